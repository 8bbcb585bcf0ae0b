import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkImports, type ImportReport } from './check-imports.ts'
import { IMPORT_RULES } from './import-rules.ts'
import { ROOT } from '../dev/root.ts'

/** One forbidden import per rule: the file, what it imports, and the rule that has to notice. */
const PLANTED = [
  ['domain-is-pure', 'services/one/src/domain/score.ts', 'node:fs'],
  ['mongodb-in-stores', 'services/one/src/routes/get-a.ts', 'mongodb'],
  ['stores-are-leaves', 'services/one/src/store/sets.ts', '../reactions/on-a.ts'],
  ['edges-do-not-meet', 'services/one/src/reactions/on-a.ts', '../routes/views.ts'],
  ['routes-do-not-meet', 'services/one/src/routes/get-b.ts', './get-a.ts'],
  ['http-in-one-place', 'services/one/src/deps.ts', 'fastify'],
  ['nats-in-one-place', 'services/one/src/flows/close.ts', '@nats-io/jetstream'],
  ['services-are-islands', 'services/one/src/flows/ask.ts', '../../../two/src/app.ts'],
  ['gateway-and-site-know-no-service', 'gateway/src/app.ts', '../../services/two/src/app.ts'],
  ['contracts-are-shared-ground', 'contracts/events/list.ts', '../../gateway/src/app.ts'],
  ['contracts-in-the-site-are-types', 'frontend/src/api/client.ts', '../../../contracts/generated/auth.ts'],
  ['rules-need-nothing', 'contracts/rules/day.ts', 'node:crypto'],
  ['ui-and-lib-are-leaves', 'frontend/src/ui/button.tsx', '../api/client.ts'],
  ['features-do-not-meet', 'frontend/src/features/a/a.tsx', '../b/b.tsx'],
  ['production-is-clean', 'services/two/src/app.ts', '../test/fake.ts'],
  ['production-needs-no-dev-package', 'services/two/src/config.ts', 'vitest'],
  ['everything-resolves', 'services/two/src/main.ts', './nowhere.ts'],
  ['no-cycles', 'services/two/src/flows/a.ts', './b.ts'],
  ['no-orphans', 'services/two/src/left-over.ts', ''],
] as const

/** What the planted imports lead to, and one import that is allowed everywhere. */
const TARGETS: Record<string, string> = {
  'services/one/src/routes/views.ts': '',
  'services/two/test/fake.ts': '',
  'services/two/src/flows/b.ts': "import './a.ts'\n",
  'contracts/generated/auth.ts': '',
  'frontend/src/features/b/b.tsx': "import type {} from '../../../../contracts/generated/auth.ts'\n",
}

const folder = mkdtempSync(join(tmpdir(), 'gbat-imports-'))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

describe('import rules', () => {
  let report: ImportReport

  beforeAll(async () => {
    for (const [file, text] of Object.entries(TARGETS)) write(file, `${text}export const value = 1\n`)
    for (const [, file, target] of PLANTED) {
      write(file, `${target ? `import * as planted from '${target}'\n` : ''}export const value = 1\n`)
    }
    write('package.json', '{ "name": "planted", "devDependencies": { "vitest": "5.1.1" } }\n')
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    report = await checkImports(folder, ['contracts', 'services', 'gateway', 'frontend'])
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('every rule has a planted violation', () => {
    expect(PLANTED.map(([rule]) => rule).sort()).toEqual(IMPORT_RULES.map(({ name }) => name).sort())
  })

  test.each(PLANTED)('%s is caught in %s', (rule, file) => {
    expect(report.broken).toContainEqual(expect.objectContaining({ rule, from: file, comment: expect.any(String) }))
  })

  test('every file is read, and what is allowed passes', () => {
    expect(report.modules.sort()).toEqual([...Object.keys(TARGETS), ...PLANTED.map(([, file]) => file)].sort())
    expect(report.broken.filter(({ from }) => from === 'frontend/src/features/b/b.tsx')).toEqual([])
  })
})
