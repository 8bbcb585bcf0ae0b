import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { provideBacking } from './backing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server of its own for this run; take a database name per test file. */
    mongodbUrl: string
    natsUrl: string
  }
}

/** Gives integration tests a database and a broker that live as long as the run: `inject('mongodbUrl')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gbat-integration-'))
  const backing =
    process.env.TEST_BACKING === 'containers'
      ? await (await import('./test-containers.ts')).provideContainers()
      : await provideBacking({ dataFolder, databasePort: 0, brokerPort: 0, log: console.log })
  project.provide('mongodbUrl', backing.mongodbUrl)
  project.provide('natsUrl', backing.natsUrl)
  return async () => {
    await backing.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
