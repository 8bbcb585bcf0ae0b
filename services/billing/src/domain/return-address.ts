/** The address to come back to: `wanted` if it lies on this site, else its account page. */
export function returnAddress(origin: string, wanted: string | undefined): string {
  const account = `${origin}/account`
  if (wanted === undefined || !URL.canParse(wanted)) return account
  const url = new URL(wanted)
  return url.origin === new URL(origin).origin && url.username === '' && url.password === '' ? url.href : account
}
