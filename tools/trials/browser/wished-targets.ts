/** Hosts that are not ours, as browsers read them. */
const hosts = ['evil.example', '127.0.0.1:9', '[::1]:9', 'evil.example:80', 'user@evil.example', 'evil%E3%80%82example']

const starts = [
  'http://',
  'https://',
  'HTTPS://',
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '/%2f',
  '/%2F%2F',
  '/%5c',
  '/%09/',
  '/..//',
  '/./\\',
  'https:',
  'https:/',
]

/** Addresses that run something, or hide behind what looks like a page. */
const others = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '/daily@evil.example',
  '/daily/../..//evil.example',
  '/daily/%2e%2e/login',
  '/daily;evil',
  '/daily#//evil.example',
  '/daily?retake=1&next=//evil.example',
  '/daily?retake=//evil.example',
  '/login',
  '/register',
  '/login?next=//evil.example',
  '/api/auth/logout',
  '/settings.json',
  '/docs',
  '/DAILY',
  '/nowhere',
  '',
]

/** 151 places that a hostile link would like to lead to. */
export const wishedTargets: readonly string[] = [
  ...starts.flatMap((start) => hosts.map((host) => start + host)),
  ...others,
].slice(0, 151)
