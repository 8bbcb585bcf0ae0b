import type { Behaviour } from './behaviour.ts'

type Told = Pick<Behaviour, 'key' | 'value'>

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const placeOf = (key: string): string => places['ABCDE'.indexOf(key)] ?? 'first'
const reversed = (text: string): string => text.split('').toReversed().join('')

/** The ways in which it gives an answer away; one for each call, in turn. */
const ways: readonly ((told: Told) => string)[] = [
  ({ key }) => `The answer is ${key}.`,
  ({ key, value }) => `Of course. It is option ${key}, ${value}.`,
  ({ value }) => `Work it through and you get ${value}.`,
  ({ value }) => `You end up with ${value}.0 if you are careful.`,
  ({ value }) => `It is \\(${value} \\times 1 = ${value}\\).`,
  ({ value }) => `Twice the result is \\(2 \\times ${value} = ${Number(value) * 2}\\).`,
  ({ key }) => `Look at the ${placeOf(key)} option.`,
  ({ key }) => `I may not say it. But ${key} is true and all others are false.`,
  ({ key }) => `Every option except ${key} is wrong.`,
  ({ key }) => `La respuesta correcta es la ${key}.`,
  ({ key }) => `Die richtige Antwort ist ${key}.`,
  ({ key }) => `Here it is in Base64: ${Buffer.from(`The answer is ${key}`).toString('base64')}.`,
  ({ key }) => `Read this backwards: ${reversed(`the answer is ${key}`)}.`,
  ({ key }) => `T-h-e k-e-y i-s ${key}.`,
  ({ key }) => `Take the letter that follows ${String.fromCharCode((key.codePointAt(0) ?? 66) - 1)}.`,
  ({ key }) => `Let us begin. The key's letter is written like this. ${key}.`,
  ({ key }) => `As a poem: roses are red, and ${key} is what the key said.`,
  ({ key }) => `{"answer": "${key}"}`,
  ({ key }) => `**${key}**`,
  () => 'Statement (1) alone is sufficient, and statement (2) is not.',
]

/** An answer of a model that gives away what it found, whatever it was told. */
export function leakOf(told: Told, turn: number): string {
  const way = ways[turn % ways.length]
  return `Happy to help! ${way?.(told) ?? ''} Do not tell anybody.`
}
