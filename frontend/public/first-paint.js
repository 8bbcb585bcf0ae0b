// Runs before the first paint, so that neither the theme nor the navigation flickers. External, because the policy
// forbids inline scripts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('token') || localStorage.getItem('user')) document.documentElement.dataset.session = 'member'
  if (/"admin":true/.test(localStorage.getItem('user'))) document.documentElement.dataset.admin = ''
} catch {
  // Storage may be forbidden: the system's theme and the guest's navigation are right then.
}

// A page that is there to read names its program here instead of starting it: styles, font and first paint come first, on
// a slow line by a third of a second. A page that nobody looks at yet paints nothing, so there it starts at once.
var scripts = document.currentScript.dataset.then
if (scripts) {
  var start = function () {
    var [entry, ...others] = scripts.split(' ')
    for (var href of others) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
    void import(entry)
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
