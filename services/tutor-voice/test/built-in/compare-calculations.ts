import { builtInTutor } from '../../src/built-in/answer.ts'
import { generateCalculations, type Calculation } from './generate-calculations.ts'
import { showsValue } from './judge.ts'

/** What became of the calculations of each kind. */
export interface Comparison {
  counts: Record<string, { right: number; refused: number; wrong: number }>
  wrong: string[]
}

/** Asks the tutor for each calculation and compares its answer with the second evaluator's. */
export async function compareCalculations(count: number, seed: number): Promise<Comparison> {
  const comparison: Comparison = { counts: {}, wrong: [] }
  for (const calculation of generateCalculations(count, seed)) {
    const verdict = await compareOne(calculation)
    const counts = (comparison.counts[calculation.kind] ??= { right: 0, refused: 0, wrong: 0 })
    counts[verdict.kind]++
    if (verdict.kind === 'wrong')
      comparison.wrong.push(`${calculation.text} -> ${verdict.text}, expected ${calculation.values.join('; ')}`)
  }
  return comparison
}

async function compareOne({
  text,
  values,
}: Calculation): Promise<{ kind: 'right' | 'refused' | 'wrong'; text: string }> {
  const answer = await builtInTutor({
    text,
    question: null,
    turns: [],
    hintsGiven: 0,
    variant: () => Promise.resolve(null),
  })
  if (answer.source.kind === 'none') return { kind: 'refused', text: answer.text }
  // The result stands in the last two lines; the others repeat the numbers of the question.
  const result = answer.text.split('\n\n').slice(-2).join(' ')
  const right =
    answer.source.kind === 'calculation' &&
    values.every((value) => value.split('|').some((one) => showsValue(result, one)))
  return { kind: right ? 'right' : 'wrong', text: answer.text }
}

// node services/tutor-voice/test/built-in/compare-calculations.ts [5000] [seed]
if (import.meta.main) {
  const [count = 5_000, seed = 17] = process.argv.slice(2).map(Number)
  const { counts, wrong } = await compareCalculations(count, seed)
  console.table(counts)
  for (const line of wrong.slice(0, 20)) console.log(line)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
