/** Opens a question where it is folded, brings it to the top of the window and moves the reading position to its heading. */
export function showQuestion(id: string): void {
  const heading = document.getElementById(`question-${id}`)
  const fold = heading?.closest('details')
  if (fold) fold.open = true
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
