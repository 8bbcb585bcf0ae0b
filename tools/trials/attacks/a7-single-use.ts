import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { register } from '../../dev/candidate.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { makeAccounts } from './accounts.ts'
import { newAddress, type Reply } from './ask.ts'
import { askPatiently } from './ask-patiently.ts'
import { openLinks, type OneTimeLinks, type Owner } from './one-time-links.ts'
import { sealer } from './passwords.ts'
import { addressOf } from './targets.ts'

const AT_ONCE = 50
const LIFE_MS = 20 * 60_000

type Kind = 'reset-password' | 'verify-email' | 'forgot-password' | 'login'

/** At the first auth process where nothing else is said. */
async function post({ stack, process = 0 }: Door, operation: Kind, body: object): Promise<Reply> {
  return askPatiently({ method: 'POST', url: `${addressOf(stack, 'auth', process)}/api/auth/${operation}`, body })
}

interface Door {
  stack: Stack
  process?: number
}

async function reset(door: Door, token: string, password: string = randomUUID()): Promise<Reply> {
  const { passwordEnc: newPasswordEnc, keyFingerprint } = (await sealer(door.stack))(password)
  return post(door, 'reset-password', { token, newPasswordEnc, keyFingerprint })
}

interface Case extends Owner {
  /** Of two mails that the person asked for. */
  tokens: string[]
}

/** Accounts that asked twice for a new password, by the front door. */
async function forgetful(stack: Stack, links: OneTimeLinks, count: number): Promise<Case[]> {
  const owners = await makeAccounts(stack, count)
  for (const { email } of [...owners, ...owners]) {
    const { status } = await post({ stack }, 'forgot-password', { email })
    if (status !== 200) throw new Error(`forgot-password answered ${status}`)
  }
  const issued = await links.listTokens('reset')
  return owners.map((owner) => ({ ...owner, tokens: issued.get(links.emailKeyOf(owner.email)) ?? [] }))
}

/**
 * One token, so many uses at once with a password each. Whose answer was lost asks again, so a kill may leave no answer of
 * success, and never two; the password was changed once, and nothing opens it again.
 */
async function race(
  stack: Stack,
  links: OneTimeLinks,
  { email, tokens, during }: Case & { during?: () => Promise<void> },
): Promise<string[]> {
  const [token = '', other = ''] = tokens
  const passwords = Array.from({ length: AT_ONCE }, () => randomUUID())
  const running = Promise.all(passwords.map((password, process) => reset({ stack, process }, token, password)))
  await during?.()
  const replies = await running
  const won = passwords.filter((_, index) => replies[index]?.status === 200)
  const odd = replies.find(({ status }) => status !== 200 && status !== 400)
  const credential = await links.credentialOf(email)
  const [again, others] = [await reset({ stack }, token), await reset({ stack }, other)]
  const inside =
    won[0] === undefined ? 200 : (await post({ stack }, 'login', { email, ...(await sealer(stack))(won[0]) })).status
  return [
    ...(won.length > 1 ? [`${won.length} of ${AT_ONCE} uses of one link were answered 200`] : []),
    ...(won.length === 0 && !during ? [`none of ${AT_ONCE} uses of one link was answered 200`] : []),
    ...(odd ? [`a use was answered ${odd.status}: ${odd.text.slice(0, 100)}`] : []),
    ...(credential === 2 ? [] : [`the password was changed ${(credential ?? 0) - 1} times by one link`]),
    ...(again.status === 400 ? [] : [`a used link was answered ${again.status}`]),
    ...(others.status === 400 ? [] : [`another link of the same person was answered ${others.status} after a reset`]),
    ...(inside === 200 ? [] : [`the password of the use that won was answered ${inside}`]),
  ]
}

/** A link of one kind where another is asked for, and one that is nobody's. */
async function wrongPurposes(stack: Stack, links: OneTimeLinks, owner: Owner): Promise<string[]> {
  const tries = [
    { purpose: 'verify', operation: 'reset-password' },
    { purpose: 'already-registered', operation: 'reset-password' },
    { purpose: 'reset', operation: 'verify-email' },
    { purpose: 'already-registered', operation: 'verify-email' },
  ] as const
  const stranger = { userId: randomUUID(), email: owner.email }
  const faults: string[] = []
  for (const { purpose, operation } of tries) {
    const token = await links.issue(purpose, owner)
    const { status } =
      operation === 'verify-email' ? await post({ stack }, operation, { token }) : await reset({ stack }, token)
    if (status !== 400) faults.push(`a link to ${purpose} was answered ${status} by ${operation}`)
  }
  for (const [what, credential] of [
    ['of somebody else', 1],
    ['of an older password', 0],
  ] as const) {
    const token = await links.issue('reset', what === 'of somebody else' ? stranger : owner, credential)
    const { status } = await reset({ stack }, token)
    if (status !== 400) faults.push(`a link ${what} was answered ${status}`)
  }
  return faults
}

