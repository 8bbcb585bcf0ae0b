import { hashId } from './hash-id.ts'

/**
 * Which items a candidate has been served, and when: two arrays of numbers in the order of the items' hashes, because
 * a candidate may have thousands and every request reads them. Two items with one hash (one pair in about 90 banks of
 * 10,000) count as one.
 */
export interface Seen {
  /** `hashId` of the item ids, ascending. */
  readonly hashes: Uint32Array
  /** At the same place: the day it was last served, doubled, plus 1 once it was answered. */
  readonly stamps: Uint16Array
}

export interface Sight {
  id: string
  /** Days since 1970-01-01. Fifteen bits last until 2059. */
  day: number
  answered: boolean
}

export const nothingSeen: Seen = { hashes: new Uint32Array(0), stamps: new Uint16Array(0) }

const latestDay = 0x7fff

/** The day an item was last served, or -1. */
export function lastSeen({ hashes, stamps }: Seen, hash: number): number {
  const at = placeOf(hashes, hash)
  return hashes[at] === hash ? (stamps[at] ?? 0) >> 1 : -1
}

/** Whether an item was answered, by the hash of its id. */
export function wasAnswered({ hashes, stamps }: Seen, hash: number): boolean {
  const at = placeOf(hashes, hash)
  return hashes[at] === hash && ((stamps[at] ?? 0) & 1) === 1
}

/** The items that were last served on `day` or later. */
export function seenSince({ hashes, stamps }: Seen, day: number): Array<{ hash: number; day: number }> {
  const since: Array<{ hash: number; day: number }> = []
  const first = day << 1
  for (let at = 0; at < stamps.length; at += 1) {
    const stamp = stamps[at] ?? 0
    if (stamp >= first) since.push({ hash: hashes[at] ?? 0, day: stamp >> 1 })
  }
  return since
}

/**
 * How many different items of the bank were answered. `bank` holds the hashes of the offered items, so a withdrawn one
 * and one that left the bank are not counted, and the number never exceeds the size of the bank.
 */
export function countAnswered({ hashes, stamps }: Seen, bank: { has(hash: number): boolean }): number {
  let count = 0
  for (let at = 0; at < stamps.length; at += 1)
    if (((stamps[at] ?? 0) & 1) === 1 && bank.has(hashes[at] ?? 0)) count += 1
  return count
}

/** With some more sights: the latest day stays, and what was answered once stays answered, so the order does not matter. */
export function see(seen: Seen, sights: readonly Sight[]): Seen {
  const stamps = new Map<number, number>()
  for (const { id, day, answered } of sights) {
    const key = hashId(id)
    const at = placeOf(seen.hashes, key)
    const before = stamps.get(key) ?? (seen.hashes[at] === key ? (seen.stamps[at] ?? 0) : 0)
    const latest = Math.max(before >> 1, Math.min(day, latestDay))
    stamps.set(key, (latest << 1) | (before & 1) | (answered ? 1 : 0))
  }
  return merge(seen, stamps)
}

/**
 * As bytes, since every request reads them: the number of items and the latest stamp, then of each item how far its hash
 * is from the one before and its stamp from the latest. All of them as LEB128, so 4 to 5 bytes an item instead of 6.
 */
export function packSeen({ hashes, stamps }: Seen): Uint8Array {
  const bytes = new Uint8Array(8 + hashes.length * 8)
  const latest = stamps.reduce((a, b) => Math.max(a, b), 0)
  let end = writeNumber(bytes, writeNumber(bytes, 0, hashes.length), latest)
  for (let at = 0, before = 0; at < hashes.length; at += 1) {
    const hash = hashes[at] ?? 0
    end = writeNumber(bytes, end, hash - before)
    end = writeNumber(bytes, end, latest - (stamps[at] ?? 0))
    before = hash
  }
  return bytes.slice(0, end)
}

export function unpackSeen(bytes: Uint8Array): Seen {
  const reader = { bytes, at: 0 }
  const count = readNumber(reader)
  const latest = readNumber(reader)
  const seen = { hashes: new Uint32Array(count), stamps: new Uint16Array(count) }
  for (let at = 0, hash = 0; at < count; at += 1) {
    hash += readNumber(reader)
    seen.hashes[at] = hash
    seen.stamps[at] = latest - readNumber(reader)
  }
  return seen
}

/** Seven bits a byte, the lowest first, the highest bit set but in the last one (LEB128); answers where it ends. */
function writeNumber(bytes: Uint8Array, from: number, value: number): number {
  let at = from
  let rest = value
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes[at++] = (rest & 0x7f) | 0x80
  bytes[at++] = rest
  return at
}

function readNumber(reader: { bytes: Uint8Array; at: number }): number {
  let value = 0
  for (let unit = 1; ; unit *= 0x80) {
    const byte = reader.bytes[reader.at++] ?? 0
    value += (byte & 0x7f) * unit
    if (byte < 0x80) return value
  }
}

/** Where a hash stands, or would stand. */
function placeOf(hashes: Uint32Array, hash: number): number {
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  return low
}

function merge(seen: Seen, changed: ReadonlyMap<number, number>): Seen {
  const added = Uint32Array.from([...changed.keys()].filter((hash) => seen.hashes[placeOf(seen.hashes, hash)] !== hash))
  const hashes = added.length === 0 ? seen.hashes : mergeSorted(seen.hashes, added.sort())
  const stamps = new Uint16Array(hashes.length)
  if (added.length === 0) stamps.set(seen.stamps)
  else
    for (let from = 0, to = 0; from < seen.hashes.length; to += 1)
      if (hashes[to] === seen.hashes[from]) stamps[to] = seen.stamps[from++] ?? 0
  for (const [hash, stamp] of changed) stamps[placeOf(hashes, hash)] = stamp
  return { hashes, stamps }
}

function mergeSorted(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length)
  for (let i = 0, j = 0; i + j < merged.length;)
    merged[i + j] = (a[i] ?? Infinity) < (b[j] ?? Infinity) ? (a[i++] ?? 0) : (b[j++] ?? 0)
  return merged
}
