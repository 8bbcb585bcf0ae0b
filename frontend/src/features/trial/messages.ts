import { brand } from '../../brand.ts'

/** Specification, section 9. */
export function motivation(percent: number): string {
  if (percent >= 80) return `Excellent work! You're well on your way to acing the ${brand.product}!`
  if (percent >= 50) return 'Good job! Keep practicing to improve your score!'
  return "Don't be discouraged! Every practice helps you get better!"
}

/** The second feedback, above the way on. */
export function nextStep(percent: number): string {
  if (percent === 100) return 'Outstanding: not one missed. Keep it that way with ten a day.'
  if (percent >= 75) return 'Great job. A daily set closes the last gaps.'
  if (percent >= 50) return 'Good effort. Ten a day turns the near misses into points.'
  return 'Everybody starts somewhere. Ten a day, each one explained, is a good way to begin.'
}
