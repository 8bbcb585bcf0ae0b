import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

/** The factors keep each rule near what is measured: skid marks on dry or wet roads, the radio horizon, small nozzles. */
const RULES = [
  {
    about: 'By a rule of thumb, a car that left skid marks',
    unit: 'meters',
    factors: [10, 11, 12, 13, 14],
    gives: 'was driving at',
    result: 'kilometers per hour',
    what: 'speed',
    size: 'length',
  },
  {
    about: 'By a rule of thumb, a radio mast that is',
    unit: 'meters',
    factors: [4],
    gives: 'reaches as far as',
    result: 'kilometers',
    what: 'range',
    size: 'height',
  },
  {
    about: 'By a rule of thumb, a nozzle under a pressure of',
    unit: 'kilopascals',
    factors: [5, 6, 7, 8, 9, 10, 12, 15],
    gives: 'lets through',
    result: 'liters per minute',
    what: 'flow',
    size: 'pressure',
  },
] as const

interface Rule {
  level: Level
  factor: number
  root: number
  more: number
  rule: (typeof RULES)[number]
}

export const speedFromSkid = problem<Rule>({
  id: 'speed-from-skid',
  skill: 'roots',
  version: 6,
  levels: [-1.6, -0.9, -0.1],
  draw: (random, level) => {
    const rule = random.pick(RULES)
    const [root, more] = [random.int(3, 12), random.int(1, 5)]
    if (level === 3 && rule.size === 'length' && root + more > 13) return null
    return { level, factor: random.pick(rule.factors), root, more, rule }
  },
  write: (drawn) => ({ ...byLevel(drawn, [valueOfFormula, sizeFromValue, growthForRise]), show: plain }),
  second: ([factor = 1, a = 0, b = 0], stem) => {
    const size = (value: number): number => search([1, 1000], (d) => near(factor * Math.sqrt(d), value))
    if (stem.includes('What is')) return factor * Math.sqrt(a)
    return stem.includes('corresponds') ? size(a) : size(b) - size(a)
  },
})

function valueOfFormula(drawn: Rule): Written {
  const { factor, root, rule } = drawn
  const [d, v] = [root * root, factor * root]
  const marks =
    rule.size === 'length'
      ? m`d` + ` ${rule.unit} long`
      : rule.size === 'height'
        ? m`d` + ` ${rule.unit} high`
        : m`d` + ` ${rule.unit}`
  return {
    stem: t`${rule.about} ${marks} ${rule.gives} ${m`${factor}\sqrt{d}`} ${rule.result}. What is the ${rule.what}, in ${rule.result}, for a ${rule.size} of ${d} ${rule.unit}?`,
    key: v,
    fits: (value) => value.n > 0n && isWhole(value) && value.n <= 25n * BigInt(v) && value.n * 25n >= BigInt(v),
    wrong: wrongValues(drawn),
    because: t`Substitute ${d} for ${m`d`}: ${m`${factor}\sqrt{${d}} = ${factor} \times ${root} = ${v}`}.`,
    quick: [t`Take the square root of ${d} and multiply by ${factor}: ${m`${factor} \times ${root} = ${v}`}.`],
    full: [
      t`Only ${m`d`} is under the root: ${m`\sqrt{${d}} = ${root}`}.`,
      t`Multiply by the factor in front of the root: the ${rule.what} is ${m`${factor} \times ${root} = ${v}`} ${rule.result}.`,
    ],
    hints: [
      t`Is the ${factor} under the root or in front of it?`,
      t`Find ${m`\sqrt{${d}}`} first, and then multiply by ${factor}.`,
    ],
  }
}

function sizeFromValue(drawn: Rule): Written {
  const { factor, root, rule } = drawn
  const [d, v] = [root * root, factor * root]
  const marks =
    rule.size === 'length'
      ? m`d` + ` ${rule.unit} long`
      : rule.size === 'height'
        ? m`d` + ` ${rule.unit} high`
        : m`d` + ` ${rule.unit}`
  return {
    stem: t`${rule.about} ${marks} ${rule.gives} ${m`${factor}\sqrt{d}`} ${rule.result}. What ${rule.size}, in ${rule.unit}, corresponds to a ${rule.what} of ${v} ${rule.result}?`,
    key: d,
    fits: (value) => value.n > 0n && isWhole(value) && value.n <= 25n * BigInt(d) && value.n * 25n >= BigInt(d),
    wrong: wrongSizes(drawn),
    because: t`From ${m`${factor}\sqrt{d} = ${v}`} it follows that ${m`\sqrt{d} = ${root}`}, so ${m`d = ${root}^2 = ${d}`}.`,
    quick: [t`Divide by ${factor}, then square: ${m`${v} \div ${factor} = ${root}`} and ${m`${root}^2 = ${d}`}.`],
    full: [
      t`The ${rule.what} is ${v}, so ${m`${factor}\sqrt{d} = ${v}`}.`,
      t`Divide both sides by ${factor}: ${m`\sqrt{d} = ${root}`}.`,
      t`Square both sides: the ${rule.size} is ${m`d = ${d}`} ${rule.unit}.`,
      t`Check: ${m`${factor}\sqrt{${d}} = ${factor} \times ${root} = ${v}`}.`,
    ],
    hints: [
      t`To solve ${m`${factor}\sqrt{d} = ${v}`} for ${m`d`}, do you square first or divide first?`,
      t`Divide by ${factor} so that the root stands alone. How do you undo a square root?`,
    ],
  }
}

