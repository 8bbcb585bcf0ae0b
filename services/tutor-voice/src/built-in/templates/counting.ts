import { combinations, factorial, permutations } from '../../domain/whole-numbers.ts'
import { form, untwisted, type Template } from './template.ts'

const COUNT = String.raw`(?:(?:in )?how many (?:different )?(?:ways|combinations|groups|teams|committees|selections|choices|possibilities)|(?:the )?number of (?:different )?(?:ways|combinations))`

const CHOICES = [
  form(
    String.raw`(?:in )?${COUNT}(?: are there| can you| can we| can i| can one| to| of|[^\d]*?) (?:to )?(?:choose|choosing|select|selecting|pick|picking) (\d+)(?: [a-z]+)? (?:from|out of|of|among) (?:a group of |a set of |a total of |the )?(\d+)(?: [a-z]+)?\s*[?.]?`,
  ),
  form(
    String.raw`a (?:committee|team|group|panel|jury|delegation) of (\d+)(?: [a-z]+)? (?:is|is to be|will be|must be|has to be) (?:chosen|selected|formed|picked) (?:from|out of|among) (?:a group of )?(\d+)(?: [a-z]+)?[.,]? ?${COUNT}[^\d]*?[?.]?`,
  ),
  form(
    String.raw`${COUNT} of (\d+)(?: [a-z]+)? can be (?:chosen|selected|formed|picked|made) (?:from|out of|among) (?:a group of )?(\d+)(?: [a-z]+)?\s*[?.]?`,
  ),
  form(
    String.raw`(?:in )?${COUNT} can (\d+)(?: [a-z]+)? be (?:chosen|selected|picked) (?:from|out of|among) (?:a group of |a set of )?(\d+)(?: [a-z]+)?\s*[?.]?`,
  ),
]
const N_CHOOSE_K = form(
  String.raw`(?:what is |calculate |compute )?(?:(\d+) choose (\d+)|c\((\d+), ?(\d+)\)|(\d+)c(\d+))\s*[?.]?`,
)

const NO_ORDER =
  /[,.]?\s*(?:\(?\b(?:if|when|and|where|given that|assuming)? ?(?:the )?order (?:does not|doesn'?t|doesnt|don'?t) (?:matter|count)|(?:if|and) (?:the )?order (?:is not important|is unimportant|is irrelevant)|regardless of (?:the )?order)\)?/
const PICK = form(
  String.raw`(?:in )?${COUNT}[^\d]*?\b(?:choose|choosing|select|selecting|pick|picking|form|make|get|chosen|selected|picked|draw)\b (?:a |an )?(?:team|group|committee|hand|set)? ?(?:of )?(\d+)(?: [a-z]+)? (?:from|out of|of|among) (?:a |an |the )?(?:[a-z]+ of )?(\d+)(?: [a-z]+)?\s*[?.]?`,
)

/** `how many ways to choose 3 from 7`, `7 choose 3`. The order does not count, and nothing else is demanded. */
export const choices: Template = (asked) => {
  const text = asked.plain.replace(NO_ORDER, '').trim()
  const words = new Set(text.match(/[a-z']+/g) ?? [])
  const chosen = [...CHOICES, PICK].map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const notation = N_CHOOSE_K.exec(asked.plain)?.slice(1).filter(Boolean)
  const [k, n] = chosen ? [chosen[1]!, chosen[2]!] : [notation?.[1], notation?.[0]]
  if (
    k === undefined ||
    n === undefined ||
    !untwisted({ ...asked, words }, 'different') ||
    /\b(order|ordered|arrange|row|president|secretary|men|women|boys|girls|digits?|codes?|letters|identical|repetition|captain|medals?|prizes?)\b/.test(
      text,
    )
  )
    return null
  const [size, total] = [BigInt(k), BigInt(n)]
  if (size > total || size > 60n || total > 500n) return null
  return [
    'The order does not count, so these are combinations.',
    `\\(\\binom{${n}}{${k}} = \\frac{${n}!}{${k}! \\times ${total - size}!} = ${combinations(total, size)}\\)`,
  ]
}

const ORDERS = form(
  String.raw`(?:in )?how many (?:different )?(?:ways|orders|arrangements)[^\d]*? (\d+) (?:different |distinct )?[a-z]+ (?:be )?(?:arranged|lined up|ordered|placed|seated|put|sit|stand|line up)(?: in (?:a|one) (?:row|line)| on a shelf| in order)?\s*[?.]?`,
)
const ARRANGE = form(
  String.raw`(?:how many (?:different )?(?:ways|orders) (?:are there )?to (?:arrange|order|line up)|arrange|arrangements of) (\d+) (?:different |distinct )?[a-z]+(?: in (?:a|one) (?:row|line)| on a shelf)?\s*[?.]?`,
)

/** `how many ways can 5 books be arranged on a shelf`. */
export const orders: Template = (asked) => {
  const n = (ORDERS.exec(asked.plain) ?? ARRANGE.exec(asked.plain))?.[1]
  if (
    n === undefined ||
    BigInt(n) > 20n ||
    !untwisted(asked, 'different') ||
    /\b(round|circle|circular|identical|equal|table)\b/.test(asked.plain)
  )
    return null
  return [
    `There are \\(${n}\\) choices for the first place, one fewer for the next, and so on.`,
    `\\(${n}! = ${factorial(BigInt(n))}\\)`,
  ]
}

const LETTERS =
  /^how many (?:different )?(?:ways|arrangements|words)[^\d]*? letters (?:of|in) (?:the word )?"?([a-z]{2,15})"?(?: be arranged)?\s*[?.]?$/

/** `how many ways can the letters of the word LEVEL be arranged`. */
export const letters: Template = (asked) => {
  const word = LETTERS.exec(asked.plain)?.[1]
  if (word === undefined || !untwisted(asked, 'different')) return null
  const counts = new Map<string, number>()
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const repeated = [...counts.values()].filter((count) => count > 1)
  const total = repeated.reduce((rest, count) => rest / factorial(BigInt(count)), factorial(BigInt(word.length)))
  const below = repeated.map((count) => `${count}!`).join(' \\times ')
  const tex = below === '' ? `${word.length}!` : `\\frac{${word.length}!}{${below}}`
  return [
    `The word has \\(${word.length}\\) letters; divide by the orders of those that are equal.`,
    `\\(${tex} = ${total}\\)`,
  ]
}

const ORDERED = form(String.raw`(?:what is |calculate |compute )?(?:p\((\d+), ?(\d+)\)|(\d+)p(\d+))\s*[?.]?`)

/** `P(7, 3)`: places in order. */
export const permuted: Template = ({ plain }) => {
  const [n, k] = ORDERED.exec(plain)?.slice(1).filter(Boolean) ?? []
  if (n === undefined || k === undefined || BigInt(k) > BigInt(n) || BigInt(n) > 100n || BigInt(k) > 30n) return null
  return [
    'The order counts, so these are permutations.',
    `\\(\\frac{${n}!}{(${n} - ${k})!} = ${permutations(BigInt(n), BigInt(k))}\\)`,
  ]
}
