/** What the service needs of a provider's events on a call, in words of its own. */
export type CallEvent =
  | { kind: 'speech-started'; itemId: string }
  | { kind: 'speech-stopped'; itemId: string }
  /** A piece of the words of something that the tutor says. */
  | { kind: 'saying'; itemId: string; text: string }
  /** Something that was said or written is part of the conversation; `text` if the candidate wrote it. */
  | { kind: 'item'; itemId: string; by: 'user' | 'assistant'; text?: string }
  /** The words of something that the candidate said. */
  | { kind: 'heard'; itemId: string; text: string }
  | { kind: 'not-heard'; itemId: string }
  /** The words of something that the tutor says. */
  | { kind: 'said'; itemId: string; text: string }
  | { kind: 'answer-started'; answerId: string }
  /** The words are complete; the audio goes on for seconds. */
  | { kind: 'answer-ended' }
  | { kind: 'audio-started' }
  | { kind: 'audio-stopped' }
  /** The conversation goes on. */
  | { kind: 'active' }
  /** The provider's own limit of time is over. */
  | { kind: 'expired' }
