import type { Item } from '../src/domain/item.ts'
import { splitMaths } from '@app/contracts/rules/maths-in-text'
import { CIRCULAR } from './factory/find-sufficiency.ts'
import { grammarFaults } from './grammar-faults.ts'
import { textsOf } from './text-faults.ts'

/** Above this difficulty a full solution should name its method and check its result. */
const HARD = 0.5

/** Lines on how well explanations teach: words of a full solution, circular sentences, breaches of grammar. */
export function teachingLines(items: readonly Item[]): string[] {
  const problems = items.filter(({ type }) => type === 'problem-solving')
  const hard = problems.filter(({ difficulty }) => difficulty > HARD)
  const easy = problems.filter(({ difficulty }) => difficulty <= HARD)
  const keysC = items.filter((item) => item.type === 'data-sufficiency' && item.answer === 'C')
  const circular = keysC.filter((item) =>
    textsOf(item).some((text) => text.toLowerCase().includes(CIRCULAR.toLowerCase())),
  )
  const reasoning = items.filter(({ type }) => type === 'critical-reasoning')
  const named = reasoning.filter(({ solution }) => solution.full[0]?.startsWith('Method: '))
  const generated = items.filter(({ source }) => source.kind === 'template')
  const breaches = generated.filter((item) => textsOf(item).some((text) => grammarFaults(text).length > 0))
  return [
    `words of a full Problem Solving solution, median: ${medianWords(hard)} above difficulty ${HARD} (${hard.length}), ${medianWords(easy)} below (${easy.length})`,
    `Data Sufficiency, key C: ${keysC.length}, of them circular ${circular.length}`,
    `Critical Reasoning solutions that name a method: ${named.length} of ${reasoning.length}`,
    `generated items with a breach of grammar: ${breaches.length} of ${generated.length}`,
  ]
}

/** A formula counts as one word. */
function medianWords(items: readonly Item[]): number {
  const counts = items.map(({ solution }) => wordsOf(solution.full.join(' '))).toSorted((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}

function wordsOf(text: string): number {
  const prose = splitMaths(text).map((piece) => (piece.kind === 'text' ? piece.text : 'x'))
  return prose.join('').trim().split(/\s+/).length
}
