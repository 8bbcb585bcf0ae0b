import { createLogger } from '@app/shared/logger'
import { run } from '@app/shared/lifecycle'
import { readEnv } from '@app/shared/env'
import { startMailbox } from './start-mailbox.ts'

// Catches every mail that the system sends on this machine and shows it on a page. Nothing leaves the machine.
await run(async () => {
  const env = readEnv(process.env)
  const host = env.text('HOST', '127.0.0.1')
  const web = env.port('PORT', 8025)
  const smtp = env.port('SMTP_PORT', 1025)
  const folder = env.optional('MAIL_FOLDER')
  env.done()

  const mailbox = await startMailbox({ host, web, smtp, folder })
  console.log(`ready http://${host}:${web} (SMTP on ${smtp})`)
  return { logger: createLogger('mailbox', env.text('LOG_LEVEL', 'info')), close: () => mailbox.stop() }
})
