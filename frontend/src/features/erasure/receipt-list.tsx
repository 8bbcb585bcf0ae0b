import styles from './erasure.module.css'
import type { components } from '@app/contracts/generated/auth'

type Receipt = components['schemas']['Erasure']['receipts'][number]

/** Every part of the site that keeps something, and what it keeps. */
const parts: Record<Receipt['service'], string> = {
  auth: 'Account, sessions and devices',
  practice: 'Sets, answers and history',
  billing: 'Plan and payments',
  'tutor-voice': 'Tutor and voice',
  mail: 'Mails',
}

export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <ul className={styles.receipts} aria-label="Receipts">
      {Object.entries(parts).map(([service, title]) => (
        <ReceiptRow key={service} title={title} receipt={receipts.find((one) => one.service === service)} />
      ))}
    </ul>
  )
}

function ReceiptRow({ title, receipt }: { title: string; receipt: Receipt | undefined }) {
  return (
    <li data-done={receipt !== undefined}>
      <span className={styles.sign} aria-hidden="true">
        {receipt ? '✓' : '○'}
      </span>
      <div>
        <p>{title}</p>
        <p className="label">{receipt ? `Erased: ${countOf(receipt)}, ${timeOf(receipt)}` : 'Being erased…'}</p>
        {receipt && <p className={styles.proof}>{`SHA-256 ${receipt.sha256}`}</p>}
      </div>
    </li>
  )
}

function countOf({ removed }: Receipt): string {
  const count = Object.values(removed).reduce((sum, each) => sum + each, 0)
  if (count === 0) return 'nothing was kept'
  return count === 1 ? '1 record' : `${count} records`
}

function timeOf({ erasedAt }: Receipt): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(erasedAt))
}
