import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo page="faq" description="faq" path="/faq" />
      <h1>faq</h1>
    </div>
  )
}
