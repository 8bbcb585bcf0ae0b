/** A call of a life goes well, or the life is not as full as it is to be. */
export async function must<T extends { status: number; body: unknown }>(asked: Promise<T>): Promise<T> {
  const answer = await asked
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}
