import { ErasurePage } from '../features/erasure/erasure-page.tsx'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <>
      <Seo
        page="Account deleted"
        description="The receipts of a deleted account."
        path={paths.accountDeleted()}
        noindex
        noReferrer
      />
      <ErasurePage />
    </>
  )
}
