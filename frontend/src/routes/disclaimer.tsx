import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="disclaimer" description="disclaimer" path="/disclaimer" />
      <h1>disclaimer</h1>
    </div>
  )
}
