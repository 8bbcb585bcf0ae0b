import { DataProvider } from '../api/data-provider.tsx'
import { brand } from '../brand.ts'
import { PricingPage } from '../features/billing/pricing-page.tsx'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  return (
    <div className="page">
      <Seo
        page="Pricing"
        description={`What ${brand.site} costs: free questions every two days, or ten new ones every day for a monthly price, cancelled anytime.`}
        path={paths.pricing()}
      />
      <DataProvider>
        <PricingPage />
      </DataProvider>
    </div>
  )
}
