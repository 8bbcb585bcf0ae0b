/** How long a session lives after a candidate's last visit, if they stay signed in. */
export const keptSessionMs = 30 * 24 * 3_600_000

/** How long the previous secret of a renewal is accepted: two tabs may send the same cookie, or a response may be lost. */
const graceMs = 10_000

/** A session remembers this many used secrets; a candidate renews a few times a day. */
const rememberedSecrets = 300

/** The renewal secret of a session. Only SHA-256 hashes (base64url) are stored; the secret itself lives in a cookie. */
export interface Renewal {
  hash: string
  /** Used secrets, the newest first. */
  used: readonly { hash: string; at: Date }[]
}

export const firstRenewal = (hash: string): Renewal => ({ hash, used: [] })

/** The renewal after its secret was used. */
export function nextRenewal(renewal: Renewal, hash: string, now: Date): Renewal {
  return { hash, used: [{ hash: renewal.hash, at: now }, ...renewal.used].slice(0, rememberedSecrets) }
}

/**
 * What a presented secret is: `current` renews the session; `just-used` comes from another tab or from a retry and gets the
 * same next secret; `used` was stolen or restored from a copy and ends the session; `unknown` is refused and changes nothing.
 */
export function judgeSecret(renewal: Renewal, hash: string, now: Date): 'current' | 'just-used' | 'used' | 'unknown' {
  if (hash === renewal.hash) return 'current'
  const place = renewal.used.findIndex((used) => used.hash === hash)
  const found = renewal.used[place]
  if (!found) return 'unknown'
  return place === 0 && now.getTime() - found.at.getTime() <= graceMs ? 'just-used' : 'used'
}
