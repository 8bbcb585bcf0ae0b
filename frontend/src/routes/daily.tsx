import { useSearchParams } from 'react-router-dom'
import { DailyPage } from '../features/daily/daily-page.tsx'
import { useSessionState } from '../session/session-context.tsx'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const [query] = useSearchParams()
  const state = useSessionState()
  const retake = query.get('retake') === '1'
  if (state.status !== 'member') return null
  return (
    <>
      <Seo
        page={retake ? 'Retake' : 'Daily practice'}
        description="Your questions of today: answer them, and see every mistake explained."
        path={paths.daily()}
        noindex
      />
      <DailyPage key={retake ? 'retake' : 'daily'} user={state.user} retake={retake} />
    </>
  )
}
