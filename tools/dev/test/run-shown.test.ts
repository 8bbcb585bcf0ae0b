import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ask = promisify(execFile)
const RUN_SHOWN = new URL('../run-shown.ts', import.meta.url).href

// In a process of its own: with nothing left to wait for, Node ends, and whoever waits for the tool hears nothing.
it('says how a tool ended that closed its output before it ended, and what it said last', async () => {
  const tool = "console.error('last words'); require('fs').closeSync(2); setTimeout(() => process.exit(3), 300)"
  const program = `
    const { runShown } = await import(${JSON.stringify(RUN_SHOWN)})
    console.log(JSON.stringify(await runShown('node', ['-e', ${JSON.stringify(tool)}])))`
  const { stdout } = await ask(process.execPath, ['--input-type=module', '-e', program])
  expect(JSON.parse(stdout)).toEqual({ code: 3, said: 'last words\n' })
})
