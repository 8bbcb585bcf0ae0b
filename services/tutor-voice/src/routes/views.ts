import type { components } from '@app/contracts/generated/tutor-voice'
import type { DailyUsage } from '../domain/daily-quota.ts'
import type { Answer } from '../domain/tutoring.ts'
import type { Kept } from '../flows/keep-exchange.ts'
import type { Thread } from '../store/threads.ts'

type Schemas = components['schemas']

/** How much of something is left today: voice turns, or questions by text. */
export function usageView(usage: DailyUsage): Schemas['VoiceUsage'] & Schemas['TutorUsage'] {
  return {
    limit: usage.limit,
    used: usage.used,
    remaining: usage.remaining,
    resetsAt: usage.resetsAt.toISOString(),
  }
}

export function answerView(
  { text, source }: Answer,
  { usage }: { usage: DailyUsage },
  kept: Kept | null,
): Schemas['TutorAnswer'] {
  const { remaining, limit, resetsAt } = usage
  return { answer: text, source, ...kept, remaining, limit, resetsAt: resetsAt.toISOString() }
}

export function threadView({ id, questionId, messages, updatedAt }: Thread): Schemas['TutorThread'] {
  return {
    id,
    ...(questionId === null ? {} : { questionId }),
    updatedAt: updatedAt.toISOString(),
    messages: messages.map(({ number, role, text, at, source, helpful, spoken }) => ({
      id: `${id}:${number}`,
      role,
      text,
      at: at.toISOString(),
      ...(source === undefined ? {} : { source }),
      ...(helpful === undefined ? {} : { helpful }),
      ...(spoken === undefined ? {} : { spoken }),
    })),
  }
}
