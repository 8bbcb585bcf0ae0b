import names from './zone-names.json' with { type: 'json' }
import { canonicalZone } from './day-key.ts'

/** Earlier or other names to the IANA database's current one; from the Unicode CLDR (`contracts/generate.ts`). */
const current: Readonly<Record<string, string>> = names

/**
 * The zone by IANA's current name: 'Asia/Kolkata' for 'Asia/Calcutta' and for 'asia/kolkata'. Browsers and Node return
 * older names. Undefined for a zone that is not known, which includes 'Etc/Unknown'.
 */
export function currentZone(zone: string): string | undefined {
  const known = canonicalZone(zone)
  if (known === undefined || known === 'Etc/Unknown') return undefined
  return current[known] ?? known
}
