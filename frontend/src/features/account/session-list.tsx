import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { components } from '@app/contracts/generated/auth'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/data-provider.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account.module.css'
import { longTime } from './dates.ts'

type Device = components['schemas']['Sessions']['sessions'][number]

const QUERY = ['sessions']

/** Where the person is logged in, the newest first; all but this one can be ended. */
export function SessionList({ zone }: { zone: string }) {
  const api = useApi()
  const list = useQuery({
    queryKey: QUERY,
    queryFn: async ({ signal }) => dataOf(await api.auth.GET('/auth/sessions', { signal })).sessions,
  })
  const end = useEndSession()
  if (list.isPending) return <Skeleton label="Loading your devices" lines={2} />
  if (!list.data)
    return (
      <>
        <Alert tone="wrong">
          <p>{errorSentence(list.error, 'Your devices could not be loaded.')}</p>
        </Alert>
        <p>
          <Button onClick={() => void list.refetch()}>Try again</Button>
        </p>
      </>
    )
  const ending = end.isPending ? end.variables : []
  const others = list.data.filter(({ current }) => !current)
  return (
    <>
      <ul className={styles.devices}>
        {list.data.map((device) => (
          <DeviceRow
            key={device.id}
            {...{ device, zone }}
            busy={ending.includes(device.id)}
            onEnd={() => end.mutate([device.id])}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <p>
          <Button busy={end.isPending} onClick={() => end.mutate(others.map(({ id }) => id))}>
            Log out all other devices
          </Button>
        </p>
      )}
      <div role="status" className="label">
        {end.isSuccess &&
          (end.variables.length > 1 ? 'All other devices are logged out.' : 'That device is logged out.')}
        {others.length === 0 && !end.isSuccess && 'You are logged in nowhere else.'}
      </div>
      {end.error && (
        <Alert tone="wrong">
          <p>{errorSentence(end.error, 'That device could not be logged out. Please try again.')}</p>
        </Alert>
      )}
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
          {device.device} {device.current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="label">Logged in on {longTime(device.createdAt, zone)}</p>
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
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY }),
  })
}
