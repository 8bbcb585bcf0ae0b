import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { form, untwisted, type Template } from './template.ts'

const num = r.readDecimal
const LIST = String.raw`((?:\d+(?:\.\d+)?(?:, and |, | and )){1,11}\d+(?:\.\d+)?)`

const WITH_LIST = [
  // The average of 5 numbers is 20. Four of them are 10, 15, 20 and 25.
  form(
    String.raw`[^\d]*?\b(?:average|mean)\b[^\d]*? N [^\d]*? (?:is|was) N[^\d]*?(?:N (?:of (?:them|the numbers|the values|these)|numbers|values|others) )?(?:are|were|:)[^\d]*? ${LIST}[^\d]*?`,
  ),
]
const NEEDED = form(
  String.raw`[^\d]*?\b(?:scores?|scored|got|grades?|marks?|results?|points|values|numbers|tests?)\b[^\d]*? ${LIST}[^\d]*?\b(?:what|which|how (?:much|many))\b[^\d]*?\b(?:need|needed|get|score|must|have to|should)\b[^\d]*?(?:(?<nth>\d+)(?:st|nd|rd|th) (?:test|exam|quiz|one|score|game))?[^\d]*?\baverage\b[^\d]*? (?<goal>\d+(?:\.\d+)?)[^\d]*?`,
)

/** The last value of a list, from its average: all values but one, or the scores until now and the average that is wanted. */
export const missingValue: Template = (asked) => {
  const text = asked.plain.replaceAll(/\b(first|second|third|fourth|fifth|sixth)\b/g, 'next')
  const said = /\b(?:on|in) (?:my |the |his |her )?(?:first )?(\d+) (?:tests|exams|quizzes|games|mocks)\b/.exec(text)
  const plain = said === null ? text : text.replace(said[0], '')
  if (/\b(?:median|range|weighted|standard|speed|percent|at least|lowest|highest|dropped?|counts?)\b|%/.test(text))
    return null
  if (!untwisted(asked, 'average other others last next second third first rest remaining must')) return null
  const given = WITH_LIST.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (given && /\b(?:what|find|which)\b/.test(text)) {
    const values = (given[4]!.match(/\d+(?:\.\d+)?/g) ?? []).map(num)
    const count = num(given[1]!)
    if (given[3] !== undefined && !r.equals(num(given[3]), r.rational(values.length))) return null
    return r.equals(count, r.rational(values.length + 1)) ? lastLines(values, count, num(given[2]!)) : null
  }
  const needed = NEEDED.exec(plain)
  if (needed === null) return null
  const values = (needed[1]!.match(/\d+(?:\.\d+)?/g) ?? []).map(num)
  const count = r.rational(values.length + 1)
  if (said !== null && !r.equals(num(said[1]!), r.rational(values.length))) return null
  const nth = needed.groups?.['nth']
  if (nth !== undefined && !r.equals(num(nth), count)) return null
  if (!/\b(?:next|last|one more|final|another|fourth)\b/.test(text) && nth === undefined) return null
  return lastLines(values, count, num(needed.groups!['goal']!))
}

function lastLines(values: readonly r.Rational[], count: r.Rational, average: r.Rational): string[] | null {
  const [total, known] = [r.multiply(count, average), values.reduce(r.add)]
  return [
    `All \\(${count.n}\\) together must be \\(${count.n} \\times ${show.number(average)} = ${show.number(total)}\\).`,
    `The known ones are \\(${values.map(show.number).join(' + ')} = ${show.number(known)}\\).`,
    `The other one: \\(${show.number(total)} - ${show.number(known)} = ${show.measure(r.subtract(total, known))}\\)`,
  ]
}

const CHANGED = [
  // The average of 6 numbers is 15. One is removed, and the average of the others is 13.
  form(
    String.raw`[^\d]*?\b(?:average|mean)\b[^\d]*? (\d+) (?:numbers|values|tests|scores|people|students|players|integers|games|exams|quizzes|employees|results)[^\d]*? (?:is|was|are|average of|of) N[^\d]*?\b(?:average|mean)\b[^\d]*? N[^\d]*?`,
  ),
  form(
    String.raw`[^\d]*?\b(\d+) (?:numbers|values|tests|scores|people|students|players|integers|games|exams|quizzes|employees)[^\d]*? (?:average|mean) [^\d]*?N[^\d]*?\b(?:average|mean)\b[^\d]*? N[^\d]*?`,
  ),
]
const REMOVED =
  /\b(?:(?:one|1|a|the) (?:number|value|score|student|player|person|of them|test)? ?(?:is |was |are )?(?:removed|dropped|taken out|leaves|left out|deleted)|(?:remov|dropp)(?:e|es|ed|ing) (?:one|1|a number|a value)|(?:one|1) (?:leaves|drops out|is left out))\b/
