import { execFile } from 'node:child_process'
import { ROOT } from '../root.ts'

/** How a command ended: its exit code and everything that it printed. */
export interface Outcome {
  code: number
  said: string
}

/** Runs Node with these arguments in the repository and resolves when it has ended. */
export function outcome(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}` })
    })
  })
}
