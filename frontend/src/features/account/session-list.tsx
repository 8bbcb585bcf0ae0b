import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { components } from '@app/contracts/generated/auth'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'
import { Note } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account.module.css'
import { longTime } from '../../lib/long-date.ts'

type Device = components['schemas']['Sessions']['sessions'][number]

/** Where the person is logged in, the newest first; all but this one can be ended. */
export function SessionList({ zone }: { zone: string }) {
  const api = useApi()
  const list = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => dataOf(await api.auth.GET('/auth/sessions', { signal })).sessions,
  })
  if (list.isPending) return <Skeleton label="Loading your devices" lines={2} />
  if (list.data) return <Devices devices={list.data} zone={zone} />
  return (
    <>
      <Note tone="wrong">{errorSentence(list.error, 'Your devices could not be loaded.')}</Note>
      <p>
        <Button onClick={() => void list.refetch()}>Try again</Button>
      </p>
    </>
  )
}

function Devices({ devices, zone }: { devices: readonly Device[]; zone: string }) {
  const end = useEndSession()
  const ending = end.isPending ? end.variables : []
  const others = devices.filter(({ current }) => !current).map(({ id }) => id)
  const ended = end.variables?.length === 1 ? 'That device is logged out.' : 'All other devices are logged out.'
  return (
    <>
      <ul className={styles.devices}>
        {devices.map((device) => {
          const busy = ending.includes(device.id)
          return <DeviceRow key={device.id} {...{ device, zone, busy }} onEnd={() => end.mutate([device.id])} />
        })}
      </ul>
      {others.length > 1 && (
        <p>
          <Button busy={end.isPending} onClick={() => end.mutate(others)}>
            Log out all other devices
          </Button>
        </p>
      )}
      <p role="status" className="label">
        {end.isSuccess ? ended : others.length === 0 && 'You are logged in nowhere else.'}
      </p>
      <Note tone="wrong">
        {end.error && errorSentence(end.error, 'That device could not be logged out. Please try again.')}
      </Note>
    </>
  )
}

interface DeviceRowProps {
  device: Device
  zone: string
  busy: boolean
  onEnd: () => void
}

function DeviceRow({ device, zone, busy, onEnd }: DeviceRowProps) {
  return (
    <li>
      <div>
        <p>
          <span>{device.device}</span> {device.current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="label">{`Signed in since ${longTime(device.createdAt, zone)}`}</p>
      </div>
      {!device.current && (
        <Button small busy={busy} onClick={onEnd} aria-label={`Log out ${device.device}`}>
          {busy ? 'Logging out…' : 'Log out'}
        </Button>
      )}
    </li>
  )
}

/** Ends sessions; one that is over already is what was wanted. */
function useEndSession() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids)
        await api.auth.DELETE('/auth/sessions/{id}', { params: { path: { id } } }).catch((error: unknown) => {
          if ((error as { status?: unknown }).status !== 404) throw error
        })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.sessions }),
  })
}