function growthForRise(drawn: Rule): Written {
  const { factor, root, more, rule } = drawn
  const [d, v] = [root * root, factor * root]
  const [far, fast] = [(root + more) ** 2, factor * (root + more)]
  const key = far - d
  const marks =
    rule.size === 'length'
      ? m`d` + ` ${rule.unit} long`
      : rule.size === 'height'
        ? m`d` + ` ${rule.unit} high`
        : m`d` + ` ${rule.unit}`
  return {
    stem: t`${rule.about} ${marks} ${rule.gives} ${m`${factor}\sqrt{d}`} ${rule.result}. By how many ${rule.unit} must the ${rule.size} increase so that the ${rule.what} rises from ${v} to ${fast} ${rule.result}?`,
    key,
    fits: (value) => value.n > 0n && isWhole(value) && value.n <= 25n * BigInt(key) && value.n * 25n >= BigInt(key),
    wrong: wrongGrowths(drawn),
    because: t`The root rises from ${m`${v} \div ${factor} = ${root}`} to ${m`${fast} \div ${factor} = ${root + more}`}, so ${m`d`} rises from ${m`${root}^2 = ${d}`} to ${m`${root + more}^2 = ${far}`}, an increase of ${key}.`,
    quick: [
      t`Find both values of ${m`d`} and subtract: ${m`\left(\frac{${fast}}{${factor}}\right)^2 - \left(\frac{${v}}{${factor}}\right)^2 = ${far} - ${d} = ${key}`}.`,
    ],
    full: [
      t`For the lower value, ${m`${factor}\sqrt{d} = ${v}`}. Divide by ${factor}: ${m`\sqrt{d} = ${root}`}. Square: ${m`d = ${d}`}.`,
      t`For the higher value, ${m`${factor}\sqrt{d} = ${fast}`}, so ${m`\sqrt{d} = ${root + more}`} and ${m`d = ${far}`}.`,
      t`The ${rule.size} must increase by ${m`${far} - ${d} = ${key}`} ${rule.unit}.`,
    ],
    hints: [
      t`Is the ${rule.what} proportional to ${m`d`} or to ${m`\sqrt{d}`}?`,
      t`Find ${m`\sqrt{d}`} for each ${rule.what} by dividing by ${factor}. What is ${m`d`} in each case?`,
    ],
  }
}

function wrongValues({ factor, root, rule }: Rule): Wrong[] {
  const [d, v] = [root * root, factor * root]
  const inner = Math.sqrt(factor * d)
  return [
    [factor * d, 'ignored-condition', () => t`This answer leaves out the root: ${m`${factor} \times ${d} = ${factor * d}`}. Take the square root of ${d} first.`],
    [div(factor * d, 2), 'doubled-or-halved', () => t`This answer divides ${d} by 2 instead of taking its square root: ${m`${factor} \times ${div(d, 2)} = ${div(factor * d, 2)}`}. The root is ${root}.`],
    [root, 'stopped-early', () => t`${root} is the square root of ${d}. Multiply it by ${factor} to get the ${rule.what}.`],
    [factor + root, 'wrong-operation', () => t`This answer adds: ${m`${factor} + ${root} = ${factor + root}`}. In ${m`${factor}\sqrt{d}`}, the ${factor} and the root are multiplied.`],
    [2 * v, 'doubled-or-halved', () => t`This answer uses ${2 * root} as the square root of ${d}, but ${m`${root} \times ${root} = ${d}`}, so the root is ${root}.`],
    ...(Number.isInteger(inner)
      ? ([
          [inner, 'root-of-part', () => t`This answer puts the ${factor} under the root as well: ${m`\sqrt{${factor} \times ${d}} = ${inner}`}. Only ${d} is under the root.`],
        ] as const)
      : []),
    [factor * (root + 1), 'off-by-one', () => t`This answer uses ${root + 1} as the square root of ${d}, but ${m`${root + 1}^2 = ${(root + 1) ** 2}`}.`],
    [factor * (root - 1), 'off-by-one', () => t`This answer uses ${root - 1} as the square root of ${d}, but ${m`${root - 1}^2 = ${(root - 1) ** 2}`}.`],
    [factor + d, 'wrong-operation', () => t`This answer adds ${factor} and ${d}. Take the square root of ${d} and multiply it by ${factor}.`],
  ] // prettier-ignore
}

