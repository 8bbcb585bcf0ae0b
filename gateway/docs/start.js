// Starts Swagger UI on the contract that this site serves. A file of its own, because the page's policy allows no inline script.
globalThis.SwaggerUIBundle({
  url: '/docs/contract.json',
  dom_id: '#contracts',
  // Its links stand inside buttons.
  deepLinking: false,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})

// The theme that was chosen on the site, else the system's.
const dark = matchMedia('(prefers-color-scheme: dark)')
function followTheme() {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden.
  }
  document.documentElement.classList.toggle('dark-mode', chosen ? chosen === 'dark' : dark.matches)
}
followTheme()
dark.addEventListener('change', followTheme)
addEventListener('storage', followTheme)

// What Swagger UI leaves unsaid to those who do not see the page.
function nameParts() {
  for (const heading of document.querySelectorAll('#contracts :is(h3, h4, h5):not([aria-level])'))
    heading.ariaLevel = String(Number(heading.localName[1]) - 1)
  for (const select of document.querySelectorAll('#servers:not([aria-label])')) select.ariaLabel = 'Server'
  for (const part of document.querySelectorAll('.scheme-container:not([role])')) {
    part.role = 'region'
    part.ariaLabel = 'Server and session'
  }
}
new MutationObserver(nameParts).observe(document.getElementById('contracts'), { childList: true, subtree: true })
