import { plain } from './format.ts'
import { compare, type Num } from './rational.ts'

/** How often something happens or how many times as much it is: 'once', 'twice', '3 times', '1.5 times'. */
export function often(times: Num): string {
  if (compare(times, 1) === 0) return 'once'
  return compare(times, 2) === 0 ? 'twice' : `${plain(times)} times`
}

/** The form of a verb for a number of things: agree(1, 'comes', 'come'). An amount of money is one thing: use the first. */
export function agree(number: Num, one: string, several: string): string {
  return compare(number, 1) === 0 ? one : several
}

const SHE = new Set([
  'Amara', 'Chiara', 'Elif', 'Grace', 'Ines', 'Kavya', 'Mei', 'Nadia', 'Priya', 'Rosa', 'Tessa', 'Uma', 'Wanjiru', 'Zofia',
]) // prettier-ignore

/** The pronouns of a person of `NAMES`. */
export interface Pronouns {
  he: string
  him: string
  his: string
}

/** 'he' or 'she' for a person of `NAMES`, with the forms that go with it. */
export function pronounsOf(name: string): Pronouns {
  return SHE.has(name) ? { he: 'she', him: 'her', his: 'her' } : { he: 'he', him: 'him', his: 'his' }
}
