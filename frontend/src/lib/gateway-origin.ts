/** In local development the page comes from Vite on port 5173 and the gateway listens on 8080. Empty while prerendering. */
export function gatewayOrigin(): string {
  if (typeof location === 'undefined') return ''
  return location.port === '5173' ? `${location.protocol}//${location.hostname}:8080` : location.origin
}
