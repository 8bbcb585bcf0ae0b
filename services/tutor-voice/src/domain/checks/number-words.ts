const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}
const parts = '- - half third quarter fifth sixth seventh eighth ninth tenth'

const values = new Map<string, number>([
  ...units.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, value): [string, number] => [word, value * 10]),
])
const words = [...values.keys(), ...Object.keys(scales)].filter((word) => word !== '-').join('|')
const numberOfWords = new RegExp(String.raw`\b(?:${words})(?:(?:[\s-]+|\s+and\s+)(?:${words}))*\b`, 'gi')
const partOfWords = new RegExp(
  String.raw`\b(\d+)[\s-]+(half|halves|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b`,
  'gi',
)

const shareOfNumber = /\b(?:a )?(half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth) of (?=[$(]?\d)/gi

/**
 * Writes English number words as digits: `twenty-five` as `25`, `two thirds` as `(2/3)`, `a quarter of 80` as `(1/4) of
 * 80`, `3 million` as `3000000`. `a third` and `half` of anything but a number stay words: `a third way`, `half the work`.
 */
export function digitsForWords(text: string): string {
  return text
    .replace(/\ba (dozen|hundred|thousand|million|billion)\b/gi, '1 $1')
    .replace(numberOfWords, digitsOf)
    .replace(/(?<!\d)(\d+(?:\.\d+)?)[ -](hundred|thousand|million|billion|dozen)\b/gi, scaled)
    .replace(partOfWords, (_, count: string, part: string) => fractionOf(count, part))
    .replace(shareOfNumber, (_, part: string) => `${fractionOf('1', part)} of `)
}

/** `one and two` are two numbers, `one hundred and two` is one. */
function digitsOf(phrase: string): string {
  if (/\band\b/i.test(phrase) && !/hundred|thousand|million/i.test(phrase.split(/\band\b/i)[0] ?? ''))
    return phrase
      .split(/((?<!\s)\s+and\s+)/i)
      .map((piece) => (/^\s+and\s+$/i.test(piece) ? piece : valueOf(piece)))
      .join('')
  return valueOf(phrase)
}

function valueOf(phrase: string): string {
  let [total, current] = [0, 0]
  for (const word of phrase.toLowerCase().match(/[a-z]+/g) ?? []) {
    const scale = scales[word]
    if (scale === undefined) current += values.get(word) ?? 0
    else if (scale === 100) current = (current || 1) * 100
    else [total, current] = [total + (current || 1) * scale, 0]
  }
  // A scale alone stands for itself after digits: `3 million`.
  return /^(hundred|thousand|million|billion)$/i.test(phrase) ? phrase : `${total + current}`
}

function scaled(_: string, digits: string, word: string): string {
  const scale = word.toLowerCase() === 'dozen' ? 12 : (scales[word.toLowerCase()] ?? 1)
  return `${Number((Number(digits) * scale).toPrecision(15))}`
}

function fractionOf(count: string, part: string): string {
  const denominator = parts
    .split(' ')
    .indexOf(part.toLowerCase().replace('fourth', 'quarter').replace('halves', 'half'))
  return `(${count}/${denominator})`
}
