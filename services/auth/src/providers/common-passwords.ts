import { codePoints, normalPassword, passwordLength } from '@app/contracts/rules/text-limits'

let loading: Promise<ReadonlySet<string>> | undefined

/**
 * The most used passwords that are long enough to be allowed otherwise, in NFKC and lower case: about 18,000, from the
 * frequency list of @zxcvbn-ts/language-common. Loaded once, when first needed.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load()
  return loading
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = dictionary['passwords-common'].map((password) => normalPassword(password).toLowerCase())
  return new Set(all.filter((password) => codePoints(password) >= passwordLength.min))
}
