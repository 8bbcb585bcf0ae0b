import type { Deps } from '../deps.ts'

const retryMs = 1000

/** Stores this process's bank behind the start's back, and again and again while the database is away. */
export function startKeepingBank({
  questions,
  bank,
  clock,
  logger,
}: Pick<Deps, 'questions' | 'bank' | 'clock' | 'logger'>): {
  stop(): void
} {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const attempt = async (): Promise<void> => {
    try {
      await questions.keepBank(clock.now())
      logger.info({ bank: bank.digest, items: bank.heads.length }, 'bank is kept')
    } catch (error) {
      logger.warn({ err: error, bank: bank.digest }, 'bank not kept yet')
      if (!stopped) timer = setTimeout(() => void attempt(), retryMs)
    }
  }
  void attempt()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
