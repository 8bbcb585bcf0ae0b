import { useQuery } from '@tanstack/react-query'
import type { components } from '@app/contracts/generated/billing'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'
import { longDate } from '../../lib/long-date.ts'
import { Note } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing.module.css'
import { moneyText } from '@app/contracts/rules/money'

type Receipt = components['schemas']['Receipts']['receipts'][number]

/** What was paid, newest first. */
export function Receipts({ zone }: { zone: string }) {
  const api = useApi()
  const list = useQuery({
    queryKey: queryKeys.receipts,
    queryFn: async ({ signal }) => dataOf(await api.billing.GET('/payments/receipts', { signal })).receipts,
  })
  if (list.isPending) return <Skeleton label="Loading your receipts" lines={2} />
  if (list.data?.length === 0) return <p className="label">There are no payments.</p>
  if (list.data) return <ReceiptList receipts={list.data} zone={zone} />
  return (
    <>
      <Note tone="wrong">{errorSentence(list.error, 'Failed to load receipts')}</Note>
      <p>
        <Button onClick={() => void list.refetch()}>Try again</Button>
      </p>
    </>
  )
}

const statuses: Record<Receipt['status'], string> = {
  paid: 'Paid',
  open: 'Not paid yet',
  void: 'Cancelled',
  uncollectible: 'Not collected',
  refunded: 'Refunded',
}

function ReceiptList({ receipts, zone }: { receipts: readonly Receipt[]; zone: string }) {
  return (
    <ul className={styles.receipts}>
      {receipts.map(({ id, date, amount, currency, status, link }) => (
        <li key={id}>
          <span>{longDate(date, zone)}</span>
          <span className="label">
            <b>{moneyText(amount, currency)}</b> <span>{`· ${statuses[status]}`}</span>
          </span>
          {link !== null && (
            <a href={link} target="_blank" rel="noreferrer" aria-label={`Receipt of ${longDate(date, zone)}`}>
              Receipt
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
