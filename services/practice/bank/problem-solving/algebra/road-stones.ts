import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { add, div, rational, sub } from '../../factory/rational.ts'

const PLACES = [
  { line: 'highway', mark: 'mile', one: 'a depot', two: 'a shop', thing: 'rest area', verb: 'is built' },
  { line: 'river', mark: 'mile', one: 'a lock', two: 'a harbor', thing: 'jetty', verb: 'is built' },
  {
    line: 'railway line',
    mark: 'mile',
    one: 'a signal box',
    two: 'a station',
    thing: 'level crossing',
    verb: 'is planned',
  },
  { line: 'pipeline', mark: 'mile', one: 'a pump', two: 'a tank', thing: 'valve', verb: 'is fitted' },
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
  version: 3,
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
  const intro = t`Along a straight ${line}, distances are marked in ${mark}s. At ${mark} ${a} there is ${one}, at ${mark} ${b} ${two}.`
  const equation = `|x - ${a}| = ${times}|x - ${b}|`
  const solve = (sign: 1 | -1): string =>
    sign === -1
      ? t`Between them: ${m`x - ${a} = ${times}(${b} - x)`}, so ${m`${times + 1}x = ${times * b + a}`} and ${m`x = ${inner}`}.`
      : t`Outside: ${m`x - ${a} = ${times}(x - ${b})`}, so ${times === 2 ? '' : t`${m`${times - 1}x = ${times * b - a}`} and `}${m`x = ${outer}`}.`
  return { gap, inner, outer, factor, first, second, intro, equation, solve }
}

/** What the three levels share. */
function inAllLevels(road: Road): Pick<Problem, 'show' | 'fits' | 'hints'> {
  const { equation } = basicsOf(road)
  return {
    show: plain,
    fits: (value) => value.n > 0n && value.d === 1n,
    hints: [
      'Write both distances as absolute values.',
      t`The equation is ${m`${equation}`}. On which side of the two places is ${m`x`}?`,
    ],
  }
}

function placeBetween(road: Road): Written<'hints' | 'fits'> {
  const { a, b, times, place } = road
  const { mark, thing, verb } = place
  const { gap, inner, outer, factor, first, second, intro, equation, solve } = basicsOf(road)
  return {
    stem: t`${intro} A ${thing} ${verb} between the two, ${factor} as far from ${first} as from ${second}. At which ${mark} is it?`,
    key: inner,
    wrong: wrongPlaces(road, inner, outer),
    because: t`${m`|${inner} - ${a}| = ${Math.abs(inner - a)}`} is ${factor} ${m`|${inner} - ${b}| = ${Math.abs(inner - b)}`}, and ${mark} ${inner} lies between the two.`,
    quick: [
      t`Cut the ${gap} ${mark}s between them into ${times + 1} equal parts; the place lies ${times} parts from ${first}: ${inner}.`,
    ],
    full: [
      t`If the place is at ${mark} ${m`x`}, the distances are ${m`|x - ${a}|`} and ${m`|x - ${b}|`}, so ${m`${equation}`}.`,
      solve(-1),
    ],
  }
}

function placeOutside(road: Road): Written<'hints' | 'fits'> {
  const { a, b, times, place } = road
  const { mark, thing, verb } = place
  const { gap, inner, outer, factor, first, second, intro, equation, solve } = basicsOf(road)
  return {
    stem: t`${intro} A ${thing} ${verb} outside the stretch between the two, ${factor} as far from ${first} as from ${second}. At which ${mark} is it?`,
    key: outer,
    wrong: wrongPlaces(road, inner, outer),
    because: t`${m`|${outer} - ${a}| = ${Math.abs(outer - a)}`} is ${factor} ${m`|${outer} - ${b}| = ${Math.abs(outer - b)}`}, and ${mark} ${outer} lies outside the stretch between the two.`,
    quick: [
      t`The ${gap} ${mark}s between them are ${times - 1} ${times === 2 ? 'part' : 'parts'}; one more part beyond ${second}: ${outer}.`,
    ],
    full: [
      t`If the place is at ${mark} ${m`x`}, the distances are ${m`|x - ${a}|`} and ${m`|x - ${b}|`}, so ${m`${equation}`}.`,
      solve(1),
    ],
  }
}

function gapOfPlaces(road: Road): Written<'hints' | 'fits'> {
  const { a, b, times, place } = road
  const { mark } = place
  const { gap, inner, outer, factor, first, second, intro, equation, solve } = basicsOf(road)
  const key = Math.abs(outer - inner)
  return {
    stem: t`${intro} There are two places that are ${factor} as far from ${first} as from ${second}. How many ${mark}s apart are they?`,
    key,
    wrong: wrongGaps(road, inner, outer),
    because: t`${m`${equation}`} holds for ${m`x = ${inner}`} and ${m`x = ${outer}`}, and ${m`${Math.max(inner, outer)} - ${Math.min(inner, outer)} = ${key}`}.`,
    quick: [
      t`From ${second}, one place is ${m`\frac{${gap}}{${times + 1}} = ${gap / (times + 1)}`} inwards, the other ${m`\frac{${gap}}{${times - 1}} = ${gap / (times - 1)}`} outwards.`,
    ],
    full: [
      t`If the place is at ${mark} ${m`x`}, the distances are ${m`|x - ${a}|`} and ${m`|x - ${b}|`}, so ${m`${equation}`}.`,
      solve(-1),
      solve(1),
      t`They are ${m`|${inner} - ${outer}| = ${key}`} ${mark}s apart.`,
    ],
  }
}

