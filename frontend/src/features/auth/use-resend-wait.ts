import { normalEmail } from '@app/contracts/rules/email-address'
import { useEffect, useState } from 'react'
import { browserStore } from '../../lib/store.ts'

/** As the server counts: one mail to an address in 60 seconds. */
export const RESEND_WAIT_S = 60

const KEY = 'verification-mail'
/** No refusal lasts longer; a wait that seems to was written before the clock was set back. */
const LONGEST_MS = 3_600_000

const store = browserStore(() => globalThis.sessionStorage)

/** An address, and the instant (ms) from which a mail to it may be asked for again. */
interface Wait {
  email: string
  until: number
}

/**
 * The seconds until another verification mail to an address may be asked for; 0 if it may. Kept in this tab, so that a
 * reload shows it, too.
 */
export function useResendWait(email: string) {
  const [wait, setWait] = useState<Wait | null>(null)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => setWait(storedWait()), [])
  const left = wait && wait.email === normalEmail(email) ? wait.until - now : 0
  const seconds = left > LONGEST_MS ? 0 : Math.max(0, Math.ceil(left / 1000))
  const counting = seconds > 0
  useEffect(() => {
    if (!counting) return
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [counting])
  const begin = (length: number) => {
    const begun = { email: normalEmail(email), until: Date.now() + length * 1000 }
    store.setItem(KEY, JSON.stringify(begun))
    setNow(Date.now())
    setWait(begun)
  }
  return { seconds, begin }
}

function storedWait(): Wait | null {
  try {
    const { email, until } = JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Wait>
    return typeof email === 'string' && typeof until === 'number' ? { email, until } : null
  } catch {
    return null
  }
}
