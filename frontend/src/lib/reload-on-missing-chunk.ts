const KEY = 'reloaded-for-chunk'

/**
 * A page that was open while a new version was published asks for files that are gone. Loading it anew helps, once in a
 * while; if it does not, the error page says so.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
