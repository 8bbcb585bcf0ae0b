import { useMutation } from '@tanstack/react-query'
import { useRef, type FormEvent } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/data-provider.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { User } from '../../session/session.ts'
import styles from './account.module.css'
import { deviceZone, zoneOptions } from './zones.ts'

/** Name, username and time zone. The answer carries a fresh token, because the zone travels in it. */
export function ProfileForm({ user }: { user: User }) {
  const save = useSaveProfile()
  const name = useRef<HTMLInputElement>(null)
  const username = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLSelectElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate({
      name: name.current!.value.trim(),
      username: username.current!.value.trim(),
      zone: zone.current!.value,
    })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field ref={name} label="Name" autoComplete="name" maxLength={80} defaultValue={user.name} optional />
      <Field
        ref={username}
        label="Username"
        autoComplete="nickname"
        maxLength={40}
        defaultValue={user.username}
        optional
      />
      <SelectField ref={zone} label="Time zone" hint={zoneHint(user.zone)} defaultValue={user.zone}>
        {zoneOptions(user.zone).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <Button type="submit" busy={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save profile'}
      </Button>
      <Outcome saved={save.isSuccess} error={save.error} />
    </form>
  )
}

function Outcome({ saved, error }: { saved: boolean; error: Error | null }) {
  if (saved)
    return (
      <Alert tone="right">
        <p>Your profile is saved.</p>
      </Alert>
    )
  if (!error) return null
  return (
    <Alert tone="wrong">
      <p>{errorSentence(error, 'Your profile could not be saved. Please try again.')}</p>
    </Alert>
  )
}

function useSaveProfile() {
  const api = useApi()
  const session = useSession()
  return useMutation({
    mutationFn: async (body: { name: string; username: string; zone: string }) => {
      const sent = session.token()
      const { token, user } = dataOf(await api.auth.PATCH('/auth/me', { body }))
      session.renew(sent, token, user)
    },
  })
}

function zoneHint(zone: string): string {
  const here = deviceZone()
  const rule = 'A new set appears at midnight in this zone.'
  return here === zone ? rule : `${rule} This device is in ${here}.`
}
