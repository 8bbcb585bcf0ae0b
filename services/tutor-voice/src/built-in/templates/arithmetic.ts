import { readExpression } from '../maths/expression.ts'
import { variablesOf } from '../maths/polynomial.ts'
import { stepsOf } from '../maths/steps.ts'
import { untwisted, type Template } from './template.ts'

const BEFORE =
  /^(?:hi|hello|hey|thanks|thank you|thx|great|but|and|please|pls|so|ok|now|can you|could you|would you|do|help me|tell me|i need|what do (?:i|you) get (?:if|when) (?:i|you)|what is|what's|whats|what does|how much is|how much are|calculate|compute|evaluate|find|work out|simplify|get|the value of|value of|the result of|result of|exactly|was ist|wie ?viel (?:ist|sind|macht|ergibt)|was sind|was ergibt|berechne|combien font|combien fait|combien|calcule|calculer|quanto fa|quanto é|quanto|cuanto es|cuánto es|cuanto|cuánto|calcula|comment|como|cómo|come|wie|(?:el|la|le|il|das|der)(?= \d)|the|to)(?![\p{L}'])[\s:,]*/u
const AFTER =
  /(?<![\s,])[\s,]*(?:[?.=]|(?<![\d)])!|for me|please|pls|thanks|thank you|equal to|equals?|exactly|bitte|vereinfachen|s'il vous plaît|por favor|is what|in simplest form|as a fraction|as a decimal)$/u

/** What is left of a text without the words of asking around it. */
export function withoutAsking(text: string): string {
  let rest = text.trim()
  for (let shorter = ''; shorter !== rest;) {
    shorter = rest
    rest = rest.replace(BEFORE, '').replace(AFTER, '').trim()
  }
  return rest
}

