import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="home" description="home" path="/home" />
      <h1>home</h1>
    </div>
  )
}
