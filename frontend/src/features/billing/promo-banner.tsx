import { useEffect, useState } from 'react'
import { publishFootHeight } from '../../lib/foot-height.ts'
import { gatewayOrigin } from '../../lib/gateway-origin.ts'
import { Link } from '../../lib/link.tsx'
import { browserStore } from '../../lib/store.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { endsIn, type Promotion, type Promotions } from './promotion.ts'
import styles from './promo-banner.module.css'

const COPIED_FOR_MS = 2500
/** The longest wait that a timer of the browser can keep: 24.8 days. */
const LONGEST_MS = 2 ** 31 - 1

const dismissedKey = ({ code }: Promotion) => `promo_dismissed_${code.toLowerCase()}`
const copiedKey = ({ code }: Promotion) => `promo_copied_${code.toLowerCase()}`

/**
 * The promotion that is open now, by the server's clock. It lies over the foot of the page and takes no room in it, so that
 * nothing moves whether it appears or not.
 */
export function PromoBanner() {
  const [promotion, setPromotion] = useOpenPromotion()
  if (!promotion) return null
  const dismiss = () => {
    browserStore().setItem(dismissedKey(promotion), '1')
    setPromotion(null)
  }
  return (
    <aside
      className={styles.banner}
      aria-label="Promotion"
      data-foot="promotion"
      ref={(element) => (element ? settle(element, promotion) : undefined)}
    >
      <div className={styles.words}>
        <p className={styles.heading}>{promotion.heading}</p>
        <p className="label">{promotion.subheading}</p>
      </div>
      <p className="actions">
        <CopyCode promotion={promotion} />
        <Link className={buttonClass({ kind: 'primary', small: true })} to={paths.pricing(promotion.code)}>
          {promotion.ctaLabel}
        </Link>
        <button
          type="button"
          className={`${buttonClass({ kind: 'quiet', small: true })} ${styles.dismiss}`}
          onClick={dismiss}
        >
          Dismiss
        </button>
      </p>
    </aside>
  )
}

function settle(element: HTMLElement, { highlightColor }: Promotion): () => void {
  element.style.setProperty('--highlight', highlightColor)
  return publishFootHeight(element)
}

/** What is open now, until it ends. If it cannot be read, there is no banner. */
function useOpenPromotion() {
  const [promotion, setPromotion] = useState<Promotion | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopping = new AbortController()
    const show = async () => {
      const open = await readOpen(stopping.signal).catch(() => undefined)
      if (!open || stopping.signal.aborted) return
      setPromotion(open.promotion)
      hideAfter(open.endsIn)
    }
    const hideAfter = (ms: number): void => {
      const wait = Math.min(ms, LONGEST_MS)
      timer = setTimeout(() => (wait < ms ? hideAfter(ms - wait) : setPromotion(null)), wait)
    }
    void show()
    return () => {
      stopping.abort()
      clearTimeout(timer)
    }
  }, [])
  return [promotion, setPromotion] as const
}

function CopyCode({ promotion }: { promotion: Promotion }) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const later = setTimeout(() => setCopied(0), COPIED_FOR_MS)
    return () => clearTimeout(later)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(promotion.code)
    browserStore(() => sessionStorage).setItem(copiedKey(promotion), '1')
    setCopied((times) => times + 1)
  }
  return (
    <button
      type="button"
      className={`${buttonClass({ small: true })} ${styles.code}`}
      onClick={() => void copy().catch(() => undefined)}
    >
      <span aria-live="polite">{copied > 0 ? 'Copied!' : 'Copy'}</span> <span>{promotion.code}</span>
    </button>
  )
}

/** The first promotion that is open and was not dismissed here. Fetched by hand: the typed client is larger than this file. */
async function readOpen(signal: AbortSignal): Promise<{ promotion: Promotion; endsIn: number } | undefined> {
  const response = await globalThis.fetch(`${gatewayOrigin()}/api/payments/promotions`, { signal })
  if (!response.ok) return undefined
  const { now, promotions } = (await response.json()) as Promotions
  const store = browserStore()
  return promotions
    .map((promotion) => ({ promotion, endsIn: endsIn(promotion, now) }))
    .find((each) => each.endsIn > 0 && store.getItem(dismissedKey(each.promotion)) === null)
}
