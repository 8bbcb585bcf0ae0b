import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="about" description="about" path="/about" />
      <h1>about</h1>
    </div>
  )
}
