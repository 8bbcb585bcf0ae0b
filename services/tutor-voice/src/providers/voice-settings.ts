/** The provider of the voice. */
export interface VoiceSettings {
  apiKey: string
  baseUrl: string
  /** What a candidate may choose; the first one is usual. */
  models: string[]
  voices: string[]
  transcriptionModel: string
  dialect: 'realtime' | 'user-text'
}

/** How calls are held with any provider. Times in ms unless the name says otherwise. */
export interface CallSettings {
  /** Where browsers post their offers: here, or at the provider. */
  url: 'broker' | 'provider'
  tutorName: string
  /** Addresses of STUN servers; may be empty. */
  iceServers: string[]
  inactivityMs: number
  longestMs: number
  /** For how long a secret may begin a call. */
  secretSeconds: number
  /** How long the answer to the last turn of the day may be. */
  lastAnswerMs: number
}
