import { expect, it } from 'vitest'
import { ROOT } from '../dev/root.ts'
import { checkCitations } from './citations.ts'

const faultsOf = (file: string, text: string) =>
  checkCitations(ROOT, file, text).map(({ line, why }) => `${line}: ${why}`)

it.each([
  [
    'a page that is not here',
    'gateway/src/a.ts',
    '\n// see old-page.md, rule 3',
    '2: old-page.md is not a file of this repository.',
  ],
  [
    'a page outside',
    'README.md',
    '[design](../shared/design/data.md)',
    '1: ../shared/design/data.md is not a file of this repository.',
  ],
  [
    'a heading that is not there',
    'a.ts',
    '// docs/data-rules.md#no-such',
    '1: docs/data-rules.md has no heading #no-such.',
  ],
  [
    'a link to a folder that is gone',
    'docs/README.md',
    '[x](decisions-of-old)',
    '1: decisions-of-old is not a file of this repository.',
  ],
])('sees %s', (_, file, text, fault) => expect(faultsOf(file, text)).toEqual([fault]))

it.each([
  ['a page and its heading', 'services/auth/src/a.ts', '// (docs/data-rules.md#write-recipe)'],
  ['a neighbour', 'deploy/README.md', 'See RESULTS.md.'],
  ['an address on the web', 'README.md', 'https://example.com/some/page.md'],
])('accepts %s', (_, file, text) => expect(faultsOf(file, text)).toEqual([]))
