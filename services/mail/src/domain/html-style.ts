/** The site's own colours (frontend/src/ui/tokens.css), since a mail cannot ask for them. */
export const light = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  ink: '#16191f',
  soft: '#545a66',
  line: '#e2dfd5',
  strong: '#82868e',
  accent: '#2443c4',
  accentInk: '#ffffff',
  wash: '#edf0fc',
} as const

const dark: Record<keyof typeof light, string> = {
  paper: '#12141a',
  surface: '#1a1d25',
  ink: '#edece7',
  soft: '#a9aebb',
  line: '#2d313c',
  strong: '#757b89',
  accent: '#9db0ff',
  accentInk: '#10131c',
  wash: '#1f2540',
}

/** `!important`, because the light colours stand on the elements. `prefix` is for Outlook's app, which marks its own way. */
function darkRules(prefix = ''): string {
  const rules: Record<string, string> = {
    '.paper': `background-color:${dark.paper}`,
    '.surface': `background-color:${dark.surface}!important;border-color:${dark.line}`,
    '.ink': `color:${dark.ink}`,
    '.soft': `color:${dark.soft}`,
    '.line': `border-color:${dark.line}`,
    '.wash': `background-color:${dark.wash}`,
    '.quote': `border-color:${dark.accent}`,
    '.link': `color:${dark.accent}`,
    '.button': `background-color:${dark.accent}`,
    '.button-text': `color:${dark.accentInk}`,
    '.done': `background-color:${dark.accent}!important;border-color:${dark.accent}`,
    '.open': `border-color:${dark.strong}`,
  }
  return Object.entries(rules)
    .map(([selector, rule]) => `${prefix}${selector}{${rule}!important}`)
    .join('')
}

export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.around{padding:20px 12px!important}.surface{padding:26px 22px 12px!important}}',
  `@media (prefers-color-scheme:dark){${darkRules()}}`,
  darkRules('[data-ogsc] '),
].join('')
