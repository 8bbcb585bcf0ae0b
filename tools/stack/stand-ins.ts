import type { Context, ProcessName } from '../../deploy/start-table/processes.ts'
import { endSubscriptions, subscribe } from '../dev/payment-control.ts'
import { controlStandIn, type StandIn } from '../dev/stand-in.ts'
import { setTutorProvider, startTutorProvider } from '../dev/tutor-provider.ts'
import { startVoiceProvider } from '../dev/voice-provider.ts'
import { fixedPort } from './fixed-ports.ts'

/** What tests may ask of the providers outside. */
export interface Outside {
  /** Tells the stand-in of the tutor's provider how to behave. Only with the option `tutorProvider`. */
  setTutorProvider(behaviour: { mode: string; [name: string]: unknown }): Promise<void>
  /** Asks the stand-in of the provider of voice for something (tools/sandbox/voice/README.md). Returns its body. */
  controlVoice(name: string, order?: object): Promise<unknown>
  /** Gives a candidate a plan by a subscription at the payment stand-in; its messages tell the services. */
  changePlan(userId: string, plan: 'free' | 'monthly'): Promise<void>
}

/** The stand-ins that have no row in the start table. */
export interface StandIns {
  tutor: StandIn | undefined
  voice: StandIn | undefined
  ready: Promise<unknown>
  stop(): Promise<unknown>
}

interface Wanted {
  tutorProvider?: boolean
  counts?: Partial<Record<ProcessName, number>>
}

/** Starts the one of the tutor's provider if it is wanted, and the one of voice unless the stack has no tutor. */
export async function startStandIns({ tutorProvider, counts }: Wanted, logFolder: string): Promise<StandIns> {
  const tutor = tutorProvider ? startTutorProvider(logFolder, await fixedPort()) : undefined
  const voice = counts?.['tutor-voice'] === 0 ? undefined : startVoiceProvider(logFolder, await fixedPort())
  const ready = Promise.all([tutor?.ready, voice?.ready])
  // The caller may still be starting other things when it fails.
  ready.catch(() => undefined)
  return { tutor, voice, ready, stop: () => Promise.all([tutor?.child.stop(), voice?.child.stop()]) }
}

/** Where processes find them. */
export const contextOfStandIns = ({ tutor, voice }: StandIns): Partial<Context> => ({
  ...(tutor ? { tutorProviderUrl: tutor.url } : {}),
  ...(voice ? { voiceProviderUrl: voice.url } : {}),
})

/** The controls of the providers of one stack. */
export const createOutside = ({ urls }: Context, { tutor, voice }: StandIns): Outside => ({
  changePlan: (userId, plan) => (plan === 'free' ? endSubscriptions : subscribe)(urls.payments, userId),
  async setTutorProvider(behaviour) {
    if (!tutor) throw new Error("this stack was started without the tutor's provider")
    await setTutorProvider(tutor.url, behaviour)
  },
  async controlVoice(name, order) {
    if (!voice) throw new Error('this stack was started without the tutor, so it has no provider of voice')
    return controlStandIn(voice.url, name, order)
  },
})
