import { ResultPanel } from '../features/daily/result-panel.tsx'
import { HistoryPage } from '../features/history/history-page.tsx'
import { useMember } from '../session/use-member.ts'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const user = useMember()
  return (
    <>
      <Seo
        page="Practice History"
        description="Your last thirty days: every set, every retake, and the answers of each."
        path={paths.review()}
        noindex
      />
      <HistoryPage user={user} renderResult={({ id, ...rest }) => <ResultPanel key={id} id={id} {...rest} />} />
    </>
  )
}
