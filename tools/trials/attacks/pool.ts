/** Runs `act` over a list, so many at once; the answers are in the list's order. */
export async function pool<T, R>(
  list: readonly T[],
  atOnce: number,
  act: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const answers = Array.from<R>({ length: list.length })
  const rest = list.entries()
  const work = async () => {
    for (const [index, item] of rest) answers[index] = await act(item, index)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, work))
  return answers
}