/** The last second of a link, and the one after it; a link to verify lives for a day. */
async function expiry(stack: Stack, links: OneTimeLinks, [early, late]: readonly [Owner, Owner]): Promise<string[]> {
  const tokens = { early: await links.issue('reset', early), late: await links.issue('reset', late) }
  const end = Date.now() + LIFE_MS
  try {
    // The clock is looked at every second; issuing took some of the first one.
    stack.stopClock(new Date(end - 5_000))
    await pause(1_200)
    const before = await reset({ stack }, tokens.early)
    stack.stopClock(new Date(end + 1_000))
    await pause(1_200)
    const after = await reset({ stack }, tokens.late)
    return [
      ...(before.status === 200 ? [] : [`a link was answered ${before.status} five seconds before its end`]),
      ...(after.status === 400 ? [] : [`a link was answered ${after.status} a second after its end`]),
    ]
  } finally {
    stack.resetClock()
    await pause(1_200)
  }
}

/** Six digits must not be guessed by many at once: a few are looked at, and then not even the right one helps. */
async function codes(stack: Stack, links: OneTimeLinks): Promise<string[]> {
  const [attacked, other] = [await registered(stack, links), await registered(stack, links)]
  const wrong = (index: number) => `${(Number(attacked.code) + 1 + index) % 1_000_000}`.padStart(6, '0')
  const enter = ({ email }: Owner, code: string, process = 0) =>
    post({ stack, process }, 'verify-email', { email, code })
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => enter(attacked, wrong(index), index)))
  const [late, unharmed] = [await enter(attacked, attacked.code), await enter(other, other.code)]
  const refused = ({ status }: Reply) => status === 400 || status === 429
  return [
    ...replies.filter((reply) => !refused(reply)).map(({ status }) => `a wrong code was answered ${status}`),
    ...(refused(late) ? [] : [`after ${AT_ONCE} wrong codes the right one was answered ${late.status}`]),
    ...(unharmed.status === 200 ? [] : [`the right code of somebody else was answered ${unharmed.status}`]),
  ]
}

async function registered(stack: Stack, links: OneTimeLinks): Promise<Owner & { code: string }> {
  const { userId, email } = await register({ base: stack.base, from: newAddress() })
  const { code } = await links.linksOf({ userId, email })
  return { userId, email, code }
}

async function spend(
  { random, say }: Trial,
  stack: Stack,
  { plain, kills }: { plain: number; kills: number },
): Promise<Outcome> {
  const links = openLinks(stack)
  try {
    const cases = await forgetful(stack, links, plain + kills)
    const [one, two, three] = await makeAccounts(stack, 3)
    const wrong = await wrongPurposes(stack, links, one!)
    const late = await expiry(stack, links, [two!, three!])
    const guessed = await codes(stack, links)
    const raced: string[] = []
    for (const each of cases.slice(0, plain)) raced.push(...(await race(stack, links, each)))
    say(`${plain} races, ${raced.length} faults`)
    const killed: string[] = []
    for (const each of cases.slice(plain)) {
      const during = async () => {
        await pause(random.int(5, 500))
        await stack.restart('auth', 1)
      }
      killed.push(...(await race(stack, links, { ...each, during })))
    }
    const got = `${plain} links x ${AT_ONCE} uses at once: ${raced.length} faults; ${kills} more with kill -9: ${killed.length}; wrong purpose ${wrong.length} of 6 accepted, expired ${late.length} of 2 wrong, codes ${guessed.length} of ${AT_ONCE + 2} wrong`
    return {
      got,
      n: (plain + kills) * (AT_ONCE + 2) + AT_ONCE + 10,
      faults: [...raced, ...killed, ...wrong, ...late, ...guessed],
    }
  } finally {
    await links.close()
  }
}

export const a7SingleUse: Row = {
  id: 'A7',
  long: true,
  name: 'single use of links',
  bar: 'of 50 uses at once of a link to a new password 1 wins (200 links), and never 2 with kill -9 of an auth process (50 of them); used, expired by a second, of another purpose, or another of the same person: 0 accepted',
  plant: {
    what: 'a new password is put over whatever password is there',
    into: {
      auth: [
        {
          file: '/auth/src/store/logins.ts',
          find: 'const filter = { _id: emailKey, userId, credential }',
          replace: 'const filter = { _id: emailKey, userId }',
        },
      ],
    },
    async see(trial): Promise<Outcome> {
      const stack = await trial.planted()
      const links = openLinks(stack)
      try {
        const [one] = await forgetful(stack, links, 1)
        return { got: '', n: AT_ONCE, faults: await race(stack, links, one!) }
      } finally {
        await links.close()
      }
    },
  },
  run: async (trial) =>
    spend(trial, await trial.stack(), trial.tier === 'full' ? { plain: 150, kills: 50 } : { plain: 3, kills: 1 }),
}
