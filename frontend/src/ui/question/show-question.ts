/**
 * Opens a question where it is folded, brings it to the top of the window and moves the reading position to its heading.
 * The first question about a passage that stands above it comes with the passage: it is to be read first.
 */
export function showQuestion(id: string): void {
  const heading = document.getElementById(`question-${id}`)
  const fold = heading?.closest('details')
  if (fold) fold.open = true
  heading?.focus({ preventScroll: true })
  const passage = document.querySelector(`[data-reading^="${id} "]`)
  const isAbove = passage !== null && getComputedStyle(passage).position !== 'sticky'
  const start = isAbove ? passage : heading
  start?.scrollIntoView({ block: 'start' })
}
