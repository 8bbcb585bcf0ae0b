import { useSearchParams } from 'react-router-dom'
import { DailyPage } from '../features/daily/daily-page.tsx'
import { useMember } from '../session/use-member.ts'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const [query] = useSearchParams()
  const user = useMember()
  const retake = query.get('retake') === '1'
  return (
    <>
      <Seo
        page={retake ? 'Retake' : 'Daily practice'}
        description="Your questions of today: answer them, and see every mistake explained."
        path={paths.daily()}
        noindex
      />
      <DailyPage key={retake ? 'retake' : 'daily'} user={user} retake={retake} />
    </>
  )
}
