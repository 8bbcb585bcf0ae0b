import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="review" description="review" path="/review" />
      <h1>review</h1>
    </div>
  )
}
