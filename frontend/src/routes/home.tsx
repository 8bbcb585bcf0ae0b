import { useEffect, useState, type ComponentType } from 'react'
import { brand } from '../brand.ts'
import { Hero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { PricingTeaser } from '../features/home/pricing-teaser.tsx'
import { Research } from '../features/home/research.tsx'
import { Science } from '../features/home/science.tsx'
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
      <LateBanner />
    </div>
  )
}

/** The promotion comes after the first idle moment, because few visits have one and every visit has the page. */
function LateBanner() {
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    const load = () => void import('../features/billing/promo-banner.tsx').then((it) => setBanner(() => it.PromoBanner))
    const later = 'requestIdleCallback' in globalThis ? requestIdleCallback(load) : setTimeout(load, 500)
    return () => ('cancelIdleCallback' in globalThis ? cancelIdleCallback(later as number) : clearTimeout(later))
  }, [])
  return Banner && <Banner />
}