function wrongSizes({ factor, root }: Rule): Wrong[] {
  const [d, v] = [root * root, factor * root]
  return [
    [root, 'stopped-early', () => t`${root} is the square root of ${m`d`}. Square it to find ${m`d`}: ${m`${root}^2 = ${d}`}.`],
    [2 * root, 'doubled-or-halved', () => t`This answer doubles ${root} to undo the square root. Squaring undoes it: ${m`${root}^2 = ${d}`}.`],
    [factor * d, 'root-of-part', () => t`This answer squares ${v} but divides by ${factor} only once: ${m`${v * v} \div ${factor} = ${factor * d}`}. When ${m`${factor}\sqrt{d}`} is squared, the ${factor} is squared too.`],
    [v, 'ignored-condition', () => t`${v} is the given value of ${m`${factor}\sqrt{d}`}, not of ${m`d`}.`],
    [(v - factor) ** 2, 'wrong-operation', () => t`This answer subtracts ${factor} before squaring: ${m`(${v} - ${factor})^2 = ${(v - factor) ** 2}`}. In ${m`${factor}\sqrt{d}`} the ${factor} is a factor, so divide by it.`],
    [div(v * v, 2 * factor), 'doubled-or-halved', () => t`This answer squares ${v} and divides by ${m`2 \times ${factor}`}: ${m`${v * v} \div ${2 * factor} = ${div(v * v, 2 * factor)}`}. Divide ${v} by ${factor} first, and then square.`],
    [(root + 1) ** 2, 'off-by-one', () => t`This answer is the square of ${root + 1}, but ${m`${v} \div ${factor} = ${root}`}.`],
    [v + factor, 'wrong-operation', () => t`This answer adds ${factor} to ${v}. To undo ${m`${factor}\sqrt{d}`}, divide by ${factor} and square.`],
    [div(d, 2), 'doubled-or-halved', () => t`This answer divides the square of ${root} by 2. If ${m`\sqrt{d} = ${root}`}, then ${m`d = ${d}`}.`],
  ] // prettier-ignore
}

function wrongGrowths({ factor, root, more, rule }: Rule): Wrong[] {
  const [d, v] = [root * root, factor * root]
  const [far, fast] = [(root + more) ** 2, factor * (root + more)]
  return [
    [more * more, 'power-over-sum', () => t`This answer squares the difference: ${m`(${root + more} - ${root})^2 = ${more * more}`}. Square each root first and then subtract: ${m`${far} - ${d}`}.`],
    [factor * more, 'answered-other-quantity', () => t`${m`${fast} - ${v} = ${factor * more}`} is the increase in ${m`${factor}\sqrt{d}`}, not in ${m`d`}.`],
    [more, 'stopped-early', () => t`${more} is the increase in ${m`\sqrt{d}`}, from ${root} to ${root + more}. Square both values before subtracting.`],
    [far, 'change-for-value', () => t`${far} is the new value of ${m`d`}. The question asks by how much it increases from ${d}.`],
    [factor * (far - d), 'root-of-part', () => t`This answer is ${m`(${fast * fast} - ${v * v}) \div ${factor}`}, which divides the squares of ${fast} and ${v} by ${factor} only once. The ${factor} is squared too, so divide twice.`],
    [div(d * (fast - v), v), 'additive-scaling', () => t`This answer assumes that ${m`d`} is proportional to the ${rule.what}: ${m`${d} \times \frac{${fast - v}}{${v}} = ${div(d * (fast - v), v)}`}. Only ${m`\sqrt{d}`} is proportional to it.`],
    [far + d, 'wrong-operation', () => t`This answer adds the squares ${far} and ${d}. The increase is their difference.`],
    [2 * more, 'doubled-or-halved', () => t`This answer doubles ${more}, the increase in the root, instead of squaring. Square ${root + more} and ${root} and subtract: ${m`${far} - ${d}`}.`],
    [d, 'answered-other-quantity', () => t`${d} is the original value of ${m`d`}, not its increase.`],
  ] // prettier-ignore
}
