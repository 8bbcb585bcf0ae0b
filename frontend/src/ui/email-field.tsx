import { correctedEmail } from '@app/contracts/rules/email-address'
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import styles from './field.module.css'

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'type'> {
  /** What stands in the field. */
  typed: string
  /** Fills the address in that was meant. */
  onMeant: (address: string) => void
}

/** A field for an address. If one with a slip is refused, the address that was meant is a button that fills it in. */
export function EmailField({ typed, onMeant, error, ...field }: EmailFieldProps) {
  const meant = error ? correctedEmail(typed) : undefined
  const [before, after] = meant && typeof error === 'string' ? error.split(meant, 2) : []
  if (meant === undefined || after === undefined) return <Field {...field} type="email" error={error} />
  const offer = (
    <>
      <span>{before}</span>
      <button type="button" className={styles.meant} onClick={() => onMeant(meant)}>
        {meant}
      </button>
      <span>{after}</span>
    </>
  )
  return <Field {...field} type="email" error={offer} />
}
