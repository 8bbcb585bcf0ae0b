import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="daily" description="daily" path="/daily" />
      <h1>daily</h1>
    </div>
  )
}
