import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="login" description="login" path="/login" />
      <h1>login</h1>
    </div>
  )
}
