/**
 * Returns the numbers that a text states: each number, and the value of each calculation in digits or words ('8 × 5',
 * 'twice 20', '\frac{160}{3}'). A percentage counts as itself and as its hundredth. Powers of a letter state nothing.
 */
export function valuesIn(text: string): number[] {
  const plain = calculationsOf(text)
  const found: number[] = []
  for (const run of new Set(runsIn(plain))) found.push(...valuesOfRun(run))
  return [...new Set(found.filter(Number.isFinite))]
}

/** Returns the values that an option stands for: none if its text is no single number with perhaps a unit. */
export function valuesOfOption(text: string): number[] {
  const plain = calculationsOf(text).replace(/(?<=\d)\s*:\s*(?=\d)|(?<=\d)\s+to\s+(?=\d)/g, '/')
  const runs = runsIn(plain)
  const [only] = runs
  if (only === undefined || runs.length > 1 || /[a-z]\s*[-+*/^=<>≤≥(]|[-+*/^=<>≤≥]\s*[a-z]|\d[a-z]\b/.test(plain))
    return []
  return wholeValues(only)
}

/** Whether two values are the same but for rounding errors of the calculation. */
export function isSameValue(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))
}

/**
 * The parts that may be calculations: they begin like a number or a term and end like one. Its ends are looked up, since
 * one expression for all of it takes quadratic time for 30,000 dots.
 */
function runsIn(plain: string): string[] {
  const found: string[] = []
  for (const [signs] of plain.matchAll(/[\d.\s+\-*/^()√%]+/g)) {
    const [first, last] = [signs.search(/[-\d.√(]/), signs.search(/[\d)%](?=[^\d)%]*$)/)]
    if (first !== -1 && (first < last || (first === last && signs[first] !== '(')))
      found.push(signs.slice(first, last + 1))
  }
  return found
}

function valuesOfRun(run: string): number[] {
  const numbers = [...run.matchAll(/(?<![\d.^])(?:\d+(?:\.\d+)?|\.\d+)%?/g)].flatMap(([number]) => wholeValues(number))
  return [...wholeValues(run), ...numbers]
}

function wholeValues(run: string): number[] {
  const value = evaluate(run)
  if (!Number.isFinite(value)) return []
  return run.includes('%') ? [value, value * 100] : [value]
}

const plainSigns: ReadonlyArray<readonly [RegExp, string]> = [
  [/\\[()[\]]|\\left|\\right|\\[,;!]|[{}]?\\text\{[^{}]*\}|[$€£]/g, ' '],
  [/\{,\}/g, ','],
  [/(?<!\d)(\d+)\s*\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, '($1+$2/$3)'],
  [/\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))'],
  [/\\sqrt\{([^{}]+)\}/g, '√($1)'],
  [/\\times|\\cdot|[×·∙]|\btimes\b|\bmultiplied by\b/g, '*'],
  [/\\div|÷|\bdivided by\b|\bover\b|⁄/g, '/'],
  [/[−–]|\bminus\b/g, '-'],
  [/\bplus\b/g, '+'],
  [/\bsquare root of\b/g, '√'],
  [/\bsquared\b|²/g, '^2'],
  [/\bcubed\b|³/g, '^3'],
  [/\\?%|(?<!\s)\s*\bper ?cent\b/g, '%'],
  [/\b(?:twice|double)\s+(?=[\d(√])/g, '2*'],
  [/\bhalf of\s+(?=[\d(√])/g, '0.5*'],
  [/(?<![\d.])([\d.]+) less than ([\d.]+)/g, '($2-$1)'],
  [/(?<![\d.])([\d.]+) more than ([\d.]+)/g, '($2+$1)'],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/\{([^{}]*)\}/g, '($1)'],
  [/(?<=[\d)])\s*(?=√)/g, '*'],
  [/\b[a-z]\s*\^\s*\(?-?\d+\)?/g, ' x '],
]

const quarters: Readonly<Record<string, string>> = { '½': '0.5', '¼': '0.25', '¾': '0.75', '⅓': '(1/3)', '⅔': '(2/3)' }

/** The text with its calculations in plain signs: digits, + - * / ^ √ % and brackets. */
function calculationsOf(text: string): string {
  const spelled = digitsOf(
    text
      .replace(/[½¼¾⅓⅔]/g, (sign) => ` ${quarters[sign]} `)
      .normalize('NFKC')
      .toLowerCase(),
  )
  return plainSigns.reduce((plain, [sign, written]) => plain.replace(sign, written), spelled)
}

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spelledNumber = new RegExp(
  `\\b(?:(?<ten>${tens.slice(2).join('|')})(?:[- ](?<unit>${small.slice(1, 10).join('|')}))?|(?<alone>${small.join('|')}))` +
    `(?:(?<hundred> hundred)(?: and)?(?: (?<tens>${tens.slice(2).join('|')}))?(?:[- ](?<units>${small.slice(1).join('|')}))?)?\\b`,
  'g',
)

/** Numbers in words become digits: 'forty-two' 42, 'three hundred and five' 305. The words are in lower case. */
export function digitsOf(text: string): string {
  return text.replace(spelledNumber, (words) => {
    const { ten, unit, alone, hundred, tens: more, units } = spelledNumber.exec(words)?.groups ?? {}
    spelledNumber.lastIndex = 0
    const head = ten === undefined ? placeIn(small, alone) : placeIn(tens, ten) * 10 + placeIn(small, unit)
    return String(hundred === undefined ? head : head * 100 + placeIn(tens, more) * 10 + placeIn(small, units))
  })
}

const placeIn = (list: readonly string[], word: string | undefined): number => Math.max(0, list.indexOf(word ?? ''))

interface Reader {
  tokens: string[]
  at: number
}

/** The value of a calculation in plain signs; NaN if it is none. */
function evaluate(run: string): number {
  const reader = { tokens: run.match(/\d+(?:\.\d+)?|\.\d+|[-+*/^()√%]/g) ?? [], at: 0 }
  if (reader.tokens.length > 60) return Number.NaN
  const value = sum(reader)
  return reader.at === reader.tokens.length ? value : Number.NaN
}

function sum(reader: Reader): number {
  let value = product(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign !== '+' && sign !== '-') return value
    reader.at += 1
    const next = product(reader)
    value = sign === '+' ? value + next : value - next
  }
}

function product(reader: Reader): number {
  let value = power(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    const isImplicit = sign === '(' || sign === '√'
    if (sign !== '*' && sign !== '/' && !isImplicit) return value
    if (!isImplicit) reader.at += 1
    const next = power(reader)
    value = sign === '/' ? value / next : value * next
  }
}

function power(reader: Reader): number {
  const base = single(reader)
  if (reader.tokens[reader.at] !== '^') return base
  reader.at += 1
  return base ** power(reader)
}

function single(reader: Reader): number {
  const token = reader.tokens[reader.at++]
  if (token === '-') return -power(reader)
  if (token === '√') return Math.sqrt(single(reader))
  if (token === '(') {
    const value = sum(reader)
    return reader.tokens[reader.at++] === ')' ? percent(reader, value) : Number.NaN
  }
  return token === undefined || !/^[\d.]/.test(token) ? Number.NaN : percent(reader, Number(token))
}

function percent(reader: Reader, value: number): number {
  if (reader.tokens[reader.at] !== '%') return value
  reader.at += 1
  return value / 100
}
