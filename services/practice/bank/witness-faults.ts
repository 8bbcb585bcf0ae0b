import { splitStatements } from '@app/contracts/rules/statement-layout'
import type { Item } from '../src/domain/item.ts'
import { numbersInText } from './factory/numbers-in-text.ts'

/** Whether a case, as an explanation prints it, is one that the stem allows. */
type Allows = (numbers: readonly number[], of: { total: number; stem: number[]; text: string }) => boolean

const whole = (low: number, high = Infinity): Allows => {
  return (numbers) => numbers.every((each) => Number.isInteger(each) && each >= low && each <= high)
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const areDifferent = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length

/**
 * What the words of a stem demand of every case. They are read here a third time, apart from the template's cases and
 * from the second solver's: those two may overlook the same condition. `total` is the first number of the stem.
 */
const CONDITIONS: ReadonlyArray<readonly [RegExp, Allows]> = [
  [/all of them positive integers/, (all) => whole(1)(all, none) && areDifferent(all)],
  [/positive integers?\b/, whole(1)],
  [/the integer coordinates of a point/, whole(-Infinity)],
  [/real number other than zero and one/, (all) => all.every((each) => each !== 0 && each !== 1)],
  [/^A .* bought at least one of each/, whole(1)],
  [/nonnegative integer/, whole(0)],
  [/integers other than zero/, (all) => all.every((each) => Number.isInteger(each) && each !== 0)],
  [/real numbers other than zero|lies on neither axis/, (all) => all.every((each) => each !== 0)],
  [/is a real number|is not parallel to the \\\(y\\\)-axis/, () => true],
  [/sequence of integers|are integers, |is an integer, |has two integer solutions/, whole(-Infinity)],
  [/integer greater than 1\b/, whole(2)],
  [/two-digit positive integer/, whole(10, 99)],
  [/positive integers less than 50/, whole(1, 49)],
  [/positive integers? not greater than 60/, whole(1, 60)],
  [/^At least three .* consecutive positive integers, none greater than 100/, ([from = 0, to = 0]) => to - from >= 2 && to <= 100],
  [/three different/, areDifferent],
  [/integers from \\\(-7\\\) to \\\(7\\\)/, whole(-7, 7)],
  [/^(\w+) is older than/, ([older = 0, younger = 0]) => older > younger && younger >= 0],
  [/whole numbers? of (?:dollars|years)/, whole(0)],
  [/the price, at most \$90, is higher than the cost/, ([price = 0, cost = 0]) => price > cost && price <= 90],
  [/a whole number of (?:pounds|liters) of each/, ([one = 0, , other = 0]) => whole(1)([one, other], none)],
  [/^Each of the \d+ .* or both\./, (all, { total }) => whole(0)(all, none) && sum(all) === total],
  [/has some \w+, some \w+ and no one else|consists of \w+ and \w+ only/, whole(1)],
  [/from one to twelve of each/, whole(1, 12)],
  [/from one to seven \w+ of each of the four kinds/, whole(1, 7)],
  [/are nonzero integers/, (all) => all.every((each) => Number.isInteger(each) && each !== 0)],
  [/from two to twelve kinds of each/, whole(2, 12)],
  [/a whole number of \w+ per minute and at most 60/, ([rate = 0]) => whole(1, 60)([rate], none)],
  [/is full after a whole number of minutes/, ([, minutes = 0]) => whole(1)([minutes], none)],
  [/where \\\(a\\\) and \\\(b\\\) are integers and \\\(a\\\) is not zero/, (all, { text }) => whole(-Infinity)(all, none) && /= -?(?:[1-9]\d*)?x/.test(text)], // prettier-ignore
  [/a whole number of (?:miles per hour|hours)/, whole(1)],
  [/somewhere else on/, ([at = -1], { stem }) => at >= 0 && at !== stem[0] && at !== stem[1]],
  [/^Of the \d+ .*, some .*, some /, ([both = 0, one = 0, other = 0, neither = 0], { total }) => both + one > 0 && both + other > 0 && both + one + other + neither === total], // prettier-ignore
  [/(?:price|value) of .* rose/, (all) => all.every((each) => each > 0)],
  [/list price was a multiple of \$20 and at most \$1,000/, ([price = 0]) => price % 20 === 0 && whole(20, 1000)([price], none)],
  [/a multiple of 5% from 5% to 90%/, ([, percent = 0]) => percent % 5 === 0 && whole(5, 90)([percent], none)],
  [/a whole number of minutes for a lap, at most 60/, ([fast = 0, slow = 0]) => whole(1, 60)([fast, slow], none) && fast < slow],
  [/in a whole number of hours, and so does .*; each of them needs at most 48/, whole(1, 48)],
  [/has fewer than 100 .*: at least one woman/, (all) => whole(1)(all, none) && sum(all) < 100],
  [/each for at least one and at most 30/, whole(1, 30)],
  [/In each of two rounds, the same whole number of liters/, ([percent = 0, drained = 0], { total }) => whole(1, 99)([percent], none) && whole(1, total - 1)([drained], none)],
  [/is divided among/, (all, { total }) => whole(0)(all, none) && sum(all) === total],
  [/at least one (?:of each|\w+)\b/, whole(1)],
  [/at a constant speed\. How long/, (all) => all.every((each) => each > 0)],
] // prettier-ignore

const none = { total: 0, stem: [], text: '' }

const CASES = [
  /^Case \d: (.+); answer: /gm,
  /\bit leaves only ([^;]+?), so the answer is /g,
  /\ballows? (.+?) \(answer: .+?\) as well as (.+?) \(answer: /g,
  /\balso true for (.+?) \(answer: /g,
  /\balso allows (.+?) \(answer: /g,
  /^Check: both statements are true for (.+), and the answer is /g,
]

/** The cases that a Data Sufficiency item of a template shows although its stem excludes them, in sentences. */
export function witnessFaults(item: Item): string[] {
  const stem = splitStatements(item.stem)?.stem ?? item.stem
  const conditions = CONDITIONS.filter(([words]) => words.test(stem))
  if (conditions.length === 0) return ['no condition on the cases is known for the stem; add one to witness-faults.ts']
  const cases = casesIn(item)
  // Each statement that is not enough ships two cases, so only a D may have none.
  if (cases.length === 0 && item.answer !== 'D') return ['no explanation shows a case']
  const [total = 0, ...more] = numbersInText(stem)
  return cases.flatMap((text) => {
    const broken = conditions.find(
      ([, allows]) => !allows(numbersInText(text), { total, stem: [total, ...more], text }),
    )
    return broken ? [`${text} is shown as a case, but the stem excludes it (${broken[0].source})`] : []
  })
}

/** Every case that an explanation names, once. */
function casesIn(item: Item): string[] {
  const texts = [...item.options.map(({ reason }) => reason), ...item.solution.full]
  const found = texts.flatMap((text) =>
    CASES.flatMap((words) => [...text.matchAll(words)].flatMap(([, ...cases]) => cases)),
  )
  return [...new Set(found)]
}
