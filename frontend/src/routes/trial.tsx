import { preload } from 'react-dom'
import { brand } from '../brand.ts'
import { QUESTIONS_URL } from '../features/trial/load-questions.ts'
import { TrialPage } from '../features/trial/trial-page.tsx'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  preload(QUESTIONS_URL, { as: 'fetch', crossOrigin: 'anonymous' })
  return (
    <>
      <Seo
        page="Free Trial"
        description={`Ten free ${brand.product} questions with a 30-minute timer. Every answer explained at the end, no account needed.`}
        path={paths.trial()}
      />
      <TrialPage />
    </>
  )
}
