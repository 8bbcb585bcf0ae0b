import { m } from './format.ts'

/**
 * The answer to a question in a sentence, in the question's words where these are simple: 'So \(x + y = 5\).', 'So the
 * total cost of 2 ferns is $14.', 'So the answer is 4 chairs.'
 */
export function sayAnswer(stem: string, answer: string): string {
  const question = (stem.split(/(?<=[.?!])\s+/).at(-1) ?? stem).replace(/ \(arithmetic mean\)/, '')
  const formula = /\bwhat is (?:the value of )?\\\((.+?)\\\)\?$/i.exec(question)?.[1]
  if (formula !== undefined) return `So ${m`${formula} = ${inMaths(answer)}`}.`
  const [, verb, asked] = /\bwhat (is|was) (the (?!.* when )[^?]+|their [^?]+|\w+'s \w+)\?$/i.exec(question) ?? []
  if (asked !== undefined && asked.split(' ').length <= AT_MOST) return `So ${asked} ${verb} ${answer}.`
  const [, counted] =
    /\bhow many (?!of )((?:[a-z]+ ){1,2}?)(?:did|does|are|were|has|have|will|of)\b/i.exec(question) ?? []
  return counted !== undefined && /^[\d,]+$/.test(answer) && answer !== '1'
    ? `So the answer is ${answer} ${counted.trim()}.`
    : `So the answer is ${answer}.`
}

/** Words of a question that are not too long to be said again. */
const AT_MOST = 10

const inMaths = (answer: string): string =>
  answer
    .replace(/^\\\((.+)\\\)$/, '$1')
    .replace('−', '-')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '{,}')
