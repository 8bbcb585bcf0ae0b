import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** How a tool ended, and the last that it wrote on standard error. */
export interface Ended {
  code: number
  said: string
}

const LAST_LINES = 30
const LAST_WORDS_MS = 2_000

/** Runs one of our tools with its output shown. */
export function runShown(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(join(ROOT, 'node_modules', '.bin', name), args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...env },
  })
  let last: string[] = ['']
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text)
    const [first = '', ...rest] = text.split('\n')
    last = [...last.slice(0, -1), `${last.at(-1)}${first}`, ...rest].slice(-LAST_LINES)
  })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  return new Promise((done) => {
    child.once('error', ({ message }) => done({ code: 127, said: message }))
    child.once('exit', (code) => {
      process.off('exit', endWithUs)
      const end = () => {
        clearTimeout(patience)
        done({ code: code ?? 1, said: last.join('\n') })
      }
      // Its last words may still be on their way, and whatever it left running may keep the pipe open for ever. The
      // timer holds this process: with neither a child nor a pipe left, Node would end here, in the middle of a run.
      const patience = setTimeout(end, LAST_WORDS_MS)
      child.once('close', end)
    })
  })
}
