import { describe, expect, test } from 'vitest'
import { checkSource, checkSources, SOURCE_RULES } from './source-rules.ts'
import { ROOT } from '../dev/root.ts'

/** A line that each rule has to notice, where it has to notice it, and a place where the same line is allowed. */
const PLANTED: [rule: string, file: string, line: string, allowedIn: string[]][] = [
  ['environment-in-config', 'services/auth/src/app.ts', 'process.env.PORT', ['services/auth/src/config.ts']],
  ['days-by-day-key', 'services/practice/src/routes/views.ts', 'at.toISOString().slice(0, 10)', []],
  ['no-transactions', 'services/auth/src/store/users.ts', 'client.startSession()', []],
  ['no-special-indexes', 'services/auth/src/store/users.ts', '{ expireAfterSeconds: 60 }', []],
  ['no-change-streams', 'services/mail/src/reactions/a.ts', 'jobs.watch()', []],
  [
    'insert-many-for-seeding',
    'services/practice/src/store/sets.ts',
    'sets.insertMany(all)',
    ['deploy/load/seed-users.ts'],
  ],
]

describe('source rules', () => {
  test('every rule has a planted violation', () => {
    expect(PLANTED.map(([rule]) => rule)).toEqual(SOURCE_RULES.map(({ name }) => name))
  })

  test.each(PLANTED)('%s is caught in %s', (rule, file, line, allowedIn) => {
    const text = `const fine = 1\n${line}\n`
    expect(checkSource(file, text)).toEqual([{ file, line: 2, rule, why: expect.any(String) }])
    expect(allowedIn.flatMap((path) => checkSource(path, text))).toEqual([])
  })

  test('a file of 300 lines passes, one of 301 does not', () => {
    expect(checkSource('frontend/src/ui/a.css', 'a\n'.repeat(300))).toEqual([])
    expect(checkSource('frontend/src/ui/a.css', 'a\n'.repeat(301))).toMatchObject([{ rule: 'file-length' }])
  })

  test('the files of this repository are found', () => {
    expect(checkSources(ROOT).files).toBeGreaterThan(100)
  })
})
