import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { textOf } from '../start-table/failure.ts'
import { localSecrets } from '../start-table/secrets.ts'
import { containerContext } from './container-context.ts'
import { envFiles } from './env-files.ts'

// Writes the environment of every process for containers, with keys that are generated at the first run and kept:
//   node deploy/manifests/write-env-files.ts --folder FOLDER --keys FILE [--only-secrets]
// MONGODB_URL, NATS_URL, SMTP_URL, PUBLIC_URL and LOG_LEVEL replace what compose file and local overlay provide.
try {
  const { folder, keys, 'only-secrets': onlySecrets } = readOptions()
  const { MONGODB_URL, NATS_URL, SMTP_URL, PUBLIC_URL, LOG_LEVEL } = process.env
  const around = {
    mongodbUrl: MONGODB_URL,
    natsUrl: NATS_URL,
    smtpUrl: SMTP_URL,
    publicUrl: PUBLIC_URL,
    logLevel: LOG_LEVEL,
  }
  const files = envFiles(containerContext(localSecrets(keys), around), onlySecrets)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 })
  console.log(`Environment of ${Object.keys(files).length} processes written to ${folder}`)
} catch (error) {
  console.error(textOf(error))
  process.exitCode = 1
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: '.data/env' },
      keys: { type: 'string', default: '.data/secrets.json' },
      'only-secrets': { type: 'boolean', default: false },
    },
  })
  return values
}
