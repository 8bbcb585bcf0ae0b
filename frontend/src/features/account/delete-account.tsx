import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dataOf } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { errorsOf } from '../../lib/form-errors.ts'
import { paths } from '../../paths.ts'
import type { User } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AccountName, Form } from '../../ui/form.tsx'

/** Asks first, then for the password. What follows is on a page of its own, since the account is gone by then. */
export function DeleteAccount({ user }: { user: User }) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <p>
        <Button kind="danger" onClick={() => setAsked(true)}>
          Delete my account…
        </Button>
      </p>
    )
  return <Confirmation user={user} onKeep={() => setAsked(false)} />
}

function Confirmation({ user, onKeep }: { user: User; onKeep: () => void }) {
  const erase = useErasure(user)
  const { form, field } = useForm({
    names: ['password'],
    check: ({ password }) => errorsOf({ password: password === '' ? 'Enter your password.' : undefined }),
    send: ({ password }) => erase(password),
    fallback: 'Your account could not be deleted. Please try again.',
    blames: { 'wrong-password': 'password' },
  })
  return (
    <>
      <p>
        {user.subscriptionActive && (
          <span>Your subscription is cancelled first: it ends at once, and is not billed again. </span>
        )}
        <span>
          Every part of the site erases what it keeps about you and gives a receipt, which you see next. You may want to
          download your data before.
        </span>
      </p>
      <Form form={form} action="Delete my account for good" kind="danger" working="Deleting…" label="Delete account">
        <AccountName email={user.email} />
        <Field {...field('password')} label="Password" type="password" autoComplete="current-password" required />
      </Form>
      <p>
        <Button kind="quiet" onClick={onKeep}>
          Keep my account
        </Button>
      </p>
    </>
  )
}

/** The page of the receipts ends the session: this one would take whoever is logged out away. */
function useErasure(user: User) {
  const api = useApi()
  const navigate = useNavigate()
  return async (password: string) => {
    const { erasureId } = await api.sealed(async (seal, key) => {
      const body = { passwordEnc: await seal(password), ...key }
      return dataOf(await api.auth.DELETE('/auth/me', { body }))
    })
    await navigate(paths.accountDeleted(erasureId), { replace: true, state: { erased: user.id } })
  }
}
