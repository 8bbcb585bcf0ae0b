/** Every address of the site, in one place: routes, navigation, prerendering and `next` all come from here. */

export type Access = 'all' | 'guest' | 'member'

interface Page {
  path: string
  access: Access
  /** Of no use to anybody who has not been led there: no search engine lists it. */
  unlisted?: true
  /** Where its link stands, and what it says. `header-action` is the one that looks like a button. */
  link?: { place: 'header' | 'header-action' | 'footer'; label: string; for: 'all' | 'guest' | 'member' | 'admin' }
  /** A form of it uses the bot check: its policy lets the check's script in, where one is configured. */
  botCheck?: true
  /** Its address may hold a one-time token: no request from it tells where it came from. */
  oneTimeLink?: true
  /** Query parameters that survive a detour over the login page, with the form of the values they may have. */
  query?: Readonly<Record<string, RegExp>>
}

/** Keys are the names of the modules in `routes/`. */
export const pages = {
  home: { path: '/', access: 'all', link: { place: 'header', label: 'Home', for: 'all' } },
  blog: { path: '/blog', access: 'all', link: { place: 'header', label: 'Blog', for: 'all' } },
  pricing: {
    path: '/pricing',
    access: 'all',
    link: { place: 'header', label: 'Pricing', for: 'all' },
    query: { promo: /^[A-Za-z0-9_-]{1,40}$/ },
  },
  trial: { path: '/test', access: 'all' },
  daily: {
    path: '/daily',
    access: 'member',
    link: { place: 'header', label: 'Daily', for: 'member' },
    query: { retake: /^1$/ },
  },
  review: { path: '/review', access: 'member', link: { place: 'header', label: 'Review', for: 'member' } },
  account: {
    path: '/account',
    access: 'member',
    botCheck: true,
    // The return from the checkout, which may find the session ended.
    query: { status: /^(?:success|cancel)$/, session_id: /^\w{1,128}$/ },
    link: { place: 'header', label: 'Account', for: 'member' },
  },
  voice: { path: '/voice', access: 'member' },
  admin: { path: '/admin', access: 'member', link: { place: 'header', label: 'Admin', for: 'admin' } },
  login: {
    path: '/login',
    access: 'guest',
    botCheck: true,
    link: { place: 'header', label: 'Login', for: 'guest' },
  },
  register: {
    path: '/register',
    access: 'guest',
    botCheck: true,
    link: { place: 'header-action', label: 'Sign up', for: 'guest' },
  },
  'forgot-password': { path: '/forgot-password', access: 'guest', botCheck: true },
  'reset-password': { path: '/reset-password', access: 'guest', unlisted: true, oneTimeLink: true },
  'verify-email': { path: '/verify-email', access: 'all', unlisted: true, botCheck: true, oneTimeLink: true },
  'account-deleted': { path: '/account-deleted', access: 'all', unlisted: true },
  unsubscribe: { path: '/unsubscribe', access: 'all', unlisted: true },
  about: { path: '/about', access: 'all', link: { place: 'footer', label: 'About', for: 'all' } },
  faq: { path: '/faq', access: 'all', link: { place: 'footer', label: 'FAQ', for: 'all' } },
  contact: {
    path: '/contact',
    access: 'all',
    botCheck: true,
    link: { place: 'footer', label: 'Contact', for: 'all' },
  },
  disclaimer: { path: '/disclaimer', access: 'all', link: { place: 'footer', label: 'Disclaimer', for: 'all' } },
  privacy: { path: '/privacy', access: 'all', link: { place: 'footer', label: 'Privacy', for: 'all' } },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** The pages as a list, in the order of the table, with the optional parts typed as such. */
export const pageList: ReadonlyArray<Page & { name: PageName }> = Object.entries(pages).map(([name, page]) => ({
  ...page,
  name: name as PageName,
}))

/** Typed link builders: the only way a component names an address. */
export const paths = {
  home: () => pages.home.path,
  blog: () => pages.blog.path,
  blogFeed: () => `${pages.blog.path}/feed.xml`,
  post: (slug: string) => `${pages.blog.path}/${slug}`,
  /** `promo`: a promotion code to apply. */
  pricing: (promo?: string) => `${pages.pricing.path}${promo ? `?${new URLSearchParams({ promo })}` : ''}`,
  trial: () => pages.trial.path,
  daily: ({ retake = false } = {}) => `${pages.daily.path}${retake ? '?retake=1' : ''}`,
  review: () => pages.review.path,
  account: () => pages.account.path,
  login: (next?: string) => withNext(pages.login.path, next),
  register: (next?: string) => withNext(pages.register.path, next),
  forgotPassword: () => pages['forgot-password'].path,
  resetPassword: () => pages['reset-password'].path,
  verifyEmail: () => pages['verify-email'].path,
  admin: () => pages.admin.path,
  /** `erasure`: the id under which the receipts can be read, also later. */
  accountDeleted: (erasure?: string) =>
    `${pages['account-deleted'].path}${erasure ? `?${new URLSearchParams({ erasure })}` : ''}`,
  unsubscribe: () => pages.unsubscribe.path,
  about: () => pages.about.path,
  faq: () => pages.faq.path,
  contact: () => pages.contact.path,
  disclaimer: () => pages.disclaimer.path,
  privacy: () => pages.privacy.path,
}

/**
 * Whether a link to the page loads it anew. A policy holds for as long as its document: somebody who comes to a form with
 * a bot check by a link needs that page's own.
 */
export function needsOwnDocument(to: string): boolean {
  return pageList.some(({ path, access, botCheck }) => botCheck && access !== 'member' && path === to.split('?')[0])
}

function withNext(path: string, next: string | undefined): string {
  return next ? `${path}?${new URLSearchParams({ next })}` : path
}

/**
 * Where to go after a login. The wish is compared with the table and the answer is put together from the table alone, so
 * nothing of a hostile address survives; whatever matches no page, or a guests' page, leads to the account.
 */
export function afterLogin(next: string | null | undefined): string {
  const [path, query = ''] = (next ?? '').split('?', 2)
  const page = pageList.find((candidate) => candidate.path === path && candidate.access !== 'guest')
  if (!page) return paths.account()
  const wished = new URLSearchParams(query)
  const kept = Object.entries(page.query ?? {}).flatMap(([key, form]) => {
    const value = wished.get(key)
    return value !== null && form.test(value) ? [[key, value]] : []
  })
  return kept.length > 0 ? `${page.path}?${new URLSearchParams(kept)}` : page.path
}
