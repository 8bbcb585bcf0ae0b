import { createHmac, randomUUID } from 'node:crypto'
import type { Plant } from '../../stack/plant.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row } from '../support/row.ts'
import { type Shop, sign, withShop } from './shop.ts'

const rounds = { quick: 4, full: 17 } as const
const dayS = 86_400

/** A tolerance of 0 switches the check of the time off. */
const takesOld: Plant = {
  file: '/billing/src/providers/webhook-signatures.ts',
  find: 'const toleranceS = 300',
  replace: 'const toleranceS = 0',
}

export const m5: Row = {
  id: 'M5',
  name: 'forged messages',
  bar: '200 messages with a signature that is missing, damaged, old, of the future, of another secret, scheme or body: 0 accepted, 0 stored; right ones pass with whatever bytes they have, and under both secrets of a rotation',
  plant: {
    what: 'billing that takes signatures of any age',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [takesOld] })
      const outcome = await withShop(stack, (shop) => forge(shop, trial.random, 1))
      await stack.restart('billing')
      return outcome
    },
  },
  run: async (trial) =>
    withShop(await trial.stack(), async (shop) => {
      const forged = await forge(shop, trial.random, rounds[trial.tier])
      const right = await sendRight(shop)
      const rotated = await rotate(shop)
      return { ...forged, faults: [...forged.faults, ...right, ...rotated] }
    }),
}

interface Forged {
  what: string
  signature: string | undefined
  /** What is sent, if it is not what was signed. */
  body?: string
}

/** Each kind once, with times and bytes at random. */
function forgeries(body: string, secret: string, random: Random): Forged[] {
  const now = Math.floor(Date.now() / 1000)
  const right = sign(body, secret)
  const digest = right.slice(right.indexOf('v1=') + 3)
  const at = random.int(0, 63)
  const damaged = `${digest.slice(0, at)}${digest[at] === '0' ? '1' : '0'}${digest.slice(at + 1)}`
  const bare = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  return [
    { what: 'no signature', signature: undefined },
    { what: 'an empty signature', signature: '' },
    { what: 'a text without fields', signature: digest },
    { what: 'another secret', signature: sign(body, `whsec_${randomUUID()}`) },
    { what: 'an old time', signature: sign(body, secret, now - random.int(310, dayS)) },
    { what: 'a time of the future', signature: sign(body, secret, now + random.int(310, dayS)) },
    { what: 'the old scheme only', signature: right.replace('v1=', 'v0=') },
    { what: 'another body', signature: right, body: body.replace('invoice.paid', 'charge.refunded') },
    { what: 'the body written anew', signature: right, body: JSON.stringify(JSON.parse(body)) },
    { what: 'one more space', signature: right, body: `${body} ` },
    { what: 'a damaged digit', signature: `t=${now},v1=${damaged}` },
    { what: 'a time that was not signed', signature: right.replace(/t=\d+/, `t=${now + 2}`) },
    { what: 'a body signed without its time', signature: `t=${now},v1=${bare(body)}` },
    { what: 'no time', signature: `v1=${bare(`.${body}`)}` },
    { what: 'a time that is no number', signature: `t=now,v1=${bare(`now.${body}`)}` },
  ]
}

async function forge(shop: Shop, random: Random, times: number): Promise<Outcome> {
  const faults: string[] = []
  const ids: string[] = []
  let sent = 0
  for (let round = 0; round < times; round += 1) {
    const id = `evt_forged${randomUUID().replaceAll('-', '')}`
    ids.push(id)
    const signed = JSON.stringify(messageOf(id), null, 2)
    for (const forged of forgeries(signed, shop.stack.context.secrets.webhookSecret, random)) {
      // Each round comes from an address of its own: 200 bad ones of one address end in 429.
      const { what, signature, body = signed } = forged
      const status = await shop.deliver({}, { body, signature, from: `127.9.${random.int(1, 200)}.${round + 1}` })
      sent += 1
      if (status !== 400) faults.push(`${what}: answered with ${status}`)
    }
  }
  const stored = await shop.stores.billing.db
    .collection<{ _id: string }>('provider_events')
    .countDocuments({ _id: { $in: ids } })
  if (stored > 0) faults.push(`${stored} forged messages are stored`)
  return { got: `${sent} forged messages, ${faults.length} faults`, n: sent, faults }
}

const messageOf = (id: string, note = 'a message') => ({
  id,
  object: 'event',
  type: 'invoice.paid',
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: 'in_none', customer: null, description: note } },
})

/** The gateway passes the bytes on as they came: a signature over them is right, however JSON would be written anew. */
async function sendRight(shop: Shop): Promise<string[]> {
  const id = () => `evt_right${randomUUID().replaceAll('-', '')}`
  const bodies = {
    'indented text': JSON.stringify(messageOf(id()), null, 4),
    'escaped letters': JSON.stringify(messageOf(id(), 'Zoë')).replace('ë', '\\u00EB'),
    'letters beyond ASCII': JSON.stringify(messageOf(id(), 'Zoë 𝒳 \u2028')),
    'spaces around it': `\r\n  ${JSON.stringify(messageOf(id()))}\r\n`,
    'a number with an exponent': JSON.stringify(messageOf(id())).replace(/"created":(\d+)/, '"created":$1.0e0'),
  }
  const faults: string[] = []
  for (const [what, body] of Object.entries(bodies)) {
    const status = await shop.deliver({}, { body })
    if (status !== 200) faults.push(`a right message with ${what}: answered with ${status}`)
  }
  return faults
}

/** During a rotation both secrets are right, and afterwards the old one is not. */
async function rotate(shop: Shop): Promise<string[]> {
  const { webhookSecret } = shop.stack.context.secrets
  const next = `whsec_${randomUUID()}`
  const statusUnder = (secret: string) => {
    const body = JSON.stringify(messageOf(`evt_rotated${randomUUID().replaceAll('-', '')}`))
    return shop.deliver({}, { body, signature: sign(body, secret) })
  }
  await shop.stack.restart('billing', 0, { env: { STRIPE_WEBHOOK_SECRETS: `${next},${webhookSecret}` } })
  const during = [await statusUnder(webhookSecret), await statusUnder(next)]
  await shop.stack.restart('billing')
  const after = [await statusUnder(webhookSecret), await statusUnder(next)]
  return String([...during, ...after]) === '200,200,200,400'
    ? []
    : [`a rotation was answered with ${during.join(', ')}, and afterwards with ${after.join(', ')}`]
}
