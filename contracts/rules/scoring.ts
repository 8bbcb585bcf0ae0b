/** Percent to one decimal: 2 of 3 is 66.7. Nothing of nothing is 0. */
export function percent(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct / total) * 1000) / 10
}

/** Seconds an exam question may take by its section (docs/learning.md#pace). */
export const paceSeconds = { quantitative: 129, verbal: 117, 'data-insights': 135 } as const

/** docs/learning.md#pace: words a second, and seconds for each question once the passage is read. */
const wordsASecond = 10 / 3
const readingQuestionSeconds = 92

/** Seconds for some questions of one passage together, with reading it once (docs/learning.md#pace). */
export function passagePaceSeconds({ words, questions }: { words: number; questions: number }): number {
  return Math.round(words / wordsASecond) + readingQuestionSeconds * questions
}
