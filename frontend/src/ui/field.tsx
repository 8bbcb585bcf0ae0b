import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  label: string
  hint?: ReactNode | undefined
  /** What is wrong and how to put it right; announced when it appears. */
  error?: ReactNode
  optional?: boolean | undefined
}

/** A labelled input. A password can be shown, so that it need not be typed twice. */
export function Field({ label, hint, error, optional, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const secret = input.type === 'password'
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <input
        {...input}
        {...describe({ id, hint, error })}
        type={secret && shown ? 'text' : input.type}
        className={secret ? `${styles.input} ${styles.withReveal}` : styles.input}
      />
      {secret && (
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      )}
    </FieldFrame>
  )
}

/** A labelled text of several lines. */
export function TextField({ label, hint, error, optional, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <textarea {...area} {...describe({ id, hint, error })} className={`${styles.input} ${styles.area}`} />
    </FieldFrame>
  )
}

/** A box to tick, with its label beside it. */
export function CheckField({ label, hint, ...box }: Pick<FieldProps, 'label' | 'hint'> & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.tick}>
        <input {...box} {...describe({ id, hint, error: undefined })} type="checkbox" />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

function FieldFrame(props: FieldProps & { id: string; children: ReactNode; optional: boolean | undefined }) {
  const { id, label, hint, error, optional, children } = props
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <div className={styles.control}>{children}</div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

function describe({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}
