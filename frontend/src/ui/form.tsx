import type { FormEvent, ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button, type ButtonLook } from './button.tsx'
import styles from './form.module.css'

export interface FormState {
  /** Being sent. */
  busy: boolean
  /** Why it could not be sent, where no field is to blame. */
  failure: string
  /** Whether the script that sends it has arrived. */
  ready: boolean
  submit: (event: FormEvent) => void
}

interface FormProps {
  form: FormState
  /** What the button says, and what while the form is being sent. */
  action: string
  working: string
  kind?: ButtonLook['kind']
  disabled?: boolean
  /** Beside the failure, what helps. */
  help?: ReactNode
  label?: string
  children: ReactNode
}

/**
 * Fields, what went wrong, the button. The browser's own bubbles are off, since they vanish and cannot be styled;
 * `required` and types stay, for what reads the form to a person. `post`, so that nothing typed could get into an address if
 * a browser ever sent the form by itself.
 */
export function Form({ form, action, working, kind = 'primary', disabled = false, help, label, children }: FormProps) {
  return (
    <form method="post" className={styles.form} noValidate onSubmit={form.submit} aria-label={label}>
      {children}
      {form.failure && (
        <Alert tone="wrong">
          <p>{form.failure}</p>
          {help}
        </Alert>
      )}
      <Button type="submit" kind={kind} disabled={disabled || !form.ready} busy={form.busy}>
        {form.busy ? working : action}
      </Button>
    </form>
  )
}

/** For password managers, which keep a password under the address of an account: not seen, not read aloud. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
}
