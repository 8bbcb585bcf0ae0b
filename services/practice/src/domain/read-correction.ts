import type { OptionId } from './item.ts'

export interface AskedCorrection {
  /** Without a version: the one that was served, if there is one only. */
  questions: Array<{ id: string; version?: number }>
  key: OptionId | null
  reason: string
}

const usage = 'usage: npm run bank -- correct ID[:VERSION] … KEY|withdraw [--reason SENTENCE]   (KEY: A, B, C, D or E)'
const longest = 300
const flag = '--reason'

/** Reads the words of the command; throws a `RangeError` that says what is wrong. */
export function readCorrection(words: readonly string[]): AskedCorrection {
  const at = words.indexOf(flag)
  const own = at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)]
  const [last = '', ...ids] = own.toReversed()
  const key = readKey(last)
  if (ids.length === 0) throw new RangeError(usage)
  const reason = at < 0 ? 'We found a fault in it.' : (words[at + 1] ?? '').trim()
  if (reason === '' || reason.length > longest || /\p{Cc}/u.test(reason))
    throw new RangeError(`The reason is one line of 1 to ${longest} characters; the candidates read it.`)
  return { questions: ids.toReversed().map(readQuestion), key, reason }
}

function readKey(word: string): OptionId | null {
  if (word === 'withdraw') return null
  const key = (['A', 'B', 'C', 'D', 'E'] as const).find((letter) => letter === word)
  if (!key) throw new RangeError(usage)
  return key
}

function readQuestion(word: string): AskedCorrection['questions'][number] {
  const [, id, version] = /^([a-z0-9-]{1,80})(?::([1-9]\d{0,5}))?$/.exec(word) ?? []
  if (!id) throw new RangeError(`${word} is no question's id.\n${usage}`)
  return version ? { id, version: Number(version) } : { id }
}
