import { correctTypos } from './correct-typos.ts'

/** What a person asked, prepared for the rules. */
export interface AskedText {
  /** As it was typed. */
  raw: string
  /** Lower case, typos of known words corrected, numbers in digits, one sign for each operation. */
  plain: string
  /** The words of `plain`. */
  words: ReadonlySet<string>
}

const SIGNS: Record<string, string> = {
  '²': '^2',
  '³': '^3',
  '√': 'sqrt',
  '×': '*',
  '·': '*',
  '∙': '*',
  '÷': '/',
  '⁄': '/',
  '−': '-',
  '–': '-',
  '≤': '<=',
  '≥': '>=',
  '’': "'",
  '“': '"',
  '”': '"',
  '¿': ' ',
  '¡': ' ',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '€': ' ',
  '£': ' ',
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Lists of numbers, in which `84,120` is two numbers and not a large one. */
const LISTS = /\b(average|mean|median|mode|range|gcd|gcf|hcf|lcm|factors?|multiples?|numbers|sum|product)\b/

/** Longest text that is read, in characters: NFKC may make 18 of one. A turn has 4,000 at most. */
const LONGEST = 4_000

export function readText(raw: string): AskedText {
  const signs = Array.from(raw, (sign) => SIGNS[sign] ?? sign).join('')
  const latex = signs
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replaceAll(/\\[()[\]]|\$\$|\\?\$/g, ' ')
    .replaceAll(/\\text\{([^}]*)\}/g, ' $1 ')
    .replaceAll(String.raw`\%`, '%')
    .toLowerCase()
  const spelled = correctTypos(latex.replaceAll(/\s+/g, ' ').trim())
  const plain = numbersOf(spelled.replaceAll(/\bwhat'?s\b/g, 'what is'))
    .replaceAll(/(\d)\s*(?:%|percent\b|per cent\b|pct\b)/g, '$1%')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { raw, plain, words: new Set(plain.match(/[\p{L}']+/gu) ?? []) }
}

function numbersOf(text: string): string {
  const digits = text.replaceAll(/\b[a-z]+\b/g, (word) => {
    const index = NUMBER_WORDS.indexOf(word)
    return index === -1 ? word : String(index + 2)
  })
  return LISTS.test(digits)
    ? digits
    : digits.replaceAll(/\b(\d{1,3}(?:,\d{3})+)(?![\d,])/g, (grouped) => grouped.replaceAll(',', ''))
}
