import { type StandIn, startStandIn } from './stand-in.ts'

/** Starts the stand-in of the provider of voice. */
export const startVoiceProvider = (logFolder: string, port: number, say?: (line: string) => void): StandIn =>
  startStandIn({ name: 'voice-provider', entry: 'tools/sandbox/voice/main.ts', logFolder, port, say })
