import { digitsForWords } from './number-words.ts'

/**
 * Writes all numbers and formulas of a sentence in one plain notation: LaTeX, Unicode signs and English words of
 * arithmetic become digits, `+ - * / ^ ! % ( )`, `sqrt( )`, `C( , )` and the relations `= ~ # < > { }` (`~` approximately,
 * `#` not equal, `{` at most, `}` at least). `is`, `gives` and their like become `:=`, which is an equation only beside an
 * expression. All other words stay.
 */
export function plainMaths(sentence: string): string {
  return wordsToSigns(digitsForWords(latexToSigns(sentence.normalize('NFKC').slice(0, 4_000))))
}

/** Whether there are digits that `plainMaths` does not read, such as Arabic-Indic ones. */
export const hasForeignDigits = (sentence: string): boolean =>
  /\p{Nd}/u.test(sentence.normalize('NFKC').replace(/[0-9]/g, ''))

const latexRelations: Readonly<Record<string, string>> = {
  approx: '~',
  neq: '#',
  ne: '#',
  leq: '{',
  le: '{',
  geq: '}',
  ge: '}',
  lt: '<',
  gt: '>',
  times: '*',
  cdot: '*',
  div: '/',
  pm: ' plus-minus ',
  Rightarrow: ' ; ',
  implies: ' ; ',
  to: ' ; ',
  rightarrow: ' ; ',
  quad: ' ',
}

function latexToSigns(text: string): string {
  let plain = text
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\$\$?/g, (sign, at: number) => (/^\$?\s?\d/.test(text.slice(at + sign.length)) ? '$' : ' '))
    .replace(/\\\$/g, '$')
    .replace(/\\%/g, '%')
    .replace(/\{,\}/g, ',')
    .replace(/\\(?:left|right|displaystyle|[,;:! ])/g, '')
    .replace(/\\(?:text|mathrm|mathbf|textbf)\s*\{([^{}]*)\}/g, ' $1 ')
  // From the inside out: a formula is at most six deep.
  for (let deep = 0; deep < 6; deep++)
    plain = plain
      .replace(/(\d)\s*\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1 $2/$3')
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '($1/$2)')
      .replace(/\\(?:binom|tbinom|dbinom)\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, 'C($1,$2)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)')
      .replace(/_\s*\{([^{}]*)\}/g, ' ')
  return plain
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => latexRelations[name] ?? ` ${name} `)
    .replace(/[{}]/g, ' ')
    .replace(/≤/g, '{')
    .replace(/≥/g, '}')
    .replace(/[−–](?=\s*[\d(])|−/g, '-')
    .replace(/[×·⋅∙]/g, '*')
    .replace(/[÷⁄]/g, '/')
    .replace(/≈|≃/g, '~')
    .replace(/≠/g, '#')
    .replace(/√\s*(\d+)/g, 'sqrt($1)')
    .replace(/√/g, 'sqrt')
    .replace(/[→⇒]/g, ' ; ')
    .replace(/\*\*|__|`/g, ' ')
}

const after = String.raw`(?=\s*[(\d.$])`

const signs: readonly [RegExp, string][] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/(?<=\d)\s*(?:percentage points?|percent|per cent)\b/gi, '%'],
  [/\b(?:the )?square root of (\d+(?:\.\d+)?)/gi, 'sqrt($1)'],
  [/(?<=[\d)%])\s+(?:squared)\b/gi, '^2'],
  [/(?<=[\d)%])\s+(?:cubed)\b/gi, '^3'],
  [/(?<!\d)(\d+) choose (\d+)/gi, 'C($1,$2)'],
  [/\b(?:twice|double)\s+(?=\$?[\d(])/gi, '2 * '],
  [/(?<!\d)(\d+(?:\.\d+)?)% (?:more|greater|higher|larger|longer) than (?=\$?\d)/gi, '(1+$1%)*'],
  [/(?<!\d)(\d+(?:\.\d+)?)% (?:less|lower|fewer|smaller|shorter|cheaper) than (?=\$?\d)/gi, '(1-$1%)*'],
  [new RegExp(String.raw`(?<=[\d)%])\s+plus\s+${after}`, 'gi'), ' + '],
  [new RegExp(String.raw`(?<=[\d)%])\s+minus\s+${after}`, 'gi'), ' - '],
  [new RegExp(String.raw`(?<=[\d)%])\s+(?:times|multiplied by)\s+${after}`, 'gi'), ' * '],
  [new RegExp(String.raw`(?<=[\d)%])\s+(?:divided by|over)\s+${after}`, 'gi'), ' / '],
  [new RegExp(String.raw`(?<=[\d)%])\s+to the power(?: of)?\s+${after}`, 'gi'), ' ^ '],
  [/(?<=%|\d\/\d{1,4}\)?)\s+of\s+(?:the\s+)?(?=\$?[(\d])/gi, ' * '],
  [/(?:,|(?<![\s,]))\s+(?:which|and that)\s+(?:is|gives|makes|equals)\b/gi, ' := '],
  [/\b(?:is|are)\s+(?:approximately|about|roughly|nearly|almost)\b/gi, ' :~ '],
  [/\b(?:is exactly|is equal to|equals?|gives?|makes?|comes? to|amounts? to|leaves?|yields?|is|are|was)\b/gi, ' := '],
  [/(?<=\d)(?::| : )(?=\d)/g, ' / '],
]

const wordsToSigns = (text: string): string =>
  signs.reduce((plain, [pattern, sign]) => plain.replace(pattern, sign), text)
