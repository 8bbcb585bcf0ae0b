import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makePrivateFolder } from '../private-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'gbat-private-'))
afterAll(() => rmSync(place, { recursive: true }))
const rightsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8)

it('a new data folder is for its owner only', () => {
  makePrivateFolder(join(place, 'a', 'new'))
  expect(rightsOf(join(place, 'a', 'new'))).toBe('700')
})

it('so is one from an earlier start that others could read', () => {
  const earlier = join(place, 'earlier')
  mkdirSync(earlier)
  chmodSync(earlier, 0o755)
  makePrivateFolder(earlier)
  expect(rightsOf(earlier)).toBe('700')
})