const WORDS: [RegExp, string][] = [
  [/\b(?:the )?square root of /g, 'sqrt '],
  [/\b(?:the )?cube root of /g, 'cbrt '],
  [/\bdivide (\S+) by (\S+)$/g, '($1)/($2)'],
  [/\bmultiply (\S+) (?:by|with|and) (\S+)$/g, '($1)*($2)'],
  [/\badd (\S+) (?:to|and) (\S+)$/g, '($1)+($2)'],
  [/\bsubtract (\S+) from (\S+)$/g, '($2)-($1)'],
  [/ ?(?:to the power of|raised to the power of|raised to|to the power) ?/g, '^'],
  // 2/3 divided by 4/5 is no chain of divisions. What is longer has two readings, and stays unread.
  [
    /(?<![\d.)/*+-] ?)(\d[\d.]*(?:\/[\d.]+)?) (?:divided by|over) (\d[\d.]*(?:\/[\d.]+)?)(?![\d.]*[/*^(])/g,
    '($1)/($2)',
  ],
  [/ ?(?:multiplied by|times) ?/g, '*'],
  [/ plus /g, '+'],
  [/ minus /g, '-'],
  [/ squared\b/g, '^2'],
  [/ cubed\b/g, '^3'],
  [/(\d) factorial\b/g, '$1!'],
  [/\bfactorial of (\d+)/g, '$1!'],
  [/\b(?:a |one )?half of /g, '1/2 * '],
  [/\b(?:a|one) third of /g, '1/3 * '],
  [/\b(?:a|one) quarter of /g, '1/4 * '],
  [/\b2 thirds of /g, '2/3 * '],
  [/\b3 quarters of /g, '3/4 * '],
  [/([\d%)]) (?:of|von|de|di|di) (?=[\d(])/g, '$1 * '],
  [/(?<=\d) ?x ?(?=\d)/g, '*'],
]

/** `15% of 240 plus 3/4 of 60`: with a part of a number on each side, only one reading is left. */
const TWO_PARTS = /^([\d./%]+ of [\d.]+) (plus|minus) ([\d./%]+ of [\d.]+)$/

/** A text with operations in words, in signs: `x squared minus 5x` as `x^2-5x`. */
export function inSigns(text: string): string {
  return WORDS.reduce((rest, [pattern, sign]) => rest.replaceAll(pattern, sign), text)
}

/** A formula without letters, with or without words: `15% of 240`, `sqrt(50)`, `what is 2^10 - 3^4`. */
export const arithmetic: Template = ({ plain }) => {
  if (plain.length > 200) return null
  // The root of 16 plus 9, 5% of 200 plus 10: said in words, both have two readings.
  const asked = withoutAsking(plain)
  const two = TWO_PARTS.exec(asked)
  if (two === null && / (?:of|over|by) /.test(plain) && / (?:plus|minus) /.test(plain)) return null
  const formula =
    two === null ? inSigns(asked) : `(${inSigns(two[1]!)})${two[2] === 'plus' ? '+' : '-'}(${inSigns(two[3]!)})`
  const inner = /^\{\{(.+)\}\}$/.exec(formula)?.[1] ?? formula
  // `84 x 25!` at the end is an exclamation or a factorial.
  if (/\d!$/.test(inner) && /[-+*/^]/.test(inner) && inner.indexOf('!') === inner.length - 1 && plain.endsWith('!'))
    return null
  // A number alone is no question, and 7/8 could be a date.
  if (!/[-+*/^!%]|sqrt|cbrt|mod|frac|binom|\|/.test(inner) || /^-?[\d.]+%?$/.test(inner)) return null
  const tree = readExpression(inner)
  return variablesOf(tree).length === 0 ? stepsOf(tree) : null
}

/** Digits, signs and a lone `x` between numbers: what can be a formula in the middle of a sentence. */
const RUN = /(?<![(\d])[(\d](?:[\d.()^*/+%!-]|\s(?=[\d.(^*/+-])|(?<=[\d)])\s?x\s?(?=[\d(]))*[\d)%!]/g
/**
 * A sign that asks for a calculation. A slash or a dash needs spaces around it: `3/4 of them` and `5-10 minutes` are amounts.
 * So is `50%`.
 */
const OPERATION = /[*^+]|\d ?x ?\d|\s[-/]\s/

/** The one formula of a chatty text: `oh come on, 84 x 25, how hard can it be`. */
export const arithmeticInside: Template = (asked) => {
  const { plain } = asked
  const spelled = SENTENCES.reduce((rest, [pattern, sign]) => rest.replaceAll(pattern, sign), plain)
  const [formula, ...more] = spelled.match(RUN) ?? []
  if (formula === undefined || more.length > 0 || !OPERATION.test(formula)) return null
  const around = spelled.replace(formula, ' ')
  if (/[\d=<>%]/.test(around) || !untwisted(asked, 'same left') || isMathematical(around)) return null
  return arithmetic({ ...asked, plain: formula })
}

const SENTENCES: [RegExp, string][] = [
  [/(?<=\d) (?:divided by|over) (?=\d)/g, ' / '],
  [/(?<=\d) (?:multiplied by|times) (?=\d)/g, ' * '],
  [/(?<=\d) plus (?=\d)/g, ' + '],
  [/(?<=\d) minus (?=\d)/g, ' - '],
]

/** Words around a formula that ask for something else than its value, or give its numbers a unit. */
const isMathematical = (text: string): boolean =>
  /\b(?:sqrt|cbrt|log|mod|abs|percent\w*|average|mean|median|range|ratio|remainder|divisible|factors?|multiples?|digits?|prime|root|squared?|cubed?|greater|larger|smaller|equals?|fraction|lowest|terms|nearest|round\w*|estimat\w*|probab\w*|chance|ways|odd|even|questions?|options?|statements?|sections?|score\w*|minutes?|hours?|days?|weeks?|miles?|km|kg|dollars?|of|by|to|from|than|is it|why)\b/.test(
    text,
  )
