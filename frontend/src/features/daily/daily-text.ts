import { durationText } from '../../lib/day-text.ts'

const share = (part: number, total: number) => (total === 0 ? 0 : Math.round((part / total) * 100))

/** '3/10 (30%)' */
export function progressText(answered: number, total: number): string {
  return `${answered}/${total} (${share(answered, total)}%)`
}

export function submitLabel(facts: { answered: number; total: number; submitting: boolean }): string {
  const { answered, total, submitting } = facts
  if (submitting) return 'Submitting…'
  return answered < total ? `Answer all (${answered}/${total})` : 'Submit'
}

/** Why a set cannot be submitted now, or null. */
export function submitProblem(facts: { userLoaded: boolean; answered: number; total: number }): string | null {
  const { userLoaded, answered, total } = facts
  if (!userLoaded) return 'User not loaded. Please re-login.'
  if (total === 0) return 'No questions to submit.'
  return answered < total ? `Please answer all questions (${answered}/${total}).` : null
}

/** Why a submission failed, as the server said it, and what happens with the answers: two sentences. */
export function failedText(facts: { failed: string; waiting: boolean; durable: boolean }): string {
  const { failed, waiting, durable } = facts
  const sentence = /[.!?]$/.test(failed) ? failed : `${failed}.`
  const again = 'we send them again until the server takes them.'
  if (waiting)
    return `${sentence} ${durable ? 'Your answers are kept on this device, and' : 'Leave this tab open:'} ${again}`
  return durable ? `${sentence} Your answers are kept on this device.` : sentence
}

/** What a score in percent is met with. */
export function scoreWords(score: number): string {
  if (score >= 100) return 'Outstanding! Every answer is right.'
  if (score >= 75) return 'Great job! What you missed is explained below.'
  if (score >= 50) return 'Good effort! See below what tempted you, and why.'
  return 'Keep going! Every mistake you understand now is one less on test day.'
}

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'Today's ten', the heading of a set. */
export function setTitle({ kind, total, today }: { kind: 'daily' | 'retake'; total: number; today: boolean }): string {
  const count = numerals[total] ?? String(total)
  if (kind === 'retake') return total === 1 ? 'The same question again' : `The same ${count} again`
  if (!today) return `An earlier ${count}`
  return total === 1 ? "Today's question" : `Today's ${count}`
}

/** Below both of these limits a candidate cannot have read the question, so its time earns no praise. */
const HASTY_SECONDS = 15
const HASTY_SHARE = 0.1

/** '3:40, 1:31 over the pace of 2:09' */
export function paceText(seconds: number, paceSeconds: number): string {
  if (seconds < HASTY_SECONDS && seconds < paceSeconds * HASTY_SHARE)
    return `${durationText(seconds)}, far faster than the exam's pace`
  const over = Math.round(seconds) - paceSeconds
  const pace = `the pace of ${durationText(paceSeconds)}`
  return `${durationText(seconds)}, ${over > 0 ? `${durationText(over)} over` : 'within'} ${pace}`
}

/** '3 questions on this passage · pace 5:20 for reading and all of them' */
export function readingPaceText({ questions, paceSeconds }: { questions: number; paceSeconds: number }): string {
  const all = questions === 2 ? 'both' : 'all of them'
  return `${questions} questions on this passage · pace ${durationText(paceSeconds)} for reading and ${all}`
}

/** '3 questions of one passage: 5:02, within the pace of 5:20' */
export function readingTimeText(facts: { questions: number; seconds: number; paceSeconds: number }): string {
  return `${facts.questions} questions of one passage: ${paceText(facts.seconds, facts.paceSeconds)}`
}

/** Mean time and mean pace of the questions whose time is known, or null where none is. */
export function averagePace(
  feedback: ReadonlyArray<{ seconds?: number; paceSeconds: number }>,
): { taken: string; target: string } | null {
  const timed = feedback.filter(({ seconds }) => seconds !== undefined)
  if (timed.length === 0) return null
  const mean = (of: (item: (typeof timed)[number]) => number) =>
    durationText(timed.reduce((sum, item) => sum + of(item), 0) / timed.length)
  return { taken: mean(({ seconds = 0 }) => seconds), target: mean(({ paceSeconds }) => paceSeconds) }
}
