import { useMemo, useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { useForm } from '../../api/use-form.ts'
import { errorsOf } from '../../lib/form-errors.ts'
import { useSession } from '../../session/session-context.tsx'
import type { User } from '../../session/session.ts'
import { Note } from '../../ui/alert.tsx'
import { CheckField, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { AssumedZoneNote, ZoneField } from './zone-field.tsx'
import { zoneNames, zoneTyped } from './zones.ts'

const blames = {
  'username-taken': 'username',
  'invalid-username': 'username',
  'invalid-name': 'name',
  'invalid-zone': 'zone',
} as const

/** Name, username, time zone and summary. The answer carries a fresh token, because the zone travels in it. */
export function ProfileForm({ user }: { user: User }) {
  const { form, field, saved } = useProfile(user.zone)
  const { error: _none, ...summary } = field('summary')
  return (
    <>
      {user.zoneAssumed && <AssumedZoneNote />}
      <Form form={form} action="Save profile" working="Saving…" kind="plain" label="Profile">
        <Field {...field('name')} label="Name" autoComplete="name" maxLength={80} defaultValue={user.name} optional />
        <Field
          {...field('username')}
          label="Username"
          autoComplete="nickname"
          maxLength={40}
          defaultValue={user.username}
          optional
        />
        <ZoneField {...field('zone')} own={user.zone} />
        <CheckField
          {...summary}
          label="Mail me a summary of each week"
          hint="One mail on Mondays: what you practised and what went well. Every mail has a link to stop them."
          defaultChecked={user.weeklySummary}
        />
      </Form>
      <Note tone="right">{saved && 'Your profile is saved.'}</Note>
    </>
  )
}

function useProfile(ownZone: string) {
  const zones = useMemo(() => zoneNames(ownZone), [ownZone])
  const api = useApi()
  const session = useSession()
  const [saved, setSaved] = useState(false)
  const { form, field } = useForm({
    names: ['name', 'username', 'zone', 'summary'],
    check: ({ zone }) =>
      errorsOf({
        zone: zoneTyped(zone, zones) ? undefined : 'Choose a time zone from the list, such as Europe/Madrid.',
      }),
    send: async ({ summary, ...texts }) => {
      setSaved(false)
      const sent = session.token()
      const zone = zoneTyped(texts.zone, zones) ?? texts.zone
      const body = { ...texts, zone, weeklySummary: summary === 'on' }
      const answer = dataOf(await api.auth.PATCH('/auth/me', { body }))
      session.renew(sent, answer.token, answer.user)
      setSaved(true)
    },
    fallback: 'Your profile could not be saved. Please try again.',
    blames,
  })
  return { form, field, saved }
}
