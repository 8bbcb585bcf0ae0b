import { longDate } from '../../lib/long-date.ts'
import { Alert } from '../../ui/alert.tsx'
import type { Code } from './promotion.ts'

/** Says what becomes of the code in the address before anything is bought with it. */
export function CodeNote({ code }: { code: Code }) {
  if (code.kind === 'none') return null
  if (code.kind === 'unknown')
    return <Alert>{`We do not know the code ${code.code.slice(0, 40)}. Monthly is sold at its full price.`}</Alert>
  const { promotion } = code
  const day = longDate(promotion.expiresAt, 'UTC')
  if (code.kind === 'ended')
    return <Alert>{`The code ${promotion.code} ended on ${day}. Monthly is sold at its full price.`}</Alert>
  return (
    <Alert tone="right">
      {`The code ${promotion.code} takes ${promotion.discountPercent}% off your first month. It is good until ${day}.`}
    </Alert>
  )
}
