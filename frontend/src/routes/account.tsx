import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="account" description="account" path="/account" />
      <h1>account</h1>
    </div>
  )
}
