import { startStack, type Stack } from '../../tools/stack/stack.ts'
import { playCandidate } from './play-candidate.ts'
import { test } from './test.ts'

const DOUBLED = ['gateway', 'auth', 'practice'] as const

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack({ counts: { gateway: 2, auth: 2, practice: 2 } })
})
test.afterAll(() => stack.stop())

test('a whole candidate with two of each, of which the first is stopped in the middle of the set', async ({
  browser,
  watch,
}) => {
  const context = await browser.newContext({ baseURL: stack.base, viewport: { width: 1440, height: 900 } })
  await watch.pages(context)
  const page = await context.newPage()
  await playCandidate({
    page,
    giveMonthly: (userId) => stack.changePlan(userId, 'monthly'),
    meanwhile: async () => {
      const first = DOUBLED.map((name) => stack.processes(name)[0]!)
      await Promise.all(first.map((child) => child.stop()))
    },
  })
  await context.close()
})
