// Runs before the first paint, so that neither the theme nor the navigation flickers. External, because the policy
// forbids inline scripts. Its name has no hash and stays over deployments, so that a page whose hashed scripts are gone
// still has the part below that says so. A browser may therefore run this file with a page of an earlier or a later
// version: keep `data-then` and the names in the storage as they are, or give the file a new name and keep the old one.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('token') || localStorage.getItem('user')) document.documentElement.dataset.session = 'member'
  if (/"admin":true/.test(localStorage.getItem('user'))) document.documentElement.dataset.admin = ''
  if (sessionStorage.getItem('tutor-open')) document.documentElement.dataset.tutor = 'open'
} catch {
  // Storage may be forbidden: the system's theme and the guest's navigation are right then.
}

// The program of a page from an earlier version is gone from the server: one reload brings the new page. If that does not
// help, a sentence does; without a network the reload waits for it.
var missing = function () {
  if (!navigator.onLine) return addEventListener('online', () => location.reload(), { once: true })
  try {
    var last = sessionStorage.getItem('reloaded-for-program')
    if (Date.now() - last > 60000) {
      sessionStorage.setItem('reloaded-for-program', Date.now())
      return location.reload()
    }
  } catch {
    // Without a memory a reload could repeat for ever.
  }
  var note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.className = 'missing'
  note.textContent = 'This page could not start. Please load it again in a few minutes.'
  document.body.prepend(note)
}
addEventListener('error', ({ target }) => target.type === 'module' && missing(), true)

// A page that is there to read names its program here instead of starting it: styles, font and first paint come first, on
// a slow line by a third of a second. A page that nobody looks at, or not any more, paints nothing, so there it starts at
// once. A callback of the first frame comes before the paint is on the screen, so the browser has to report it; one that
// reports no paints, to give nobody away, gets 300 ms.
var scripts = document.currentScript.dataset.then
if (scripts) {
  var started = false
  var start = function () {
    if (started) return
    started = true
    var [entry, ...others] = scripts.split(' ')
    for (var href of others) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
    import(entry).catch(missing)
  }
  if (document.hidden) start()
  else {
    document.addEventListener('visibilitychange', start, { once: true })
    requestAnimationFrame(() => setTimeout(start, 300))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }
}