function wrongPlaces({ level, a, b, times, place }: Road, inner: number, outer: number): Wrong[] {
  const { one, two, mark } = place
  const [first, second] = [one.replace(/^an? /, 'the '), two.replace(/^an? /, 'the ')]
  const gap = Math.abs(b - a)
  const toward = b > a ? 1 : -1
  const swapped = level === 1 ? b - (toward * gap * times) / (times + 1) : a - (toward * gap) / (times - 1)
  const check = (x: number): string => t`it is ${Math.abs(x - a)} from ${first} and ${Math.abs(x - b)} from ${second}`
  return [
    level === 1
      ? [
          outer,
          'ignored-condition',
          () =>
            t`${mark.replace(/^k/, 'K')} ${outer} has the right distances, ${Math.abs(outer - a)} and ${Math.abs(outer - b)}, but does not lie between the two.`,
        ]
      : [
          inner,
          'forgot-negative-case',
          () =>
            t`${mark.replace(/^k/, 'K')} ${inner} has the right distances, ${Math.abs(inner - a)} and ${Math.abs(inner - b)}, but lies between the two. Take the other sign as well.`,
        ],
    [
      swapped,
      'reversed-translation',
      () =>
        t`This answer makes it ${often(times)} as far from ${second} as from ${first}. At ${swapped} ${check(swapped)}.`,
    ],
    [
      rational(a + b, 2),
      'ignored-condition',
      () =>
        t`This answer takes the middle, which is equally far from both. The distance from ${first} must be ${often(times)} that from ${second}.`,
    ],
    [
      a + (toward * gap) / (times + 1),
      'wrong-part-of-ratio',
      () =>
        t`This answer goes one part of ${times + 1} from ${first}. It is ${times} parts from there and one part from ${second}.`,
    ],
    [
      add(a, rational(toward * gap * (times - 1), times)),
      'part-to-part-as-part-to-whole',
      () => t`This answer cuts the distance of ${gap} into ${times} parts. The distances have the ratio ${times} to 1.`,
    ],
    [
      add(b, rational(toward * gap, times)),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer goes ${m`\frac{${gap}}{${times}}`} beyond ${second}. Then the distance from ${first} is not ${often(times)} that, but ${often(times + 1)}.`,
    ],
    [
      Math.abs(inner - a),
      'answered-other-quantity',
      () => t`${Math.abs(inner - a)} is the distance from ${first}, which itself stands at ${mark} ${a}.`,
    ],
    [
      Math.abs(outer - a),
      'answered-other-quantity',
      () => t`${Math.abs(outer - a)} is the distance from ${first}, which itself stands at ${mark} ${a}.`,
    ],
    [
      a + toward * gap * times,
      'ignored-condition',
      () =>
        t`This answer goes ${often(times)} the distance of the two, ${times * gap}, from ${first}. Then ${check(a + toward * gap * times)}.`,
    ],
    [
      a - toward * gap * times,
      'lost-sign',
      () =>
        t`This answer goes ${times * gap} from ${first}, away from ${second}. Then ${check(a - toward * gap * times)}.`,
    ],
    [
      2 * b - outer,
      'lost-sign',
      () => t`This answer goes from ${second} the right distance, but towards ${first}. There ${check(2 * b - outer)}.`,
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
    [
      Math.abs(far - near),
      'lost-sign',
      () =>
        t`This answer subtracts the distances from ${second}, ${far} and ${near}. The two places lie on different sides of it.`,
    ],
    [
      gap,
      'answered-other-quantity',
      () => t`${gap} ${mark}s lie between ${first} and ${second}, not between the two places.`,
    ],
    [
      near,
      'one-root-only',
      () => t`${near} is how far one of the places is from ${second}. The other lies ${far} beyond it.`,
    ],
    [
      far,
      'one-root-only',
      () => t`${far} is how far the outer place is from ${second}. The other lies ${near} on the other side of it.`,
    ],
    [
      Math.abs(inner - a),
      'one-root-only',
      () => t`${Math.abs(inner - a)} is how far the inner place is from ${first}.`,
    ],
    [
      Math.abs(outer - a),
      'one-root-only',
      () => t`${Math.abs(outer - a)} is how far the outer place is from ${first}.`,
    ],
    [
      2 * near,
      'forgot-negative-case',
      () =>
        t`This answer puts the second place as far beyond ${second} as the first lies before it, ${near}. There the distance from ${first} is not ${often(times)} as great.`,
    ],
    [
      2 * far,
      'forgot-negative-case',
      () =>
        t`This answer puts the second place as far before ${second} as the other lies beyond it, ${far}. There the distance from ${first} is too small.`,
    ],
    [
      gap * times,
      'wrong-operation',
      () =>
        t`This answer multiplies the ${gap} ${mark}s between them by ${times}. Solve ${m`|x - ${a}| = ${times}|x - ${b}|`} for both signs.`,
    ],
    [
      sub(gap, div(gap, times)),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer takes parts of ${m`\frac{${gap}}{${times}}`}. The ratio ${times} to 1 makes ${times + 1} parts inside and ${times - 1} outside.`,
    ],
  ]
}
