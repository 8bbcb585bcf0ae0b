import { textOf } from '../../deploy/start-table/failure.ts'

// `npm run bank -- preview ID` shows an item in the browser, `-- correct ID KEY|withdraw` corrects one that was served in the
// running system; every other word is the bank's own command.

const [word, id = ''] = process.argv.slice(2)
if (word === 'preview') {
  try {
    const { previewItem } = await import('./preview-item.ts')
    const { url } = await previewItem(id)
    console.log(`${id} as the candidate sees it: ${url}   (Ctrl-C ends)`)
  } catch (error) {
    console.error(textOf(error))
    process.exitCode = 1
  }
} else if (word === 'correct') {
  // `command.ts` reads the rest: a service's own command, beside the running system.
  process.argv.splice(2, 1, 'practice', 'correct')
  await import('./command.ts')
} else await import('../../services/practice/bank/bank.ts')
