import { deviceLabel } from '../domain/device-label.ts'

/** What the caller's browser says it is, which the gateway passes on; no contract names this header. */
export function deviceOf(headers: object): string {
  return deviceLabel((headers as { 'user-agent'?: string })['user-agent'])
}
