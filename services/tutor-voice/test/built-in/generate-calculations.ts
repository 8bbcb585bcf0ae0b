/** A calculation as a person would type it, and its value by other means than the tutor's. */
export interface Calculation {
  kind: string
  text: string
  /** Values that the answer must show, as `showsValue` of judge.ts reads them; more than one notation is allowed by `|`. */
  values: string[]
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Draw = (low: number, high: number) => number

/** The quotient of two whole numbers in the notations in which it may be shown. */
function quotient(top: number, bottom: number): string {
  const sign = top < 0 !== bottom < 0 && top !== 0 ? '-' : ''
  let [a, b] = [Math.abs(top), Math.abs(bottom)]
  for (let divisor = 2; divisor <= Math.min(a, b); divisor++)
    while (a % divisor === 0 && b % divisor === 0) [a, b] = [a / divisor, b / divisor]
  if (a === 0) return '0'
  if (b === 1) return `${sign}${a}`
  const digits = a / b
  const exact = Number.isInteger(Math.round(digits * 1e6 * b) / 1e6) && Math.round(digits * 1e6) * b === a * 1e6
  return exact ? `${sign}${a}/${b}|${sign}${Math.round(digits * 1e6) / 1e6}` : `${sign}${a}/${b}`
}

const KINDS: Record<string, (draw: Draw) => Omit<Calculation, 'kind'>> = {
  'percent of': (draw) => {
    const [p, n] = [draw(1, 150), draw(2, 900)]
    return { text: `What is ${p}% of ${n}?`, values: [quotient(p * n, 100)] }
  },
  share: (draw) => {
    const [part, total] = [draw(1, 80), draw(2, 200)]
    return { text: `${part} is what percent of ${total}?`, values: [quotient(part * 100, total)] }
  },
  'percent change': (draw) => {
    const [old, now] = [draw(2, 300), draw(1, 300)]
    return { text: `What is the percent change from ${old} to ${now}?`, values: [quotient((now - old) * 100, old)] }
  },
  'reverse percent': (draw) => {
    const [p, price] = [draw(1, 60), draw(5, 400)]
    return {
      text: `After a ${p}% discount a bag costs $${price}. What was the original price?`,
      values: [quotient(price * 100, 100 - p)],
    }
  },
  fractions: (draw) => {
    const [a, b, c, d] = [draw(1, 20), draw(2, 20), draw(1, 20), draw(2, 20)]
    const sign = draw(0, 1) === 1 ? '+' : '-'
    return {
      text: `${a}/${b} ${sign} ${c}/${d}`,
      values: [quotient(sign === '+' ? a * d + c * b : a * d - c * b, b * d)],
    }
  },
  brackets: (draw) => {
    const [a, b, c, d] = [draw(1, 30), draw(1, 30), draw(1, 30), draw(1, 9)]
    return { text: `calculate (${a} - ${b}) * ${c} + ${d}^2`, values: [quotient((a - b) * c + d * d, 1)] }
  },
  'linear equation': (draw) => {
    const [a, b, c, d] = [draw(2, 12), draw(-20, 20), draw(-12, 1), draw(-30, 30)]
    return {
      text: `Solve ${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${c}x ${d < 0 ? '-' : '+'} ${Math.abs(d)}`,
      values: [quotient(d - b, a - c)],
    }
  },
  'quadratic equation': (draw) => {
    const [p, q] = [draw(-12, 12), draw(-12, 12)]
    const [b, c] = [-(p + q), p * q]
    return {
      text: `solve x^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}x ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0`,
      values: [`${p}`, `${q}`],
    }
  },
  system: (draw) => {
    const [x, y, a] = [draw(-15, 15), draw(-15, 15), draw(2, 9)]
    return { text: `x + y = ${x + y} and ${a}x - y = ${a * x - y}`, values: [`${x}`, `${y}`] }
  },
  'absolute value': (draw) => {
    const [a, b] = [draw(1, 30), draw(1, 30)]
    return { text: `|x - ${a}| = ${b}`, values: [`${a + b}`, `${a - b}`] }
  },
  inequality: (draw) => {
    const [a, b, c] = [draw(2, 12), draw(1, 40), draw(1, 40)]
    return { text: `-${a}x + ${b} > ${c}`, values: [quotient(b - c, a)] }
  },
  choices: (draw) => {
    const [n, k] = [draw(3, 14), draw(1, 3)]
    const ordered = Array.from({ length: k }, (_, index) => n - index).reduce((product, factor) => product * factor, 1)
    return {
      text: `How many ways are there to choose ${k} people from ${n}?`,
      values: [`${ordered / [1, 1, 2, 6][k]!}`],
    }
  },
  'remainder of a power': (draw) => {
    const [base, exponent, divisor] = [draw(2, 12), draw(2, 60), draw(2, 13)]
    let rest = 1
    for (let step = 0; step < exponent; step++) rest = (rest * base) % divisor
    return { text: `What is the remainder when ${base}^${exponent} is divided by ${divisor}?`, values: [`${rest}`] }
  },
  'greatest common factor': (draw) => {
    const [a, b] = [draw(2, 400), draw(2, 400)]
    let best = 1
    for (let divisor = 2; divisor <= Math.min(a, b); divisor++)
      if (a % divisor === 0 && b % divisor === 0) best = divisor
    return { text: `gcd of ${a} and ${b}`, values: [`${best}`] }
  },
  average: (draw) => {
    const list = Array.from({ length: draw(2, 6) }, () => draw(-20, 90))
    return {
      text: `average of ${list.join(', ')}`,
      values: [
        quotient(
          list.reduce((sum, value) => sum + value, 0),
          list.length,
        ),
      ],
    }
  },
  work: (draw) => {
    const [a, b] = [draw(1, 24), draw(1, 24)]
    return {
      text: `A can paint a room in ${a} hours and B in ${b} hours. How long do they need together?`,
      values: [quotient(a * b, a + b)],
    }
  },
  'average speed': (draw) => {
    const [v, w] = [draw(10, 90), draw(10, 90)]
    return {
      text: `A bus drives there at ${v} km/h and back at ${w} km/h. What is the average speed?`,
      values: [quotient(2 * v * w, v + w)],
    }
  },
  ratio: (draw) => {
    const [a, b, total] = [draw(1, 9), draw(1, 9), draw(10, 500)]
    return {
      text: `Share ${total} in the ratio ${a}:${b}`,
      values: [quotient(total * a, a + b), quotient(total * b, a + b)],
    }
  },
  'simple interest': (draw) => {
    const [principal, rate, years] = [draw(1, 90) * 100, draw(1, 12), draw(1, 10)]
    return {
      text: `What is the simple interest on $${principal} at ${rate}% for ${years} years?`,
      values: [quotient(principal * rate * years, 100)],
    }
  },
  mixture: (draw) => {
    const [a, p, b, q] = [draw(1, 20), draw(1, 90), draw(1, 20), draw(1, 90)]
    return {
      text: `Mix ${a} litres of ${p}% acid with ${b} litres of ${q}% acid. What is the concentration?`,
      values: [quotient(a * p + b * q, a + b)],
    }
  },
  'added mixture': (draw) => {
    const [p, q, volume, wanted] = [draw(31, 90), draw(1, 29), draw(1, 30), 30]
    return {
      text: `How many litres of a ${p}% solution must be added to ${volume} litres of a ${q}% solution to get a ${wanted}% solution?`,
      values: [quotient(volume * (wanted - q), p - wanted)],
    }
  },
  'catching up': (draw) => {
    const [slow, gain, hours] = [draw(20, 70), draw(1, 40), draw(1, 6)]
    return {
      text: `A van leaves at ${slow} km/h. A car leaves ${hours} hours later on the same road at ${slow + gain} km/h. How long does the car take to catch up?`,
      values: [quotient(slow * hours, gain)],
    }
  },
  ages: (draw) => {
    const [then, more, years] = [draw(2, 4), draw(1, 4), draw(1, 20)]
    return {
      text: `Anna is ${then + more} times as old as Ben. In ${years} years she will be ${then} times as old as him. How old is Ben now?`,
      values: [quotient(years * (then - 1), more)],
    }
  },
  'at least one': (draw) => {
    const tosses = draw(1, 10)
    return {
      text: `What is the probability of at least one head in ${tosses} tosses of a coin?`,
      values: [`${2 ** tosses - 1}/${2 ** tosses}`],
    }
  },
}

/** So many calculations, the kinds in turn. */
export function generateCalculations(count: number, seed: number): Calculation[] {
  const random = randomFrom(seed)
  const draw: Draw = (low, high) => low + Math.floor(random() * (high - low + 1))
  const kinds = Object.entries(KINDS)
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length]!
    return { kind, ...make(draw) }
  })
}
