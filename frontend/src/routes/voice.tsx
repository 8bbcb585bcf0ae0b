import { brand } from '../brand.ts'
import { TutorPage } from '../features/tutor/tutor-page.tsx'
import { loadCalls } from '../load-calls.ts'
import { pages } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <>
      <Seo
        page="Voice tutor"
        description={`Talk with ${brand.tutor} about a question, or about how to study.`}
        path={pages.voice.path}
        noindex
      />
      <TutorPage loadCalls={loadCalls} />
    </>
  )
}
