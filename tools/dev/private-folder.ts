import { chmodSync, mkdirSync } from 'node:fs'
import { Failure } from '../../deploy/start-table/failure.ts'

/**
 * Makes a folder that only its owner can open, or takes the rights of all others from one that exists. Inside the data
 * folder are databases with addresses and password hashes, mails with links, and logs, which their programs make readable
 * for everybody on this machine. Throws a `Failure` if the folder is not ours to change.
 */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
  } catch (cause) {
    throw new Failure(`The data folder ${folder} cannot be written. Choose another one: npm start -- --data FOLDER`, {
      cause,
    })
  }
}
