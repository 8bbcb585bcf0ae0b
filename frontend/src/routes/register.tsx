import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="register" description="register" path="/register" />
      <h1>register</h1>
    </div>
  )
}
