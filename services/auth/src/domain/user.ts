import { isPlainName } from '@app/contracts/rules/name-rules'
import type { Subscription } from './subscription.ts'

/** A candidate, as auth knows them. */
export interface User {
  id: string
  /** Trimmed, NFKC, lower case. */
  email: string
  username: string | null
  name: string | null
  emailVerified: boolean
  admin: boolean
  /** IANA name, canonical spelling. */
  zone: string
  /** Whether the person set the zone themself; a browser's zone at login no longer replaces it then. */
  zoneChosen: boolean
  /** Whether the zone is UTC only because the browser named none that is known. Missing in older profiles: it is not. */
  zoneAssumed?: boolean
  /** Whether the person chose to get a summary of each week by mail. */
  weeklySummary: boolean
  /** What billing last said, for the profile only. */
  subscription: Subscription | null
  createdAt: Date
}

/** The zone that a browser reports; UTC, and `zoneAssumed`, if it names none that is known. */
export interface BrowserZone {
  zone: string
  zoneAssumed: boolean
}

/** What an account starts with. */
export interface Registration {
  email: string
  username: string | null
  zone: string
  zoneAssumed?: boolean
}

export function newUser(id: string, registration: Registration, now: Date): User {
  return {
    id,
    email: registration.email,
    username: registration.username,
    name: null,
    emailVerified: false,
    admin: false,
    zone: registration.zone,
    zoneChosen: false,
    zoneAssumed: registration.zoneAssumed ?? false,
    weeklySummary: false,
    subscription: null,
    createdAt: now,
  }
}

/** An edit of a profile; what is left out stays, null removes. */
export interface ProfileEdit {
  name?: string | null
  username?: string | null
  zone?: string
  weeklySummary?: boolean
}

export function editProfile(user: User, edit: ProfileEdit): User {
  return {
    ...user,
    ...(edit.name === undefined ? {} : { name: edit.name }),
    ...(edit.username === undefined ? {} : { username: edit.username }),
    ...(edit.zone === undefined ? {} : { zone: edit.zone, zoneChosen: true, zoneAssumed: false }),
    ...(edit.weeklySummary === undefined ? {} : { weeklySummary: edit.weeklySummary }),
  }
}

/**
 * How a mail greets: the name, else the username, else an empty text. A name that looks like an address is refused when it
 * is entered, and left out here as well.
 */
export function greetingOf({ name, username }: Pick<User, 'name' | 'username'>): string {
  return [name, username].find((each) => each !== null && isPlainName(each)) ?? ''
}

/** The zone that a browser reports at login; null where nothing changes. */
export function followBrowserZone(user: User, reported: BrowserZone | undefined): User | null {
  if (reported === undefined || user.zoneChosen) return null
  const { zone, zoneAssumed } = reported
  if (user.zone === zone && (user.zoneAssumed ?? false) === zoneAssumed) return null
  return { ...user, zone, zoneAssumed }
}
