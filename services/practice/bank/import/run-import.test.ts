import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runImport } from './run-import.ts'
import { SAMPLE } from './sample-import.ts'

let folder: string
let file: string
let store: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gbat-import-'))
  file = join(folder, 'one.json')
  store = join(folder, 'items.json')
  writeFileSync(file, JSON.stringify([SAMPLE]))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

it.each([
  ['an option that it does not know', ['--dry-run'], '--dry-run is not an option of the import; the only one is --check'],
  ['a second file', ['two.json'], 'One file at a time, please: you named 2'],
])('refuses %s in a sentence and writes nothing', async (_, words, sentence) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await runImport([file, ...words], store)).toBe(2)
  expect(said.mock.calls.flat().join('\n')).toContain(sentence)
  expect(existsSync(store)).toBe(false)
}) // prettier-ignore

it('writes with one file, and not with --check', async () => {
  expect(await runImport([file, '--check'], store)).toBe(0)
  expect(existsSync(store)).toBe(false)
  expect(await runImport([file], store)).toBe(0)
  expect(existsSync(store)).toBe(true)
})

it('says that a file is not there', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const absent = join(folder, 'tow.json')
  expect(await runImport([absent], store)).toBe(1)
  expect(said.mock.calls).toEqual([[`${absent}: there is no such file or folder.`]])
})
