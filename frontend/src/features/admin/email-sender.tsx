import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { useForm } from '../../api/use-form.ts'
import { emailError, errorsOf } from '../../lib/form-errors.ts'
import { Note } from '../../ui/alert.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'

/** Sends one e-mail in the name of the site. */
export function EmailSender() {
  const { form, field, emailField, sentTo } = useLetter()
  return (
    <>
      <Form form={form} action="Send Email" working="Sending…">
        <EmailField
          {...emailField('to')}
          label="To"
          autoComplete="off"
          hint="Leave it empty to write to the sales mailbox."
          optional
        />
        <Field {...field('subject')} label="Subject" autoComplete="off" maxLength={200} required />
        <TextField {...field('text')} label="Body text" rows={8} required />
      </Form>
      <Note tone="right">{sentTo && `Sent to ${sentTo}`}</Note>
    </>
  )
}

function useLetter() {
  const api = useApi()
  const [sentTo, setSentTo] = useState('')
  const { form, field, emailField, clear } = useForm({
    names: ['to', 'subject', 'text'],
    check: ({ to, subject, text }) =>
      errorsOf({
        to: to === '' ? undefined : emailError(to),
        subject: subject === '' ? 'Enter a subject.' : undefined,
        text: text === '' ? 'Enter the text of the email.' : undefined,
      }),
    send: async ({ to, ...letter }) => {
      setSentTo('')
      const body = { ...letter, ...(to !== '' && { to }) }
      setSentTo(dataOf(await api.mail.POST('/admin/email', { body })).to)
      clear('subject', 'text')
    },
    fallback: 'Failed',
    blames: { 'invalid-email': 'to', 'invalid-subject': 'subject', 'invalid-text': 'text' },
  })
  return { form, field, emailField, sentTo }
}
