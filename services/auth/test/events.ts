import type { Auth } from './start-auth.ts'

/** The bodies of published events with this text inside, once the first is there. Other tests leave bodies that are no JSON. */
export async function publishedEvents(auth: Auth, subject: string, text: string): Promise<Record<string, unknown>[]> {
  const { manager } = await auth.deps.broker.link()
  for (let waited = 0; ; waited += 50) {
    const found: Record<string, unknown>[] = []
    const info = await manager.streams.info('auth').catch(() => undefined)
    for (let sequence = info?.state.first_seq ?? 1; sequence <= (info?.state.last_seq ?? 0); sequence += 1) {
      const message = await manager.streams.getMessage('auth', { seq: sequence })
      if (message?.subject === subject && message.string().includes(text)) found.push(message.json())
    }
    if (found.length > 0 || waited > 5000) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
