import type { Answer, Ask, TutoredQuestion } from '../../src/domain/tutoring.ts'
import { builtInTutor } from '../../src/built-in/answer.ts'

/** A question that a candidate would ask, and the answer that counts as right. */
export interface JudgedAsk {
  kind: string
  text: string
  /** Alternatives apart by `|`: `value 2; 3`, `note Title`, `hint 1`, `no more hints`, `solution`, `quick`, `reason C`, `variant`, `thanks`, `refusal`. */
  expect: string
  question?: string
  state?: 'open' | 'answered'
  chosen?: string
  hintsGiven?: number
  turns?: { role: string; text: string }[]
}

export interface QuestionFile {
  questions: Record<string, unknown>
  asks: JudgedAsk[]
}

export type Verdict = 'right' | 'refusal' | 'wrong'

export interface Judged {
  ask: JudgedAsk
  answer: Answer
  verdict: Verdict
}

/** Asks everything in the file, one after the other. */
export async function judgeAll({ questions, asks }: QuestionFile): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const ask of asks) {
    const question = ask.question === undefined ? null : questionOf(questions[ask.question], ask)
    const answer = await builtInTutor(askOf(ask, question))
    judged.push({ ask, answer, verdict: verdictOf(answer, ask, question) })
  }
  return judged
}

/** `right / honest refusal / wrong` by kind, one line each. */
export function tableOf(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ ask }) => ask.kind))]
  const lines = kinds.map((kind) => {
    const counts = countsOf(judged.filter(({ ask }) => ask.kind === kind))
    return `${kind.padEnd(20)} right ${counts.right}, honest refusal ${counts.refusal}, wrong ${counts.wrong}`
  })
  return lines.join('\n')
}

export function countsOf(judged: readonly Judged[]): Record<Verdict, number> {
  const count = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length
  return { right: count('right'), refusal: count('refusal'), wrong: count('wrong') }
}

function questionOf(fixture: unknown, { state, chosen }: JudgedAsk): TutoredQuestion {
  return {
    ...(fixture as TutoredQuestion),
    state: state ?? 'answered',
    chosen: (chosen ?? null) as TutoredQuestion['chosen'],
  }
}

function askOf(ask: JudgedAsk, question: TutoredQuestion | null): Ask {
  const written = question?.type === 'critical-reasoning' || question?.type === 'reading'
  const shown: Record<string, string> = {
    quick: question?.solution.quick.join('\n\n') ?? '',
    full: question?.solution.full.join('\n\n') ?? '',
  }
  return {
    text: ask.text,
    question,
    turns: (ask.turns ?? []).map(({ role, text }) => ({ role, text: shown[text] ?? text })) as Ask['turns'],
    hintsGiven: ask.hintsGiven ?? 0,
    variant: () =>
      Promise.resolve(written ? null : question && { ...question, id: 'fixture-variant', state: 'open' as const }),
  }
}

function verdictOf(answer: Answer, ask: JudgedAsk, question: TutoredQuestion | null): Verdict {
  if (ask.expect.split('|').some((wanted) => meets(answer, wanted, question))) return 'right'
  // An open question has a hint to give, so that a refusal is no excuse.
  return answer.source.kind === 'none' && question?.state !== 'open' ? 'refusal' : 'wrong'
}

function meets({ text, source }: Answer, wanted: string, question: TutoredQuestion | null): boolean {
  const [kind = '', ...rest] = wanted.split(' ')
  const detail = rest.join(' ')
  const has = (line: string | undefined): boolean => line !== undefined && text.includes(line)
  switch (kind) {
    case 'value':
      return source.kind === 'calculation' && detail.split('; ').every((value) => showsValue(text, value))
    case 'note':
      return source.kind === 'study-note' && source.title === `Study note: ${detail}`
    case 'hint':
      return (
        source.kind === 'hint' &&
        source.title.startsWith(`Hint ${detail} of`) &&
        has(question?.hints[Number(detail) - 1])
      )
    case 'no':
      return source.title === 'No more hints before the answer'
    case 'solution':
      return source.kind === 'worked-solution' && (has(question?.solution.full[0]) || has(question?.solution.quick[0]))
    case 'quick':
      return source.kind === 'worked-solution' && has(question?.solution.quick[0])
    case 'reason':
      return source.kind === 'worked-solution' && has(question?.optionReasons.find(({ id }) => id === detail)?.reason)
    case 'variant':
      return source.kind === 'practice-question' && has(question?.stem)
    case 'thanks':
    case 'refusal':
      return source.kind === 'none'
    default:
      // `note Title|Another title`
      return source.title === `Study note: ${wanted}`
  }
}

/** True if the value stands in the text as a whole: 6 does not stand in 36. */
export function showsValue(text: string, value: string): boolean {
  const plain = text
    .replaceAll(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
    .replaceAll(/\^\{([^{}]*)\}/g, '^$1')
    .replaceAll(/\s|\\[()]|,/g, ' ')
    .replaceAll(/ *([-+]) */g, '$1')
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\d./-])${escaped}(?![\\d/]|\\.\\d)`).test(plain)
}
