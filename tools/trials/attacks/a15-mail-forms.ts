import { randomUUID } from 'node:crypto'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { askJson, bearer, jsonOf, newAddress, type Reply } from './ask.ts'
import { EVIL, hostileAddresses, hostileLines } from './hostile-mail.ts'
import { type Mail, mailsIn, recipientsOf, sourceOf, waitForMails } from './mailbox.ts'
import { pool } from './pool.ts'
import { addressOf, sample } from './targets.ts'
import { createVisitor, type Visitor } from './visitors.ts'

const LIMIT = 30
const COPIES = 3
const FAIR = { subject: 'Your question', text: 'Thank you for writing to us. All is well.', name: 'Ada' }

type Form = 'admin/email' | 'support/contact'

interface Shot {
  form: Form
  body: Record<string, string>
  what: string
}

/** Every hostile text in every place that becomes a part of a mail's head, and at last a hostile body; all hold the mark. */
function shotsOf(mark: string): Shot[] {
  const to = () => `${randomUUID()}@example.com`
  const message = `I found the explanation of question four hard to follow. ${mark}`
  const written = (part: string, text: string) => `${part} ${JSON.stringify(text)}`
  const lines = hostileLines.flatMap((text): Shot[] => [
    { form: 'admin/email', what: written('subject', text), body: { to: to(), subject: text, text: message } },
    { form: 'support/contact', what: written('name', text), body: { name: text, email: to(), message } },
  ])
  const addresses = hostileAddresses.flatMap((text): Shot[] => [
    { form: 'admin/email', what: written('to', text), body: { to: text, subject: FAIR.subject, text: message } },
    { form: 'support/contact', what: written('email', text), body: { name: FAIR.name, email: text, message } },
  ])
  const texts = [
    '\r\n.\r\nRCPT TO:<victim@evil.example>\r\n',
    '.\n.\n.',
    '--boundary\r\nContent-Type: text/html\r\n\r\n<b>',
  ].flatMap((text): Shot[] => [
    {
      form: 'admin/email',
      what: written('text', text),
      body: { to: to(), subject: FAIR.subject, text: message + text },
    },
    {
      form: 'support/contact',
      what: written('message', text),
      body: { name: FAIR.name, email: to(), message: message + text },
    },
  ])
  return [...lines, ...addresses, ...texts]
}

/** Straight at the service, where no limit of a network stands before it. */
function post(stack: Stack, { form, body }: Pick<Shot, 'form' | 'body'>, admin?: Visitor): Promise<Reply> {
  const url = `${addressOf(stack, 'mail')}/api/${form}`
  return askJson({ method: 'POST', url, body, headers: admin ? bearer(admin.token) : {}, from: newAddress() })
}

/** The names in a mail's head, each once for every time that it stands there. */
function headerNames(source: string): string[] {
  const head = source.split(/\r?\n\r?\n/)[0] ?? ''
  return [...head.matchAll(/^([!-9;-~]+):/gm)].map(([, name]) => name!.toLowerCase()).toSorted()
}

interface Fair {
  admin: string
  support: string
  copy: string
}

const SUPPORT = 'support@gbat-daily.example'

/** The heads of mails that nobody attacks: every other one must have the same names in it. */
async function fairHeads(stack: Stack, admin: Visitor): Promise<Fair> {
  const [to, email] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  const replies = [
    await post(stack, { form: 'admin/email', body: { to, subject: FAIR.subject, text: FAIR.text } }, admin),
    await post(stack, {
      form: 'support/contact',
      body: { name: FAIR.name, email, message: `Mail of ${email}, which is a fair one.` },
    }),
  ]
  const statuses = replies.map(({ status }) => status).join()
  if (statuses !== '200,202') throw new Error(`fair mails were answered ${statuses}`)
  const isOurs = (mail: Mail) =>
    recipientsOf(mail).some((each) => each === to || each === email) || mail.text.includes(email)
  const mails = await waitForMails(stack, { wanted: isOurs, count: 3, withinMs: 30_000 })
  const head = async (address: string) => {
    const mail = mails.find((each) => recipientsOf(each).includes(address))
    if (!mail) throw new Error(`a fair mail to ${address} did not arrive within 30 s`)
    return headerNames(await sourceOf(stack, mail)).join()
  }
  return { admin: await head(to), support: await head(SUPPORT), copy: await head(email) }
}

