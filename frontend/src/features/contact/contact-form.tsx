import { codePoints, contactMessageMin } from '@app/contracts/rules/text-limits'
import { useEffect, useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { checkedBy } from '../../lib/bot-check.ts'
import { emailError, errorsOf } from '../../lib/form-errors.ts'
import { useSecurityCheck } from '../../lib/use-security-check.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecurityCheckNote } from '../../ui/security-check-note.tsx'
import styles from './contact.module.css'

const SENT = "Message sent. We'll get back to you soon."
const LONGEST = 5000

export function ContactForm() {
  const [sent, setSent] = useState(false)
  const state = useSessionState()
  if (sent)
    return (
      <>
        <Alert tone="right">
          <p>
            <strong>{SENT}</strong>
          </p>
          <p>A copy is on its way to your address.</p>
        </Alert>
        <p>
          <Button onClick={() => setSent(false)}>Write another message</Button>
        </p>
      </>
    )
  const user = state.status === 'member' ? state.user : undefined
  return <EmptyForm name={user?.name} email={user?.email} onSent={() => setSent(true)} />
}

interface EmptyFormProps {
  name: string | undefined
  email: string | undefined
  onSent: () => void
}

function EmptyForm({ name, email, onSent }: EmptyFormProps) {
  const { form, field, emailField, values, check, reread } = useMessage(onSent)
  // The profile may arrive after the first key was pressed. The browser shows a new default value only in a field that the
  // candidate has left alone.
  useEffect(reread, [reread, name, email])
  const missing = contactMessageMin - codePoints(values.message)
  const complete = missing <= 0 && emailError(values.email) === undefined
  return (
    <Form form={form} action="Send message" working="Sending..." disabled={!complete}>
      <div className={styles.row}>
        <Field {...field('name')} label="Name" autoComplete="name" maxLength={200} defaultValue={name} required />
        <EmailField
          {...emailField('email', { early: true })}
          label="Email"
          autoComplete="email"
          defaultValue={email}
          required
        />
      </div>
      <TextField {...field('message')} label="Message" rows={8} hint={<Length missing={missing} />} required />
      <SecurityCheckNote status={check.status} />
    </Form>
  )
}

function Length({ missing }: { missing: number }) {
  return (
    <span role="status" className={missing > 0 ? undefined : styles.good}>
      {missing > 0 ? `Need ${missing} more character(s)` : 'Looks good'}
    </span>
  )
}

function useMessage(onSent: () => void) {
  const check = useSecurityCheck('contact')
  const send = useContactCall()
  const form = useForm({
    names: ['name', 'email', 'message'],
    check: (typed) =>
      errorsOf({
        name: typed.name === '' ? 'Enter your name.' : undefined,
        email: emailError(typed.email),
        message: tooLong(typed.message),
      }),
    send: async (typed) => {
      await send({ ...typed, token: await check.token() })
      onSent()
    },
    fallback: 'Failed to send. Please try again later.',
    blames: { 'invalid-name': 'name', 'invalid-email': 'email', 'message-too-short': 'message' },
  })
  return { ...form, check }
}

function tooLong(message: string): string | undefined {
  const excess = codePoints(message) - LONGEST
  return excess > 0 ? `The message is ${excess} characters too long. Please shorten it, or send it in two.` : undefined
}

/** The check's token stands in the header and in the body. */
function useContactCall() {
  const api = useApi()
  return async (typed: { name: string; email: string; message: string; token: string | null }) => {
    const { token, ...body } = typed
    const checked = token === null ? {} : { recaptchaToken: token }
    const call = { ...checkedBy(token), body: { ...body, ...checked } }
    dataOf(await api.mail.POST('/support/contact', call))
  }
}
