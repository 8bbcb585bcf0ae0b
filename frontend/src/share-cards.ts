import { brand } from './brand.ts'
import { pageList, paths, type PageName } from './paths.ts'

/**
 * The picture that a social network shows beside a link, one for each kind of page. The build draws them
 * (`frontend/share`), and only the build writes the tags that name them: no browser loads this file.
 */
export interface ShareCard {
  kind: Kind
  /** The large line; at most 20 letters fit. */
  title: string
  lines: readonly [string, string]
  /** Ten cells: `f` filled, `r` right, `w` wrong, anything else open. */
  cells: string
}

type Kind = 'site' | 'practice' | 'plans' | 'article' | 'help'

export const shareCards: readonly ShareCard[] = [
  {
    kind: 'site',
    title: brand.site,
    lines: [`${brand.tagline}.`, 'Every mistake explained.'],
    cells: 'ffffff',
  },
  {
    kind: 'practice',
    title: 'Ten free questions',
    lines: ['No account needed.', 'Every answer explained.'],
    cells: 'rrwrrrrwr',
  },
  {
    kind: 'plans',
    title: 'Choose your plan',
    lines: ['Free, or 10 new questions every day', 'for 10 dollars a month. Cancel anytime.'],
    cells: 'ffffffffff',
  },
  {
    kind: 'article',
    title: 'Study articles',
    lines: ['One method at a time, with a worked example', 'and three questions to try.'],
    cells: 'fff',
  },
  {
    kind: 'help',
    title: 'Good to know',
    lines: ['How it works, what is planned,', 'and what happens to your data.'],
    cells: 'f',
  },
]

const kinds: Partial<Record<PageName, Kind>> = {
  trial: 'practice',
  pricing: 'plans',
  blog: 'article',
  about: 'help',
  faq: 'help',
  contact: 'help',
  disclaimer: 'help',
  privacy: 'help',
}

const isArticle = (path: string) => path.startsWith(`${paths.blog()}/`)

function cardOf(path: string): ShareCard {
  const name = pageList.find((page) => page.path === path)?.name
  const kind = isArticle(path) ? 'article' : ((name && kinds[name]) ?? 'site')
  return shareCards.find((card) => card.kind === kind)!
}

/** The address of a page's picture. */
export const shareImage = (path: string): string => `${brand.origin}/share/${cardOf(path).kind}.png`

/** The tags for the head of a page that are the same at every visit; title, description and address stand in `ui/seo.tsx`. */
export function shareTags(path: string): string {
  const { title, lines } = cardOf(path)
  const tags = {
    'og:site_name': brand.site,
    'og:type': isArticle(path) ? 'article' : 'website',
    'og:image': shareImage(path),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${title}. ${lines.join(' ')}`,
  }
  const properties = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${text}"/>`)
  return `${properties.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}
