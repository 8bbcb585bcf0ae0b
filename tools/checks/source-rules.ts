import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrokenRule } from './broken-rule.ts'
import { checkDocumentAccess } from './document-rules.ts'
import { checkLevels } from './level-rules.ts'

interface SourceRule {
  name: string
  why: string
  pattern: RegExp
  /** The files it holds for, and those among them that it is made for. */
  in: RegExp
  except: RegExp
}

const CODE = /\.(ts|tsx|mjs)$/
const NONE = /^$/
const MOST_LINES = 300
const FOLDERS = 'contracts,services,gateway,frontend,deploy,tools'

/** What no type checker and no general lint rule knows about this code. */
export const SOURCE_RULES: SourceRule[] = [
  {
    name: 'environment-in-config',
    why: 'The environment is read in config.ts only, so that every variable is named, checked and explained once.',
    pattern: /process\.env\b/,
    in: CODE,
    except: /^(deploy\/|tools\/|(services\/[^/]+|gateway)\/src\/config\.ts$|.*\.config\.ts$)|\.integration\.test\.ts$/,
  },
  {
    name: 'days-by-day-key',
    why: 'A day belongs to a time zone: only contracts/rules/day-key.ts computes one.',
    pattern: /toISOString\(\)\s*\??\.\s*(slice|substring|substr|split)\b/,
    in: CODE,
    except: /^contracts\/rules\/day-key(\.test)?\.ts$/,
  },
  {
    name: 'no-transactions',
    why: 'What must be atomic together is one document: the database of one machine has no transactions.',
    pattern: /\.(startSession|withSession|withTransaction|startTransaction)\(/,
    in: /^services\/([^/]+\/src\/store|shared\/src)\/.*\.ts$/,
    except: NONE,
  },
  {
    name: 'no-special-indexes',
    why: 'Expired rows are removed by a sweeper: TTL and partial indexes do not exist on the database of one machine.',
    pattern: /\b(expireAfterSeconds|partialFilterExpression)\b/,
    in: CODE,
    except: NONE,
  },
  {
    name: 'no-change-streams',
    why: 'Other services learn of a change by an event, never by watching documents.',
    pattern: /\.watch\(|\bChangeStream\b/,
    in: /^services\/.*\.ts$/,
    except: NONE,
  },
  {
    name: 'insert-many-for-seeding',
    why: 'A fact is inserted by its own key, one at a time; many at once stop half way. Only seeding may.',
    pattern: /\.insertMany\(/,
    in: CODE,
    except: /(^|\/)(seed|load)-[^/]*\.ts$|\/testing\//,
  },
]

/** The rules that a file breaks, with the lines. `file` is its path from the root of the repository. */
export function checkSource(file: string, text: string): BrokenRule[] {
  const lines = text.split('\n')
  const broken = SOURCE_RULES.filter((rule) => rule.in.test(file) && !rule.except.test(file)).flatMap((rule) =>
    lines.flatMap((line, index) =>
      rule.pattern.test(line) ? [{ file, line: index + 1, rule: rule.name, why: rule.why }] : [],
    ),
  )
  broken.push(...checkDocumentAccess(file, text), ...checkLevels(file, text))
  // An ending line break opens no further line.
  if (lines.length - 1 <= MOST_LINES) return broken
  const why = `A file is felt at 200 lines and stops at ${MOST_LINES}: this one has ${lines.length - 1}. It holds more than one thing.`
  return [...broken, { file, line: MOST_LINES, rule: 'file-length', why }]
}

/** Checks every source file of ours, and says how many there were. */
export function checkSources(root: string): { files: number; broken: BrokenRule[] } {
  const files = globSync(`{${FOLDERS}}/**/*.{ts,tsx,mjs,go,css}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$|^contracts\/generated/.test(path),
  }).filter((file) => !file.endsWith('source-rules.ts') && !file.endsWith('source-rules.test.ts'))
  return {
    files: files.length,
    broken: files.flatMap((file) => checkSource(file, readFileSync(join(root, file), 'utf8'))),
  }
}