/** What a mail says more than it should: other names in its head, more recipients, or other ones. */
async function faultsOf(
  stack: Stack,
  mails: readonly Mail[],
  { fair, allowed }: { fair: Fair; allowed: ReadonlySet<string> },
): Promise<string[]> {
  const heads = new Set(Object.values(fair))
  const faults = await pool(mails, 4, async (mail) => {
    const recipients = recipientsOf(mail)
    const named = [...mail.to, ...(mail.cc ?? []), ...(mail.bcc ?? [])].map(({ address }) => address)
    const head = headerNames(await sourceOf(stack, mail)).join()
    const strange = recipients.filter((each) => !allowed.has(each.toLowerCase()))
    return [
      ...(recipients.length === 1 ? [] : [`a mail went to ${recipients.length} recipients: ${recipients.join()}`]),
      ...(named.length === 1 ? [] : [`a mail names ${named.length} recipients: ${named.join()}`]),
      ...strange.map((each) => `a mail went to ${each}, which was not answered as its address`),
      ...(heads.has(head) ? [] : [`a mail about ${JSON.stringify(mail.subject)} has the head ${head}`]),
    ]
  })
  return faults.flat()
}

interface Sent {
  faults: string[]
  /** Whom the answers named, or whom the accepted form named. */
  allowed: Set<string>
  mails: number
}

