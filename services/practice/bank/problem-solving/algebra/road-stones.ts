import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { add, div, rational, sub } from '../../factory/rational.ts'

const PLACES = [
  { line: 'highway', mark: 'mile', one: 'a depot', two: 'a store', thing: 'rest area', verb: 'is built' },
  { line: 'river', mark: 'mile', one: 'a lock', two: 'a harbor', thing: 'dock', verb: 'is built' },
  { line: 'railroad', mark: 'mile', one: 'a water tower', two: 'a station', thing: 'grade crossing', verb: 'is built' },
  { line: 'pipeline', mark: 'mile', one: 'a pump', two: 'a tank', thing: 'valve', verb: 'is installed' },
] as const

interface Road {
  level: Level
  a: number
  b: number
  times: number
  place: (typeof PLACES)[number]
}

export const roadStones = problem<Road>({
  id: 'road-stones',
  skill: 'absolute-value',
  version: 4,
  levels: [-0.4, 0.3, 0.9],
  draw: (random, level) => {
    const times = random.int(2, 5)
    const gap = (times * times - 1) * random.int(1, times > 3 ? 4 : 12)
    const a = gap * times + random.int(3, 60)
    return { level, a, b: random.pick([a + gap, a - gap]), times, place: random.pick(PLACES) }
  },
  write: (road) => ({ ...byLevel(road, [placeBetween, placeOutside, gapOfPlaces]), ...inAllLevels(road) }),
  second: (numbers, stem) => {
    const [a = 0, b = 0, factor = 2] = numbers
    const found: number[] = []
    for (let tenth = -20_000; tenth <= 20_000; tenth += 1) {
      if (Math.abs(tenth - 10 * a) === factor * Math.abs(tenth - 10 * b)) found.push(tenth / 10)
    }
    if (stem.includes('apart')) return Math.abs(found[0]! - found[1]!)
    const between = found.filter((x) => (x - a) * (x - b) < 0)
    const outside = found.filter((x) => (x - a) * (x - b) > 0)
    const kept = stem.includes('outside') ? outside : between
    return kept.length === 1 ? kept[0]! : Number.NaN
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(road: Road) {
  const { a, b, times, place } = road
  const { line, mark, one, two } = place
  const gap = Math.abs(b - a)
  const toward = b > a ? 1 : -1
  const inner = a + (toward * gap * times) / (times + 1)
  const outer = a + (toward * gap * times) / (times - 1)
  const factor = times === 2 ? 'twice' : t`${times} times`
  const [first, second] = [one.replace(/^an? /, 'the '), two.replace(/^an? /, 'the ')]
  const intro = t`Along a straight ${line}, distances are marked in ${mark}s. There is ${one} at ${mark} ${a} and ${two} at ${mark} ${b}.`
  const equation = `|x - ${a}| = ${times}|x - ${b}|`
  const solve = (sign: 1 | -1): string =>
    sign === -1
      ? t`If it is between them, ${m`${a < b ? `x - ${a} = ${times}(${b} - x)` : `${a} - x = ${times}(x - ${b})`}`}, so ${m`${times + 1}x = ${times * b + a}`} and ${m`x = ${inner}`}.`
      : t`If it is beyond ${second}, ${m`${a < b ? `x - ${a} = ${times}(x - ${b})` : `${a} - x = ${times}(${b} - x)`}`}, so ${times === 2 ? '' : t`${m`${times - 1}x = ${times * b - a}`} and `}${m`x = ${outer}`}.`
  return { gap, inner, outer, factor, first, second, intro, equation, solve }
}

/** What the three levels share. */
function inAllLevels(road: Road): Pick<Problem, 'show' | 'fits' | 'hints'> {
  const { equation, second } = basicsOf(road)
  return {
    show: plain,
    fits: (value) => value.n > 0n && value.d === 1n,
    hints: [
      [
        t`The two distances are in the ratio ${road.times} to 1. Into how many equal parts does that divide the stretch between the two points?`,
        t`Beyond which of the two points must the ${road.place.thing} be, and why not beyond the other?`,
        'Can both places be between the two points, or on the same side of both?',
      ][road.level - 1]!,
      [
        t`If the ${road.place.thing} is at mile ${m`x`}, then ${m`${equation}`}. How can you write that without absolute values for a place between the two points?`,
        t`If the ${road.place.thing} is at mile ${m`x`}, then ${m`${equation}`}. How can you write that without absolute values for a place beyond ${second}?`,
        t`For a place at mile ${m`x`}, ${m`${equation}`}. Write that without absolute values, once for a place between the two points and once for a place beyond ${second}.`,
      ][road.level - 1]!,
    ],
  }
}

function placeBetween(road: Road): Written<'hints' | 'fits'> {
  const { a, b, times, place } = road
  const { mark, thing, verb } = place
  const { gap, inner, outer, factor, first, second, intro, equation, solve } = basicsOf(road)
  return {
    stem: t`${intro} A ${thing} ${verb} between the two, ${factor} as far from ${first} as from ${second}. At which ${mark} is the ${thing}?`,
    key: inner,
    wrong: wrongPlaces(road, inner, outer),
    because: t`${mark.slice(0, 1).toUpperCase() + mark.slice(1)} ${inner} is between the two. Its distances are ${Math.abs(inner - a)} from ${first} and ${Math.abs(inner - b)} from ${second}, and ${Math.abs(inner - a)} is ${factor} ${Math.abs(inner - b)}.`,
    quick: [
      t`Divide the ${gap} ${mark}s between them into ${times + 1} equal parts of ${count(gap / (times + 1), mark)}. The ${thing} is one part from ${second}, at ${mark} ${m`${b} ${b > a ? '-' : '+'} ${gap / (times + 1)} = ${inner}`}.`,
    ],
    full: [
      t`If the ${thing} is at ${mark} ${m`x`}, the distances are ${m`|x - ${a}|`} and ${m`|x - ${b}|`}, so ${m`${equation}`}.`,
      solve(-1),
      t`The ${thing} is at ${mark} ${inner}. Check: it is ${count(Math.abs(inner - a), mark)} from ${first} and ${count(Math.abs(inner - b), mark)} from ${second}, and ${m`${Math.abs(inner - a)} = ${times} \times ${Math.abs(inner - b)}`}.`,
    ],
  }
}

function placeOutside(road: Road): Written<'hints' | 'fits'> {
  const { a, b, times, place } = road
  const { mark, thing, verb } = place
  const { gap, inner, outer, factor, first, second, intro, equation, solve } = basicsOf(road)
  return {
    stem: t`${intro} A ${thing} ${verb} outside the stretch between the two, ${factor} as far from ${first} as from ${second}. At which ${mark} is the ${thing}?`,
    key: outer,
    wrong: wrongPlaces(road, inner, outer),
    because: t`${mark.slice(0, 1).toUpperCase() + mark.slice(1)} ${outer} is not between the two. Its distances are ${Math.abs(outer - a)} from ${first} and ${Math.abs(outer - b)} from ${second}, and ${Math.abs(outer - a)} is ${factor} ${Math.abs(outer - b)}.`,
    quick: [
      t`Beyond ${second}, the ${thing} is one part from ${second} and ${times} parts from ${first}. So the ${gap} ${mark}s between the two are ${times === 2 ? 'one part' : t`${times - 1} parts of ${count(gap / (times - 1), mark)} each`}, and the ${thing} is at ${mark} ${m`${b} ${b > a ? '+' : '-'} ${gap / (times - 1)} = ${outer}`}.`,
    ],
    full: [
      t`If the ${thing} is at ${mark} ${m`x`}, the distances are ${m`|x - ${a}|`} and ${m`|x - ${b}|`}, so ${m`${equation}`}.`,
      solve(1),
      t`The ${thing} is at ${mark} ${outer}. Check: it is ${count(Math.abs(outer - a), mark)} from ${first} and ${count(Math.abs(outer - b), mark)} from ${second}, and ${m`${Math.abs(outer - a)} = ${times} \times ${Math.abs(outer - b)}`}.`,
    ],
  }
}

function gapOfPlaces(road: Road): Written<'hints' | 'fits'> {
  const { a, b, times, place } = road
  const { mark } = place
  const { gap, inner, outer, factor, first, second, intro, equation, solve } = basicsOf(road)
  const key = Math.abs(outer - inner)
  return {
    stem: t`${intro} There are two places along the ${place.line} that are ${factor} as far from ${first} as from ${second}. How many ${mark}s apart are these two places?`,
    key,
    wrong: wrongGaps(road, inner, outer),
    because: t`With the place at ${m`x`}, the equation ${m`${equation}`} has the solutions ${m`x = ${inner}`} and ${m`x = ${outer}`}, and ${m`${Math.max(inner, outer)} - ${Math.min(inner, outer)} = ${key}`}.`,
    quick: [
      t`For the place between the two, the ${gap} ${mark}s are ${times + 1} parts, so one part is ${count(gap / (times + 1), mark)}. For the place beyond ${second}, they are ${times === 2 ? 'one part' : t`${times - 1} parts, so one part is ${count(gap / (times - 1), mark)}`}. Both places are one part from ${second}, so they are ${m`${gap / (times + 1)} + ${gap / (times - 1)} = ${key}`} ${mark}s apart.`,
    ],
    full: [
      t`If the place is at ${mark} ${m`x`}, the distances are ${m`|x - ${a}|`} and ${m`|x - ${b}|`}, so ${m`${equation}`}.`,
      solve(-1),
      solve(1),
      t`The two places are ${m`|${inner} - ${outer}| = ${key}`} ${mark}s apart.`,
      t`Check: at ${inner} the distances are ${Math.abs(inner - a)} and ${Math.abs(inner - b)}, and at ${outer} they are ${Math.abs(outer - a)} and ${Math.abs(outer - b)}. Each time the first is ${factor} the second.`,
    ],
  }
}

function wrongPlaces({ level, a, b, times, place }: Road, inner: number, outer: number): Wrong[] {
  const { line, one, two, mark, thing } = place
  const [first, second] = [one.replace(/^an? /, 'the '), two.replace(/^an? /, 'the ')]
  const gap = Math.abs(b - a)
  const toward = b > a ? 1 : -1
  const swapped = level === 1 ? b - (toward * gap * times) / (times + 1) : a - (toward * gap) / (times - 1)
  const check = (x: number): string =>
    t`the distance is ${Math.abs(x - a)} from ${first} and ${Math.abs(x - b)} from ${second}`
  return [
    level === 1
      ? [
          outer,
          'ignored-condition',
          () =>
            t`${mark.slice(0, 1).toUpperCase() + mark.slice(1)} ${outer} has the right distances, ${Math.abs(outer - a)} and ${Math.abs(outer - b)}, but it is not between the two.`,
        ]
      : [
          inner,
          'forgot-negative-case',
          () =>
            t`${mark.slice(0, 1).toUpperCase() + mark.slice(1)} ${inner} has the right distances, ${Math.abs(inner - a)} and ${Math.abs(inner - b)}, but it is between the two. The question asks for the place outside.`,
        ],
    [
      swapped,
      'reversed-translation',
      () =>
        t`This answer makes the ${thing} ${often(times)} as far from ${second} as from ${first}. At ${swapped}, ${check(swapped)}.`,
    ],
    [
      rational(a + b, 2),
      'ignored-condition',
      () =>
        t`This answer is the midpoint, which is equally far from both. The distance from ${first} must be ${often(times)} the distance from ${second}.`,
    ],
    [
      a + (toward * gap) / (times + 1),
      'wrong-part-of-ratio',
      () =>
        t`This answer is only one of ${times + 1} equal parts from ${first}. It should be ${times} parts from ${first} and one part from ${second}.`,
    ],
    [
      add(a, rational(toward * gap * (times - 1), times)),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer divides the distance of ${gap} into ${times} parts. The ratio ${times} to 1 makes ${times + 1} parts between the two.`,
    ],
    [
      add(b, rational(toward * gap, times)),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer goes ${m`\frac{${gap}}{${times}}`} beyond ${second}. Then the distance from ${first} is ${often(times + 1)} that, not ${often(times)}.`,
    ],
    [
      Math.abs(inner - a),
      'answered-other-quantity',
      () =>
        t`${Math.abs(inner - a)} is a distance in ${mark}s from ${first}, which is at ${mark} ${a}. The question asks for the ${mark} on the ${line}.`,
    ],
    [
      Math.abs(outer - a),
      'answered-other-quantity',
      () =>
        t`${Math.abs(outer - a)} is the distance from ${first}, which itself is at ${mark} ${a}. The question asks for the ${mark}.`,
    ],
    [
      a + toward * gap * times,
      'ignored-condition',
      () =>
        t`This answer goes ${often(times)} the distance between the two, ${times * gap}, from ${first} toward ${second}. There ${check(a + toward * gap * times)}.`,
    ],
    [
      a - toward * gap * times,
      'lost-sign',
      () =>
        t`This answer goes ${times * gap} from ${first} in the direction away from ${second}. There ${check(a - toward * gap * times)}.`,
    ],
    [
      2 * b - outer,
      'lost-sign',
      () => t`This answer goes the right distance from ${second}, but toward ${first}. There ${check(2 * b - outer)}.`,
    ],
    [
      b + toward * Math.abs(b - inner),
      'lost-sign',
      () =>
        t`This answer goes ${Math.abs(b - inner)} from ${second}, but away from ${first}. There ${check(b + toward * Math.abs(b - inner))}.`,
    ],
  ]
}

function wrongGaps({ a, b, times, place }: Road, inner: number, outer: number): Wrong[] {
  const { one, two, mark } = place
  const [first, second] = [one.replace(/^an? /, 'the '), two.replace(/^an? /, 'the ')]
  const gap = Math.abs(b - a)
  const [near, far] = [Math.abs(b - inner), Math.abs(outer - b)]
  return [
    [Math.abs(far - near), 'lost-sign', () => t`This answer subtracts the distances of the places from ${second}, ${far} and ${near}. The places are on different sides of ${second}, so the distances must be added.`],
    [gap, 'answered-other-quantity', () => t`${gap} ${mark}s is the distance between ${first} and ${second}, not between the two places.`],
    [near, 'one-root-only', () => t`${count(near, mark)} is the distance of only one place from ${second}. The other place is ${count(far, mark)} away on the other side.`],
    [far, 'one-root-only', () => t`${count(far, mark)} is the distance of only one place from ${second}. The other place is ${count(near, mark)} away on the other side.`],
    [Math.abs(inner - a), 'one-root-only', () => t`${Math.abs(inner - a)} is the distance from ${first} to the nearer of the two places.`],
    [Math.abs(outer - a), 'one-root-only', () => t`${Math.abs(outer - a)} is the distance from ${first} to the farther of the two places.`],
    [2 * near, 'forgot-negative-case', () => t`This answer puts both places ${count(near, mark)} away from ${second}. On the far side, the distance from ${first} would not be ${often(times)} as great.`],
    [2 * far, 'forgot-negative-case', () => t`This answer puts both places ${count(far, mark)} away from ${second}. On the near side, the distance from ${first} would be too small.`],
    [gap * times, 'wrong-operation', () => t`This answer multiplies the ${gap} ${mark}s between the two by ${times}. Neither place is found that way. Solve ${m`|x - ${a}| = ${times}|x - ${b}|`} for both signs.`],
    [sub(gap, div(gap, times)), 'part-to-part-as-part-to-whole', () => t`This answer uses parts of ${m`\frac{${gap}}{${times}}`}. The ratio ${times} to 1 makes ${times + 1} parts for the place between the two and ${times - 1} for the other.`],
  ] // prettier-ignore
}
