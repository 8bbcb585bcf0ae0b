import { together } from '../support/all-seen.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, bearer, jsonOf, newAddress, type Reply } from './ask.ts'
import { pool } from './pool.ts'
import { fieldsOf, withValue } from './schema-fields.ts'
import { addressOf, bodySchema, pathOf, sample, type Target, targetsWithBody, validBody } from './targets.ts'
import { createVisitor, visitorsOf, type Visitor } from './visitors.ts'
import { beginCall, prepareCall, smallOffer } from './voice-calls.ts'

const MARK = '%PLACE%'

/** As the text of a JSON string, between its quotes; escapes stay as they are. */
const escaped = [
  String.raw`\u0000`,
  String.raw`a\u0000b`,
  String.raw`\ud800`,
  String.raw`\udc00`,
  String.raw`a\ud83d`,
  String.raw`\ude00a`,
  String.raw`\udc00\ud800`,
  String.raw`\ufeffa`,
  String.raw`a\ufeff`,
  String.raw`\uffff`,
  String.raw`\ufffe`,
  String.raw`\ufffd`,
  String.raw`\u202eabc`,
  String.raw`a\u2066b\u2069`,
  String.raw`\u200b`,
  String.raw`a\u200db`,
  String.raw`\u00ad`,
  String.raw`\u2028`,
  String.raw`\u2029`,
  String.raw`\u0085`,
  String.raw`\u001b[31m`,
  String.raw`\b\f\n\r\t`,
  String.raw`\r\nX-A: b`,
  String.raw`\ud83d\ude00`,
  String.raw`\udbff\udfff`,
  String.raw`e\u0301`,
  String.raw`\u1e9b\u0323`,
]

const plain = [
  '😀',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  'é',
  'ﬃ',
  'İi',
  'ß',
  'ﷺ',
  '𝔘𝔫𝔦',
  'Ω',
  'ｆｕｌｌ',
  '語',
  '한국',
  'مرحبا',
  'שלום',
  'हिन्दी',
  'ไทย',
  '🇪🇸',
  'a'.repeat(79),
  '語'.repeat(40),
  'e\u0301'.repeat(38),
  `Z${'\u0300'.repeat(60)}`,
  ' a ',
  '\u00a0a',
  'null',
  'true',
  '0',
  '-1',
  'NaN',
  '../x',
  "'",
  '<b>',
]

/** Bytes that are no UTF-8. */
const broken = [
  'c080',
  'c0af',
  'e080af',
  'f08080af',
  'eda080',
  'edbfbf',
  'f4908080',
  'fe',
  'ff',
  '80',
  'bf',
  'c3',
  'e282',
  'f09f98',
  'f8888080',
  'fc84808080',
  '00',
]

function textsOf(trial: Trial): Buffer[] {
  const { random } = trial
  const points = Array.from({ length: 200 - escaped.length - plain.length - broken.length }, () => {
    const code = random.int(1, 0x10ffff)
    return JSON.stringify(String.fromCodePoint(code).repeat(random.int(1, 8))).slice(1, -1)
  })
  const quoted = plain.map((text) => JSON.stringify(text).slice(1, -1))
  return [
    ...[...escaped, ...quoted, ...points].map((text) => Buffer.from(text)),
    ...broken.map((hex) => Buffer.concat([Buffer.from('a'), Buffer.from(hex, 'hex')])),
  ]
}

/** What was sent, as the contract says that it is kept: trimmed and normalised; undefined where it is not even JSON. */
function keptForms(bytes: Buffer): string[] | undefined {
  try {
    const text = JSON.parse(`"${new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)}"`) as string
    return [
      text.trim(),
      text.trim().normalize('NFC'),
      text.trim().normalize('NFKC'),
      text.trim().normalize('NFKC').toLowerCase(),
    ]
  } catch {
    return undefined
  }
}

