/** Words that rules look for; a word one slip away from exactly one of them is taken for it. */
const KNOWN = new Set(
  `what calculate compute evaluate simplify solve factor factorise factorize expand percent percentage change average mean median
range ways choose many divided divide multiply multiplied remainder probability difference factorial greatest least common multiple
divisor prime number arrange permutations combinations discount increase decrease original price interest simple compound
invested speed travels together hours minutes ratio share system equation root square cube explain question answer wrong
correct option solution hint similar another easier probably units digit between factorisation factorization simultaneous assumption inference sufficiency comprehension
quadratic inequality weighted`.split(/\s+/),
)

/** Words of plain English that are near to a known one and right as they are. */
const RIGHT = new Set(
  `means meant there where white while that chance charge changes changed averages ranges rang days wars shares shared spare square
squares prices priced hour minute ratios roots boot speeds speed travel traveled travelled together questions answers options solutions
hints wring wording worn factors factory prime primes crime price prize numbers digits unit cubes tube share shore many mane any
way ways ray rays divides divided divider divisors multiples multiple equations systems discounts discounted increases increased
decreases decreased differences different choose chose chosen chooses loose choice simple simply sample samples expanded expands
solved solves solver explains explained explanation easier wrongs last leaf lease lest leave cost rate rates motion mention option
least roots rest mean lean median medium media medial shared known percents percentages what's that's hat wheat compounded
investing invest invests interested interests interesting corrected correctly correct calculation calculations original origin originally evaluated
evaluates calculates calculated calculator computed computer computes wide wise bears near year years dear hear root route foot
wrote wrong strong similar simpler smaller another answer answered between probable permutation combination numbered units rand robot robots and assumptions inferences weigh weighs weight weights`.split(
    /\s+/,
  ),
)

const SHORT: Record<string, string> = {
  waht: 'what',
  wath: 'what',
  hwo: 'how',
  mnay: 'many',
  percnt: 'percent',
  mcuh: 'much',
  shud: 'should',
  whts: 'what is',
  teh: 'the',
  adn: 'and',
  meen: 'mean',
  wen: 'when',
  dta: 'data',
  pik: 'pick',
  sufficency: 'sufficiency',
  prob: 'probability',
  exacly: 'exactly',
  geting: 'getting',
  dont: "don't",
}

/** Corrects one slip in a word of five letters or more, two in one of nine or more, and a last letter that is missing. */
export function correctTypos(text: string): string {
  return text.replaceAll(
    /(?<![\\\p{L}'])\p{L}+(?![\p{L}'])/gu,
    (word) => SHORT[word] ?? (word.length < 5 ? cutOff(word) : nearest(word)),
  )
}

/** True for the words that rules look for, their usual endings, and words near to them that are right as they are. */
export function isSpelledRight(word: string): boolean {
  return (
    RIGHT.has(word) ||
    KNOWN.has(word) ||
    ['s', 'd', 'ed', 'es'].some((end) => word.endsWith(end) && KNOWN.has(word.slice(0, -end.length)))
  )
}

/** `solv`: in a word of four letters, only the last letter of a known word can be missing. */
function cutOff(word: string): string {
  if (word.length < 4 || isSpelledRight(word)) return word
  return [...KNOWN].find((known) => known.length === 5 && known.startsWith(word)) ?? word
}

function nearest(word: string): string {
  if (word.length > 20 || isSpelledRight(word) || (word.endsWith('r') && KNOWN.has(word.slice(0, -1)))) return word
  const allowed = word.length >= 9 ? 2 : 1
  const near = [...KNOWN]
    .filter((known) => Math.abs(known.length - word.length) <= allowed && known[0] === word[0])
    .map((known) => ({ known, slips: distance(word, known) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips)
  const [best, next] = near
  return best !== undefined && best.slips !== next?.slips ? best.known : word
}

/** Edit distance in which two neighbours that changed places are one slip (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [[...Array(b.length + 1).keys()]]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, substituted, swapped))
    }
    rows.push(row)
  }
  return rows.at(-1)!.at(-1)!
}