const JOINED =
  /\b(?:(?:one|1|a|an|another) (?:more |new |further |extra |additional |\w+th |fifth |sixth |seventh )?(?:number|value|score|student|player|person|test|employee|one)? ?(?:is |was )?(?:added|joins|included)|(?:add|adding|adds) (?:one|1|a|another) (?:more |new |further )?(?:number|value|score|test)?)\b/

/** The value that joined or left, from the averages before and after. */
export const changedAverage: Template = (asked) => {
  const text = asked.plain
  if (/\b(?:median|range|weighted|standard|speed|percent)\b|%/.test(text)) return null
  const match = CHANGED.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  const [isRemoved, isJoined] = [REMOVED.test(text), JOINED.test(text)]
  if (match === undefined || isRemoved === isJoined || !/\b(?:what|which|find|how (?:old|much))\b/.test(text))
    return null
  if (
    !untwisted(
      asked,
      'average removed added adds other others remaining rest after if another extra additional more leaves left then last',
    )
  )
    return null
  if (/\b(?:increases?|rises?|falls?|drops?|goes (?:up|down)) by\b|\bis (?:more|less)\b/.test(text)) return null
  const ask = text.split(/[.,;?]\s+(?=what|which|find|how)/).at(-1) ?? ''
  if (
    /\b(?:average|mean|sum|total)\b/.test(ask) ||
    !/\b(?:number|value|score|one|it|student|player|person|removed|added|test|old)\b/.test(ask)
  )
    return null
  const [count, before, now] = [num(match[1]!), num(match[2]!), num(match[3]!)]
  const then = isRemoved ? r.subtract(count, r.ONE) : r.add(count, r.ONE)
  if (then.n <= 0n) return null
  const [first, second] = [r.multiply(count, before), r.multiply(then, now)]
  const [large, small] = isRemoved ? [first, second] : [second, first]
  return [
    `The sum before: \\(${count.n} \\times ${show.number(before)} = ${show.number(first)}\\)`,
    `The sum after: \\(${then.n} \\times ${show.number(now)} = ${show.number(second)}\\)`,
    `The value that ${isRemoved ? 'left' : 'came'} is the difference: \\(${show.number(large)} - ${show.number(small)} = ${show.measure(r.subtract(large, small))}\\)`,
  ]
}

const HAVE = form(
  String.raw`[^\d]*?(?:after|for|over|in|of) (?:my |the )?(?:first )?(\d+) (?:tests|exams|quizzes|games|scores|mocks|papers)[^\d]*?(?:average|averaging|averaged|averages)[^\d]*? N[^\d]*?(?:(\d+)(?:st|nd|rd|th)|next|last)[^\d]*?\b(?:average|mean)\b[^\d]*? N[^\d]*?`,
)

const HAVE_AVERAGE = form(
  String.raw`[^\d]*?average (?:on|over|for|of|after|in) (?:my |the )?(?:first )?(\d+) (?:tests|exams|quizzes|games|scores|mocks|papers) (?:is|was) N[^\d]*?(?:(\d+)(?:st|nd|rd|th)|next|last)[^\d]*?\baverage\b[^\d]*? N[^\d]*?`,
)

/** `After 4 tests my average is 82, what do I need on the 5th for an average of 85`. */
export const neededScore: Template = (asked) => {
  const text = asked.plain.replaceAll(/\b(?:second|third|fourth|fifth|sixth|seventh)\b/g, 'next')
  const match = HAVE.exec(text) ?? HAVE_AVERAGE.exec(text)
  if (match === null || /%|\bpercent\b|\bby\b/.test(asked.plain) || !/\b(?:what|how (?:much|many))\b/.test(asked.plain))
    return null
  if (
    !/\b(?:need|needed|must|have to|should|get|score)\b/.test(asked.plain) ||
    !untwisted(asked, 'average after first next last must second third')
  )
    return null
  const [count, before, now] = [num(match[1]!), num(match[2]!), num(match[4]!)]
  const then = r.add(count, r.ONE)
  if (match[3] !== undefined && !r.equals(num(match[3]), then)) return null
  const [first, second] = [r.multiply(count, before), r.multiply(then, now)]
  return [
    `Until now the sum is \\(${count.n} \\times ${show.number(before)} = ${show.number(first)}\\).`,
    `It must become \\(${then.n} \\times ${show.number(now)} = ${show.number(second)}\\).`,
    `So the next one must be \\(${show.number(second)} - ${show.number(first)} = ${show.measure(r.subtract(second, first))}\\).`,
  ]
}
