import { brand } from '../brand.ts'
import { Hero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { PricingTeaser } from '../features/home/pricing-teaser.tsx'
import { Research } from '../features/home/research.tsx'
import { Science } from '../features/home/science.tsx'
import { Late } from '../lib/late.tsx'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo
        page="Home"
        description={`${brand.product} practice in short daily sets, chosen for you, every mistake explained. Two new questions every two days are free. Try one on this page, no account needed.`}
        path={paths.home()}
      />
      <Hero />
      <HowItWorks />
      <Research />
      <Science />
      <PricingTeaser />
      <Late load={loadPromotion} />
    </div>
  )
}

/** Late, because few visits have a promotion and every visit has the page. */
const loadPromotion = async () => (await import('../features/billing/promo-banner.tsx')).PromoBanner
