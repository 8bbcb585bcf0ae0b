import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'
import { errorsOf, newPasswordError } from '../../lib/form-errors.ts'
import { Note } from '../../ui/alert.tsx'
import { Field } from '../../ui/field.tsx'
import { AccountName, Form } from '../../ui/form.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'

/** Changes the password; whoever sits at an open page has to know the current one. */
export function PasswordForm({ email }: { email: string }) {
  const { form, field, done } = useChange()
  return (
    <>
      <Form form={form} action="Change password" working="Changing…" kind="plain" label="Password">
        <AccountName email={email} />
        <Field
          {...field('current')}
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField {...field('next')} label="New password" />
      </Form>
      <Note tone="right">{done}</Note>
    </>
  )
}

function useChange() {
  const api = useApi()
  const queries = useQueryClient()
  const [done, setDone] = useState('')
  const { form, field, clear } = useForm({
    names: ['current', 'next'],
    check: ({ current, next }) =>
      errorsOf({
        current: current === '' ? 'Enter your current password.' : undefined,
        next: newPasswordError(next, 'Enter your new password.'),
      }),
    send: async ({ current, next }) => {
      setDone('')
      const { message } = await api.sealed(async (seal, key) => {
        const body = { passwordEnc: await seal(current), newPasswordEnc: await seal(next), ...key }
        return dataOf(await api.auth.POST('/auth/change-password', { body }))
      })
      clear('current', 'next')
      setDone(message || 'Password changed. Your other devices are logged out.')
      void queries.invalidateQueries({ queryKey: queryKeys.sessions })
    },
    fallback: 'Your password could not be changed. Please try again.',
    blames: { 'wrong-password': 'current', 'password-common': 'next', 'password-part-of-email': 'next' },
  })
  return { form, field, done }
}
