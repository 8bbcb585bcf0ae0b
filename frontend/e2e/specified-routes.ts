/** Who visits a page. */
export type Role = 'guest' | 'free' | 'subscriber' | 'admin'

export const roles: readonly Role[] = ['guest', 'free', 'subscriber', 'admin']

/** What a visitor meets at an address: a page's main heading, or the address that they are taken to. */
type Meets = RegExp | { to: string }

interface SpecifiedRoute {
  path: string
  access: 'all' | 'guest' | 'member'
  heading: RegExp
  /** Who meets something else than the access says. */
  except?: Partial<Record<Role, Meets>>
  status?: 404
}

/**
 * The table of section 2 of the specification, row by row. Decided otherwise: a logged-out view of /account asks to log
 * in, and every page of the members' area does so by taking the guest to /login, where the redirect wins.
 */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { path: '/', access: 'all', heading: /^Smarter GBAT Prep Powered by Learning Science$/ },
  { path: '/about', access: 'all', heading: /^About$/ },
  { path: '/contact', access: 'all', heading: /^Contact/ },
  { path: '/faq', access: 'all', heading: /^Frequently asked questions$/ },
  { path: '/pricing', access: 'all', heading: /^Choose your plan$/ },
  { path: '/pricing?promo=OCT90', access: 'all', heading: /^Choose your plan$/ },
  { path: '/blog', access: 'all', heading: /^Blog$/ },
  { path: '/blog/daily-routine', access: 'all', heading: /daily/i },
  { path: '/blog/calm-mindset', access: 'all', heading: /calm/i },
  { path: '/blog/no-such-post', access: 'all', heading: /^Post not found\.$/, status: 404 },
  { path: '/disclaimer', access: 'all', heading: /^Disclaimer$/ },
  { path: '/login', access: 'guest', heading: /^Log in/i },
  { path: '/register', access: 'guest', heading: /account/i },
  { path: '/forgot-password', access: 'guest', heading: /password/i },
  { path: '/reset-password?token=x', access: 'guest', heading: /password/i },
  { path: '/verify-email', access: 'all', heading: /e-?mail/i },
  { path: '/test', access: 'all', heading: /trial|question/i },
  { path: '/daily', access: 'member', heading: /^Today's/ },
  { path: '/daily?retake=1', access: 'member', heading: /./ },
  { path: '/review', access: 'member', heading: /^Practice History$/ },
  { path: '/account', access: 'member', heading: /^Welcome, / },
  {
    path: '/admin',
    access: 'member',
    heading: /^Admin$/,
    except: { free: /^Forbidden$/, subscriber: /^Forbidden$/ },
  },
  { path: '/voice', access: 'member', heading: /^GBAT Expert Tutor$/ },
  { path: '/no/such/page', access: 'all', heading: /^Page Not Found$/, status: 404 },
]

/** What a role meets, by the access of the row. */
export function meets({ path, access, heading, except }: SpecifiedRoute, role: Role): Meets {
  const special = except?.[role]
  if (special) return special
  if (access === 'member' && role === 'guest') return { to: `/login?${new URLSearchParams({ next: path })}` }
  // The page that they came from, else /account: here they come from nowhere.
  if (access === 'guest' && role !== 'guest') return { to: '/account' }
  return heading
}

const everyone = ['Home', 'Blog', 'Pricing']
const members = [...everyone, 'Daily', 'Review', 'Account']

/** The links of the navbar, in its order. */
export const specifiedMenu: Record<Role, readonly string[]> = {
  guest: [...everyone, 'Login', 'Sign up'],
  free: members,
  subscriber: members,
  admin: [...members, 'Admin'],
}
