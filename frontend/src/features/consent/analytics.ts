import type { AccountEvent } from '../../lib/account-events.ts'
import { loadTrustedScript } from '../../lib/trusted-script.ts'
import { pageList } from '../../paths.ts'

interface Where {
  id: string
  script: string
}

const page = globalThis as unknown as { dataLayer?: unknown[] } & Record<string, unknown>
const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

/** A command for the provider's script, which reads `arguments` objects and no arrays. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the script tells commands from data by the type of the object
  page.dataLayer?.push(arguments)
}

/** Loads the script if it is not there, and lets it report. Call it only after the candidate has agreed. */
export function startAnalytics({ id, script }: Where): void {
  page[`ga-disable-${id}`] = false
  if (page.dataLayer) return gtag('consent', 'update', { analytics_storage: 'granted' })
  page.dataLayer = []
  gtag('consent', 'default', { ...denied, analytics_storage: 'denied' })
  gtag('consent', 'update', { analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('set', addressOf(location.pathname))
  gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
  loadTrustedScript(script, `${script}?${new URLSearchParams({ id })}`)
}

/** Stops the reports, and removes what the script stored. */
export function stopAnalytics({ id }: Where): void {
  page[`ga-disable-${id}`] = true
  gtag('consent', 'update', { analytics_storage: 'denied' })
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]!)
  const parts = location.hostname.split('.')
  for (const name of names.filter((each) => each.startsWith('_ga')))
    for (const domain of ['', ...parts.map((_, from) => `; domain=${parts.slice(from).join('.')}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`
}

export function reportPage(pathname: string): void {
  gtag('set', addressOf(pathname))
  gtag('event', 'page_view')
}

/** `id`: of the account; null without a session. */
export function reportUser(id: string | null): void {
  gtag('set', { user_id: id })
}

export function reportEvent(event: AccountEvent): void {
  gtag('event', event, { method: 'password' })
}

/** What every report says about where it comes from: a page that exists, without query or fragment, and at most a foreign host. */
function addressOf(pathname: string) {
  const isPage = pageList.some(({ path }) => path === pathname) || /^\/blog\/[a-z0-9-]+$/.test(pathname)
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  return {
    page_location: location.origin + (isPage ? pathname : '/404'),
    page_referrer: from === location.origin ? '' : from,
    page_title: document.title,
  }
}
