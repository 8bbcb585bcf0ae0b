import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { untwisted, type Template } from './template.ts'

const TIMES = String.raw`(?:(\d+(?:\.\d+)?) times|(twice))`
const YEARS = String.raw`(?:in (\d+) years(?: time)?|(\d+) years (ago|from now))`
const AGES = new RegExp(
  String.raw`^(?:a |the )?([a-z]+) is (?:now )?${TIMES} as old as (?:a |the |his |her )?([a-z]+)(?: now| today)?[.,;]? (?:and )?${YEARS},? (?:the )?([a-z]+) (?:will be|was) ${TIMES} as old as (?:the |his |her )?([a-z]+)(?: will be| was)?[.,;]? (?:what is (?:the )?)?(?:how old (?:is|are) )?(?:the |his |her )?([a-z]+)(?:'s age)?(?: now| today)?\s*[?.]*$`,
)

/** `Anna is three times as old as Ben. In 10 years she will be twice as old as him. How old is Ben now?` */
export const ages: Template = (asked) => {
  const match = AGES.exec(asked.plain)
  if (match === null || !untwisted(asked, 'twice ago')) return null
  const [, older, factor, , younger, ahead, away, side, who, later, , whom, wanted] = match
  const people = [older!, younger!]
  if (!['he', 'she', older!].includes(who!) || !['him', 'her', younger!].includes(whom!)) return null
  if (older === younger || !people.includes(wanted!)) return null
  // `Will be` goes with what comes, `was` with what is past.
  if ((side === 'ago') !== / was /.test(asked.plain)) return null
  const years = r.readDecimal(ahead ?? away ?? '0')
  return ageLines({
    names: people.map((name) => new RegExp(`\\b${name}\\b`, 'i').exec(asked.raw)?.[0] ?? name),
    timesNow: r.readDecimal(factor ?? '2'),
    timesThen: r.readDecimal(later ?? '2'),
    years: side === 'ago' ? r.negate(years) : years,
  })
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
