import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { untwisted, type Template } from './template.ts'

const TIMES = String.raw`(?:(?:only |exactly |just )?(?:(\d+(?:\.\d+)?) times|(twice)))`
const YEARS = String.raw`(?:in (\d+) years(?:'? time)?|(\d+) years (ago|from now|hence|later))`
const WHO = String.raw`(?:(?:a|the|my|his|her) )?([a-z]+)`
const ASK = String.raw`(?:what is (?:the )?)?(?:how old (?:is|are|am) )?${WHO}(?:'s)?(?: age)?(?: now| today| currently)?`
const AGES = new RegExp(
  String.raw`^${WHO} (?:is|am) (?:now |currently )?${TIMES} as old as ${WHO}(?: is| am)?(?: now| today)?[.,;]? (?:and |but )?${YEARS},? ${WHO}(?: will|'ll) be ${TIMES} as old as ${WHO}(?: will be| is| am)?(?: then)?[.,;]? ${ASK}\s*[?.]*$`,
)
const AGO = new RegExp(
  String.raw`^${WHO} (?:is|am) (?:now |currently )?${TIMES} as old as ${WHO}(?: is| am)?(?: now| today)?[.,;]? (?:and |but )?${YEARS},? ${WHO} was ${TIMES} as old as ${WHO}(?: was)?(?: then)?[.,;]? ${ASK}\s*[?.]*$`,
)

/** `Anna is three times as old as Ben. In 10 years she will be twice as old as him. How old is Ben now?` */
export const ages: Template = (asked) => {
  const ahead = AGES.exec(asked.plain)
  const match = ahead ?? AGO.exec(asked.plain)
  if (match === null || !untwisted(asked, 'twice ago only exactly later then')) return null
  const [, older, factor, , younger, coming, away, side, who, later, , whom, wanted] = match
  const [large, small] = [personOf(older!), personOf(younger!)]
  if (!['he', 'she', large].includes(personOf(who!)) || !['him', 'her', 'he', 'she', small].includes(personOf(whom!)))
    return null
  // `Her` after a woman, as in `she will be twice as old as her`, may be any of them; as an object it is the other one.
  if (large === small || !isWanted(personOf(wanted!), large, small)) return null
  // `Will be` goes with what comes, `was` with what is past.
  if ((side === 'ago') !== (ahead === null)) return null
  const years = r.readDecimal(coming ?? away ?? '0')
  return ageLines({
    names: [older!, younger!].map((name) => nameOf(name, asked.raw)),
    timesNow: r.readDecimal(factor ?? '2'),
    timesThen: r.readDecimal(later ?? '2'),
    years: side === 'ago' ? r.negate(years) : years,
  })
}

const personOf = (word: string): string => (['me', 'i', 'myself'].includes(word) ? 'i' : word)
const isWanted = (wanted: string, large: string, small: string): boolean =>
  [large, small, 'they', 'each'].includes(wanted)

function nameOf(word: string, raw: string): string {
  if (personOf(word) === 'i') return 'the one who asks'
  return new RegExp(`\\b${word}\\b`, 'i').exec(raw)?.[0] ?? word
}

const OLDER = new RegExp(
  String.raw`^${WHO} (?:is|am) (?:(\d+) years older than|${TIMES} as old as) ${WHO}[.,;]?(?: and)? (?:together (?:they|we) are|the sum of their ages is|their ages (?:add up to|sum to|total)|their (?:combined|total) age is) (\d+)(?: years)?(?: old)?[.,;]? ${ASK}\s*[?.]*$`,
)

