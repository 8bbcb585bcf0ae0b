import type { operations } from '@app/contracts/generated/auth'
import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import { timeInWords } from '../domain/in-words.ts'
import type { Job } from '../domain/job.ts'
import type { Brand, MailContent } from '../domain/mail-content.ts'
import { accountDeleted } from '../domain/templates/account-deleted.ts'
import { alreadyRegistered } from '../domain/templates/already-registered.ts'
import { newSignIn } from '../domain/templates/new-sign-in.ts'
import { passwordChanged } from '../domain/templates/password-changed.ts'
import { passwordReset } from '../domain/templates/password-reset.ts'
import { verification } from '../domain/templates/verification.ts'
import { welcome } from '../domain/templates/welcome.ts'
import type { Compose, Composed } from './composed.ts'
import { readAddress, type Address } from './read-address.ts'

type Link = operations['getLink']['responses'][200]['content']['application/json']
type Origin = operations['getSessionOrigin']['responses'][200]['content']['application/json']

/** Which mail a request gets is auth's to say: it knows whether the address has an account. */
export const composeLinkMail: Compose = async ({ readAuth, config, clock }, job) => {
  const link = await readAuth<Link>(`/auth/links/${job.facts['requestId']}`)
  if (!link || new Date(link.expiresAt) <= clock.now()) return null
  return { to: link.email, content: contentOfLink(link, config.brand), bounded: !link.verified && !link.asked }
}

function contentOfLink(
  { mail, greeting: name, zone, token = '', code = '', expiresAt }: Link,
  brand: Brand,
): MailContent {
  const ends = timeInWords(new Date(expiresAt), zone)
  if (mail === 'verify') return verification({ name, token, code, ends }, brand)
  if (mail === 'reset') return passwordReset({ name, token, ends }, brand)
  return alreadyRegistered(name, brand)
}

export const composeWelcome: Compose = async (needs, job) => {
  const address = await readAddress(needs, job)
  return address && addressed(address, welcome(address.greeting, needs.config.brand))
}

export const composePasswordChanged: Compose = async (needs, job) => {
  const address = await readAddress(needs, job)
  if (!address) return null
  const changed = timeInWords(instantOf(job, 'at'), address.zone)
  return addressed(address, passwordChanged({ name: address.greeting, changed }, needs.config.brand))
}

/** A session that is gone by now is still worth the mail; one that auth never had is not. */
export const composeNewSignIn: Compose = async (needs, job) => {
  const origin = await needs.readAuth<Origin>(`/auth/sessions/${job.facts['sessionId']}/origin`)
  const address = origin && (await readAddress(needs, job))
  if (!address) return null
  const time = timeInWords(new Date(origin.at), origin.zone)
  const facts = { name: address.greeting, device: origin.device, time }
  return addressed(address, newSignIn(facts, needs.config.brand))
}

export const composeAccountDeleted: Compose = async (needs, job) => {
  const address = await readAddress(needs, job)
  if (!address) return null
  const isSubscribed = hasPaidAccess(await needs.subscriptions.findByUser(job.userId ?? ''), needs.clock.now())
  return addressed(address, accountDeleted({ name: address.greeting, isSubscribed }, needs.config.brand))
}

/** To a candidate: bounded while nobody verified the address. */
function addressed({ email, verified }: Address, content: MailContent): Composed {
  return { to: email, content, bounded: !verified }
}

function instantOf(job: Job, fact: string): Date {
  return new Date(job.facts[fact] ?? job.createdAt)
}
