/**
 * A text as 32 bits: FNV-1a with the finaliser of MurmurHash3, so that ids which differ in one digit spread well.
 * Written into stored documents (which items a candidate has seen), so it never changes.
 */
export function hashId(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