/** `Tom is 5 years older than Ann. Together they are 35. How old is Ann?` */
export const agesTogether: Template = (asked) => {
  const match = OLDER.exec(asked.plain)
  if (match === null || !untwisted(asked, 'older than twice together exactly only')) return null
  const [, older, more, factor, , younger, sum, wanted] = match
  const people = [personOf(older!), personOf(younger!)]
  if (people[0] === people[1] || !isWanted(personOf(wanted!), people[0]!, people[1]!)) return null
  const [large, small] = [older!, younger!].map((name) => nameOf(name, asked.raw))
  const total = r.readDecimal(sum!)
  const times = r.readDecimal(factor ?? '2')
  const plus = more === undefined ? r.ZERO : r.readDecimal(more)
  const y = more === undefined ? r.divide(total, r.add(times, r.ONE)) : r.divide(r.subtract(total, plus), r.rational(2))
  if (y.n <= 0n) return null
  const tex = more === undefined ? `${show.number(times)}x` : `x + ${more}`
  return [
    `Call the age of ${small} \\(x\\); the age of ${large} is \\(${tex}\\).`,
    `Together: \\(x + ${tex} = ${sum}\\)`,
    `So \\(x = ${show.measure(y)}\\): the age of ${small} is \\(${show.measure(y)}\\), and the age of ${large} is \\(${show.measure(r.subtract(total, y))}\\).`,
  ]
}

const OLDER_THEN = new RegExp(
  String.raw`^${WHO} (?:is|am) (\d+) years older than ${WHO}[.,;]? (?:and |but )?in (\d+) years(?:' time)?,? ${WHO}(?: will|'ll) be ${TIMES} as old as ${WHO}(?: will be| is| am)?(?: then)?[.,;]? ${ASK}\s*[?.]*$`,
)

/** `My mother is 24 years older than me. In 8 years she will be twice as old as me. How old am I?` */
export const agesApart: Template = (asked) => {
  const match = OLDER_THEN.exec(asked.plain)
  if (match === null || !untwisted(asked, 'older than twice exactly only then')) return null
  const [, older, more, younger, ahead, who, factor, , whom, wanted] = match
  const [large, small] = [personOf(older!), personOf(younger!)]
  if (!['he', 'she', large].includes(personOf(who!)) || !['him', 'her', 'he', 'she', small].includes(personOf(whom!)))
    return null
  if (large === small || !isWanted(personOf(wanted!), large, small)) return null
  const [plus, years, times] = [more!, ahead!, factor ?? '2'].map(r.readDecimal) as [r.Rational, r.Rational, r.Rational]
  if (r.compare(times, r.ONE) <= 0) return null
  const then = r.divide(plus, r.subtract(times, r.ONE))
  const x = r.subtract(then, years)
  if (x.n <= 0n) return null
  const [first, second] = [older!, younger!].map((name) => nameOf(name, asked.raw))
  return [
    `Call the age of ${second} now \\(x\\); the age of ${first} is \\(x + ${more}\\).`,
    `In ${ahead} years: \\(x + ${more} + ${ahead} = ${show.number(times)}(x + ${ahead})\\)`,
    `So \\(x = ${show.measure(x)}\\): now the age of ${second} is \\(${show.measure(x)}\\), and the age of ${first} is \\(${show.measure(r.add(x, plus))}\\).`,
  ]
}

interface Ages {
  /** The older one and the younger one. */
  names: string[]
  /** How many times as old the first one is now, and then. */
  timesNow: r.Rational
  timesThen: r.Rational
  /** Years from now to then; negative in the past. */
  years: r.Rational
}

/** From `timesNow * x + years = timesThen * (x + years)`. Null if this gives no age, now or then. */
function ageLines({ names: [older, younger], timesNow, timesThen, years }: Ages): string[] | null {
  const difference = r.subtract(timesNow, timesThen)
  if (difference.n === 0n || r.compare(timesNow, r.ONE) <= 0) return null
  const x = r.divide(r.multiply(years, r.subtract(timesThen, r.ONE)), difference)
  if (x.n <= 0n || r.add(x, years).n <= 0n) return null
  const [past, span] = [years.n < 0n, show.number(r.absolute(years))]
  const sign = past ? '-' : '+'
  return [
    `Call the age of ${younger} now \\(x\\); the age of ${older} is \\(${show.number(timesNow)}x\\).`,
    `${past ? `${span} years ago` : `In ${span} years`}: \\(${show.number(timesNow)}x ${sign} ${span} = ${show.number(timesThen)}(x ${sign} ${span})\\)`,
    `So \\(x = ${show.measure(x)}\\): now the age of ${younger} is \\(${show.measure(x)}\\), and the age of ${older} is \\(${show.measure(r.multiply(timesNow, x))}\\).`,
  ]
}
