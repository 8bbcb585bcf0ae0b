import type { operations } from '@app/contracts/generated/auth'
import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import { timeInWords } from '../domain/in-words.ts'
import type { Job } from '../domain/job.ts'
import type { Brand, Letter } from '../domain/letter.ts'
import { accountDeleted } from '../domain/letters/account-deleted.ts'
import { alreadyRegistered } from '../domain/letters/already-registered.ts'
import { newSignIn } from '../domain/letters/new-sign-in.ts'
import { passwordChanged } from '../domain/letters/password-changed.ts'
import { passwordReset } from '../domain/letters/password-reset.ts'
import { verification } from '../domain/letters/verification.ts'
import { welcome } from '../domain/letters/welcome.ts'
import type { Compose, Composed } from './compose-letter.ts'
import { readAddress, type Address } from './read-address.ts'

type Link = operations['getLink']['responses'][200]['content']['application/json']
type Origin = operations['getSessionOrigin']['responses'][200]['content']['application/json']

/** Which letter a request gets is auth's to say: it knows whether the address has an account. */
export const composeLinkLetter: Compose = async ({ readAuth, config, clock }, job) => {
  const link = await readAuth<Link>(`/auth/links/${job.facts['requestId']}`)
  if (!link || new Date(link.expiresAt) <= clock.now()) return null
  return { to: link.email, letter: letterOfLink(link, config.brand), bounded: !link.verified && !link.asked }
}

function letterOfLink({ letter, greeting: name, zone, token = '', code = '', expiresAt }: Link, brand: Brand): Letter {
  const ends = timeInWords(new Date(expiresAt), zone)
  if (letter === 'verify') return verification({ name, token, code, ends }, brand)
  if (letter === 'reset') return passwordReset({ name, token, ends }, brand)
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

/** A session that is gone by now is still worth the letter; one that auth never had is not. */
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
function addressed({ email, verified }: Address, letter: Letter): Composed {
  return { to: email, letter, bounded: !verified }
}

function instantOf(job: Job, fact: string): Date {
  return new Date(job.facts[fact] ?? job.createdAt)
}
