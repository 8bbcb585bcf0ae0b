import { brand } from '../brand.ts'

interface SeoProps {
  /** The page's own name; the title is '{page} | GBAT Daily'. */
  page: string
  description: string
  /** The path of the canonical address, without query. Left out where there is none, such as on 'not found'. */
  path?: string
  noindex?: boolean
  /** Its address may hold a one-time token: no request from it tells where it came from. */
  noReferrer?: boolean
}

/**
 * React hoists these into the head. Exactly one on a page, none in layouts: React does not remove doubles. The build adds
 * what only crawlers read (`share-cards.ts`, `structured-data.ts`).
 */
export function Seo({ page, description, path, noindex = false, noReferrer = false }: SeoProps) {
  const title = `${page} | ${brand.site}`
  const address = path === undefined ? undefined : `${brand.origin}${path}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {noindex && <meta name="robots" content="noindex" />}
      {noReferrer && <meta name="referrer" content="no-referrer" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
    </>
  )
}
