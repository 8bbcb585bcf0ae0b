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