async function sendBytes(
  trial: Trial,
  stack: Stack,
  { some, fields, count }: { some: readonly Target[]; fields?: string; count: number },
): Promise<Outcome> {
  const visitor = await createVisitor(stack, 'free')
  const faults: string[] = []
  const cases = some.flatMap((target) =>
    fieldsOf(bodySchema(target)!)
      .filter(({ path, schema }) => schema['type'] === 'string' && (fields === undefined || path.includes(fields)))
      .flatMap(({ path }) => textsOf(trial).map((bytes) => ({ target, path, bytes }))),
  )
  const tried = sample(cases, count, trial)
  await pool(tried, 1, async ({ target, path, bytes }, index) => {
    const body = JSON.stringify(withValue(await validBody(stack, target, visitor), path, MARK))
    const [before = '', after = ''] = body.split(MARK)
    const text = Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])
    const base = index % 10 === 0 ? stack.base : addressOf(stack, target.service, index)
    const headers = { ...bearer(visitor.token), 'content-type': 'application/json' }
    const reply = await ask({
      method: target.method,
      url: `${base}${pathOf(target, visitor)}`,
      headers,
      text,
      from: newAddress(),
    })
    const sent = { field: path.at(-1) ?? '', bytes }
    const fault =
      (isBrowserZone(target, sent.field) && reply.status < 500 ? null : judge(reply, sent)) ??
      (target.id === 'updateMe' && reply.status === 200 ? judge(await stored(stack, visitor), sent) : null)
    if (fault) faults.push(`${target.id}, ${path.join('.')} = ${bytes.toString('hex').slice(0, 40)}: ${fault}`)
  })
  return {
    got: `${tried.length} texts in ${new Set(tried.map(({ target, path }) => `${target.id}.${path.join('.')}`)).size} fields: ${faults.length} neither refused nor kept as sent`,
    n: tried.length,
    faults,
  }
}

/** An SDP offer with bytes that are no text. The secret is good, so that nothing else refuses it. */
async function sendOffers(stack: Stack): Promise<Outcome> {
  const { pro } = await visitorsOf(stack)
  const { secret } = await prepareCall(stack, pro.token)
  const faults: string[] = []
  for (const [index, hex] of broken.entries()) {
    const offer = Buffer.concat([Buffer.from(smallOffer), Buffer.from(hex, 'hex')])
    const base = index % 2 === 0 ? stack.base : addressOf(stack, 'tutor-voice')
    const { status } = await beginCall(base, secret, offer)
    if (status !== 400) faults.push(`beginVoiceCall answered ${status} to an offer with ${hex}`)
  }
  return { got: `${broken.length} broken offers: ${faults.length} not refused`, n: broken.length, faults }
}

/** The zone that a browser reports is never kept as sent if it is unknown: the candidate's days are then those of UTC. */
const isBrowserZone = ({ id }: Target, field: string) => field === 'zone' && (id === 'register' || id === 'login')

/** The profile as it was kept: an answer may still hold what the store could not. */
async function stored(stack: Stack, { token }: Visitor): Promise<Reply> {
  const reply = await ask({ url: `${addressOf(stack, 'auth')}/api/auth/me`, headers: bearer(token) })
  return { ...reply, text: `{"user":${reply.text}}` }
}

function judge(reply: Reply, { field, bytes }: { field: string; bytes: Buffer }): string | null {
  if (reply.status === 503) return null
  if (reply.status >= 500 || reply.status === 0) return `answered ${reply.status}`
  if (reply.status >= 400) return null
  const user = jsonOf<{ user?: Record<string, unknown> }>(reply)?.user
  const kept = user?.[field]
  if (typeof kept !== 'string') return null
  const forms = keptForms(bytes)
  if (!forms) return `answered ${reply.status} to what is no JSON`
  return forms.includes(kept) ? null : `kept as ${JSON.stringify(kept)}`
}

export const f7Bytes: Row = {
  id: 'F7',
  name: 'bytes',
  bar: '200 strange texts in every text field: refused with 4xx, or kept and answered exactly as sent; never 5xx',
  plant: {
    what: 'names may have unpaired surrogates',
    into: {
      auth: [
        {
          file: '/auth/src/domain/typed-text.ts',
          find: String.raw`!/[\p{Cc}\p{Cs}\p{Co}`,
          replace: String.raw`!/[\p{Cc}\p{Co}`,
        },
      ],
    },
    async see(trial) {
      const some = targetsWithBody.filter(({ id }) => id === 'updateMe')
      return sendBytes({ ...trial, tier: 'full' }, await trial.planted(), { some, fields: 'name', count: 0 })
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    return together(await sendBytes(trial, stack, { some: targetsWithBody, count: 120 }), await sendOffers(stack))
  },
}
