import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { BrokenRule } from './source-rules.ts'

/** A document's path, perhaps with a heading: `docs/data-rules.md#write-recipe`; no web address, no name in quotes. */
const DOCUMENT = /(?<![\w:/.@'-])((?:\.{0,2}\/?[\w.-]+\/)*[\w.-]+\.md)(#[\w-]+)?/g
/** A link of a document to anything in this repository. */
const LINK = /\]\((?![a-z]+:)([^)#\s]*)(#[\w-]+)?\)/g
const READ = /\.(ts|tsx|mjs|js|go|ya?ml|md|txt)$|^(Tiltfile|docker-compose\.yml)$/
/**
 * Generated text; the site's articles, whose links lead to pages of the site (`frontend/test/blog.test.ts` follows them);
 * and the check with its planted breaches.
 */
const NOT_READ =
  /^contracts\/generated\/|^frontend\/src\/content\/|^tools\/checks\/citations(\.test)?\.ts$|-lock\.json$/

/** The citations of one file that lead to no file or no heading of this repository. `file` is its path from the root. */
export function checkCitations(root: string, file: string, text: string): BrokenRule[] {
  const patterns = file.endsWith('.md') ? [DOCUMENT, LINK] : [DOCUMENT]
  return text.split('\n').flatMap((line, index) => {
    const broken = patterns
      .flatMap((pattern) => [...line.matchAll(pattern)])
      .map(([, path = '', heading = '']) => faultOf(root, file, { path: decodeURI(path), heading }))
      .filter((fault) => fault !== undefined)
    return [...new Set(broken)].map((why) => ({ file, line: index + 1, rule: 'citations-resolve', why }))
  })
}

/** Checks every tracked text file, and says how many there were. */
export function checkAllCitations(root: string): { files: number; broken: BrokenRule[] } {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = tracked
    .split('\n')
    .filter((file) => READ.test(file) && !NOT_READ.test(file) && existsSync(join(root, file)))
  const broken = files.flatMap((file) => checkCitations(root, file, readFileSync(join(root, file), 'utf8')))
  return { files: files.length, broken }
}

function faultOf(root: string, file: string, cited: { path: string; heading: string }): string | undefined {
  const { path, heading } = cited
  const places = path === '' ? [file] : [path, join(dirname(file), path)]
  const found = places
    .map((place) => normalize(place))
    .find((place) => isInside(place) && existsSync(join(root, place)))
  if (found === undefined) return `${path} is not a file of this repository.`
  if (heading === '' || headingsOf(readFileSync(join(root, found), 'utf8')).includes(heading.slice(1))) return undefined
  return `${found} has no heading ${heading}.`
}

function isInside(place: string): boolean {
  return !place.startsWith('..') && !place.startsWith('/')
}

/** Headings as GitHub names them in addresses: small letters, spaces as hyphens, no other signs. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
