import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="trial" description="trial" path="/trial" />
      <h1>trial</h1>
    </div>
  )
}