/** Each shot is refused with 400, or is one mail to one address, and of the contact form one more to support. */
async function shoot(stack: Stack, shots: readonly Shot[], admins: readonly Visitor[]): Promise<Sent> {
  const sent: Sent = { faults: [], allowed: new Set([SUPPORT]), mails: 0 }
  let letters = 0
  await pool(shots, 3, async (shot) => {
    const admin =
      shot.form === 'admin/email' ? admins[Math.floor((letters += 1) / (LIMIT - 5)) % admins.length] : undefined
    const reply = await post(stack, shot, admin)
    const { status } = reply
    if (status === 400) return
    if (status !== 200 && status !== 202)
      return void sent.faults.push(`${shot.form} answered ${status} to ${shot.what}`)
    const to = jsonOf<{ to?: string }>(reply)?.to ?? shot.body['email']!.trim().normalize('NFKC')
    if (/[\s,;:<>()"]/.test(to)) sent.faults.push(`${shot.form} took ${JSON.stringify(to)} for an address`)
    sent.allowed.add(to.toLowerCase())
    sent.mails += shot.form === 'admin/email' ? 1 : 2
  })
  return sent
}

async function attack(
  trial: Trial,
  stack: Stack,
  { shots, mark }: { shots: readonly Shot[]; mark: string },
): Promise<Outcome> {
  const needed = Math.ceil(shots.filter(({ form }) => form === 'admin/email').length / (LIMIT - 5))
  const admins = await pool(Array.from({ length: needed }), 2, () => createVisitor(stack, 'admin'))
  const fair = await fairHeads(stack, admins[0]!)
  const earlier = new Set((await mailsIn(stack)).map(({ id }) => id))
  const sent = await shoot(stack, shots, admins)
  trial.say(`${shots.length} hostile forms, ${sent.mails} mails expected`)
  // A copy to a mailbox that had its copies for today is not sent, so a few may be missing in the end.
  const isOfShot = (mail: Mail) =>
    mail.text.includes(mark) ||
    (!earlier.has(mail.id) &&
      recipientsOf(mail).some((each) => each !== SUPPORT && sent.allowed.has(each.toLowerCase())))
  const mails = await settled(stack, isOfShot, sent.mails)
  const heads = await faultsOf(stack, mails, { fair, allowed: sent.allowed })
  const isRelayed = (mail: Mail) => recipientsOf(mail).some((each) => each.includes(`victim@${EVIL}`))
  const relayed = (await mailsIn(stack)).filter((mail) => !earlier.has(mail.id) && isRelayed(mail))
  const faults = [
    ...sent.faults,
    ...heads,
    ...relayed.map(({ subject }) => `a mail was relayed to the victim: ${subject}`),
  ]
  const got = `${shots.length} hostile subjects, names, addresses and texts: ${mails.length} mails, ${heads.length} with another head or recipient, ${relayed.length} relayed`
  return { got, n: shots.length, faults }
}

/** Until all are there, or nothing more comes for five seconds. */
async function settled(stack: Stack, wanted: (mail: Mail) => boolean, count: number): Promise<Mail[]> {
  for (let before = -1; ;) {
    const mails = await waitForMails(stack, { wanted, count, withinMs: 5_000 })
    if (mails.length >= count || mails.length === before) return mails
    before = mails.length
  }
}

/** An admin's hour, and the copies that one mailbox gets of what anybody types, however its address is spelled. */
async function limits(stack: Stack): Promise<{ got: string; n: number; faults: string[] }> {
  const admin = await createVisitor(stack, 'admin')
  const to = `${randomUUID()}@example.com`
  const body = { to, subject: FAIR.subject, text: FAIR.text }
  const statuses = await Promise.all(
    Array.from({ length: LIMIT + 15 }, async () => (await post(stack, { form: 'admin/email', body }, admin)).status),
  )
  const sent = statuses.filter((status) => status === 200).length
  const odd = statuses.filter((status) => status !== 200 && status !== 429)
  const mailbox = randomUUID()
  const spellings = [mailbox, mailbox.toUpperCase(), `${mailbox}+a`, `${mailbox}+b`, `${mailbox}+c+d`, `${mailbox}+`]
  await pool(spellings, 2, (local) =>
    post(stack, {
      form: 'support/contact',
      body: { name: FAIR.name, email: `${local}@example.com`, message: `About ${mailbox}: how may I unsubscribe?` },
    }),
  )
  // A receipt to an address that nobody verified has nothing of the sender's text.
  const isToMailbox = (mail: Mail) => recipientsOf(mail).some((each) => each.toLowerCase().startsWith(mailbox))
  const isOurs = (mail: Mail) => mail.text.includes(mailbox) || isToMailbox(mail) || recipientsOf(mail).includes(to)
  const mails = await settled(stack, isOurs, LIMIT + spellings.length + COPIES + 1)
  const to1 = mails.filter((mail) => recipientsOf(mail).includes(to)).length
  const copies = mails.filter(isToMailbox).length
  return {
    got: `${sent} of ${statuses.length} mails of an admin at once, ${to1} arrived; ${copies} of ${spellings.length} copies to one mailbox`,
    n: statuses.length + spellings.length,
    faults: [
      ...(sent === LIMIT ? [] : [`an admin sent ${sent} mails within an hour instead of ${LIMIT}`]),
      ...(to1 === sent ? [] : [`${to1} mails of an admin arrived of ${sent}`]),
      ...(copies === COPIES ? [] : [`one mailbox got ${copies} copies of contact forms instead of ${COPIES}`]),
      ...odd.map((status) => `a mail of an admin was answered ${status}`),
    ],
  }
}

export const a15MailForms: Row = {
  id: 'A15',
  long: true,
  name: "admin's mail and contact form",
  bar: '200 hostile subjects, names and addresses: refused, or one mail to the one address with the head of every other mail; at most 30 mails an hour of an admin, at most 3 copies a day to a mailbox, however its address is spelled',
  plant: {
    what: "mail takes whatever an admin types for an address, and hands it to the mail server's list",
    into: {
      mail: [
        { file: '/mail/src/routes/send-admin-email.ts', find: ': readAddress(typed)', replace: ': typed' },
        {
          file: '/mail/src/providers/mailer.ts',
          find: "if (readAddress(mail.to) === null) return 'rejected'",
          replace: '',
        },
        { file: '/mail/src/providers/mailer.ts', find: "to: { name: '', address: to },", replace: 'to,' },
      ],
    },
    async see(trial) {
      const mark = randomUUID()
      const isAddress = ({ form, what }: Shot) => form === 'admin/email' && what.startsWith('to ')
      return attack(trial, await trial.planted(), { mark, shots: shotsOf(mark).filter(isAddress).slice(0, 2) })
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const mark = randomUUID()
    const shot = await attack(trial, stack, { mark, shots: sample(shotsOf(mark), 36, trial) })
    const limited = await limits(stack)
    return { got: `${shot.got}; ${limited.got}`, n: shot.n + limited.n, faults: [...shot.faults, ...limited.faults] }
  },
}
