/**
 * Publishes the receipts of erasures and the ends of calls since an instant again, after the stream was lost.
 *
 *   node services/tutor-voice/src/commands/republish.ts --since 2026-11-27T00:00:00Z
 *
 * Needs MONGODB_URL and NATS_URL of the system.
 */
import { runRepublish } from '@app/shared/events/republish-command'
import { service } from '../main.ts'

await runRepublish(service, ['erasures', 'calls'])
