import type { Call, Script } from './call.ts'

/** What the user is said to have asked, in turn: the stand-in does not recognise speech. */
const usualTranscripts = [
  'How do I begin with this question?',
  'Can you say that again in other words?',
  'What should I look for next?',
]

const usualReplies = [
  'Let us begin with what the question asks. Write down what is given, and then what you want to find.',
  'Of course. Put the numbers into one equation, and solve it one step at a time.',
  'Look at the options before you calculate. One of them is often far too large.',
]

/** A script that the next calls begin with. */
export const emptyScript = (): Script => ({ transcripts: [], replies: [] })

/** What the user has said in the turn that ends now. */
export const transcriptOf = (call: Call): string =>
  call.script.transcripts.shift() ?? usualTranscripts[call.turns % usualTranscripts.length] ?? ''

/** What the tutor answers next. */
export function replyTo(call: Call): string {
  const answered = call.items.filter(({ role }) => role === 'assistant').length
  return call.script.replies.shift() ?? usualReplies[answered % usualReplies.length] ?? ''
}
