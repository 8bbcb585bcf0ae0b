import { setTimeout as pause } from 'node:timers/promises'
import { askJson, type Reply } from './ask.ts'

/** Hashing takes turns, so a busy process may ask to come again; one that was killed does not answer. Both for 30 s. */
export async function askPatiently(question: Parameters<typeof askJson>[0] & { url: string }): Promise<Reply> {
  for (const end = Date.now() + 30_000; ;) {
    const reply = await askJson(question)
    if ((reply.status !== 503 && reply.status !== 0) || Date.now() > end) return reply
    await pause(50)
  }
}
