import { describe, expect, it } from 'vitest'
import type { CallLine } from '../../tutor-call.ts'
import { realtime } from './dialects/realtime.ts'
import { userText } from './dialects/user-text.ts'
import type { VoiceEvent } from './dialects/voice-event.ts'
import { activityFrom, afterEvent, stopsAt } from './inactivity.ts'
import { levelOf } from './level.ts'
import { callIdOf } from './offer.ts'
import { secondsLeft } from './preparation.ts'
import { lineAfter, withLine, type Transcript } from './transcript.ts'

const message = (type: string, fields: object = {}) => JSON.stringify({ type, event_id: 'event_1', ...fields })

describe('the realtime dialect', () => {
  it.each([
    ['input_audio_buffer.speech_started', { item_id: 'u1', audio_start_ms: 20 }, { kind: 'speech-started', id: 'u1' }],
    ['input_audio_buffer.speech_stopped', { item_id: 'u1' }, { kind: 'speech-stopped', id: 'u1' }],
    [
      'conversation.item.input_audio_transcription.delta',
      { item_id: 'u1', delta: 'How' },
      { kind: 'heard', id: 'u1', text: 'How' },
    ],
    [
      'conversation.item.input_audio_transcription.completed',
      { item_id: 'u1', transcript: 'How?' },
      { kind: 'heard-all', id: 'u1', text: 'How?' },
    ],
    [
      'conversation.item.input_audio_transcription.failed',
      { item_id: 'u1', error: { message: 'no' } },
      { kind: 'heard-all', id: 'u1', text: '' },
    ],
    ['response.output_audio_transcript.delta', { item_id: 'a1', delta: 'So' }, { kind: 'said', id: 'a1', text: 'So' }],
    ['response.audio_transcript.delta', { item_id: 'a1', delta: 'So' }, { kind: 'said', id: 'a1', text: 'So' }],
    ['response.output_text.done', { item_id: 'a1', text: 'So.' }, { kind: 'said-all', id: 'a1', text: 'So.' }],
    ['response.text.done', { item_id: 'a1', text: 'So.' }, { kind: 'said-all', id: 'a1', text: 'So.' }],
    ['output_audio_buffer.started', {}, { kind: 'audio-started' }],
    ['output_audio_buffer.cleared', {}, { kind: 'audio-ended' }],
    ['conversation.item.added', { item: { id: 'u2', role: 'user' } }, { kind: 'turn', id: 'u2' }],
    ['conversation.item.added', { item: { id: 'a2', role: 'assistant' } }, { kind: 'other' }],
    ['response.done', {}, { kind: 'other' }],
    ['session.created', {}, { kind: 'other' }],
    ['error', { error: { code: 'invalid_value', message: 'No.' } }, { kind: 'problem', message: 'No.', final: false }],
    [
      'error',
      { error: { code: 'session_expired', message: 'Over.' } },
      { kind: 'problem', message: 'Over.', final: true },
    ],
  ])('reads %s', (type, fields, event) => {
    expect(realtime.read(message(type, fields))).toEqual(event)
  })

  it('passes over what is none of its messages', () => {
    for (const text of ['', 'null', '[]', '{"type":7}', 'no json', message('weather.report')])
      expect(realtime.read(text)).toBeNull()
  })

  it('sends what is typed as an item and asks for a response', () => {
    expect(realtime.say('Why B?')).toEqual([
      {
        type: 'conversation.item.create',
        item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Why B?' }] },
      },
      { type: 'response.create' },
    ])
  })
})

describe("the specification's dialect", () => {
  it('sends what is typed as user.text, and reads its own names beside those of realtime', () => {
    expect(userText.say('Why B?')).toEqual([{ type: 'user.text', text: 'Why B?' }])
    expect(userText.read(message('transcript.completed', { transcript: 'Hm' }))).toEqual({
      kind: 'heard-all',
      id: '',
      text: 'Hm',
    })
    expect(userText.read(message('output_text.delta', { delta: 'So' }))).toEqual({ kind: 'said', id: '', text: 'So' })
    expect(userText.read(message('output_audio_buffer.started'))).toEqual({ kind: 'audio-started' })
  })
})

describe('the transcript', () => {
  const after = (events: VoiceEvent[]): Transcript =>
    events.reduce<Transcript>((lines, event) => {
      const line = lineAfter(lines, event)
      return line ? withLine(lines, line) : lines
    }, [])
  const told = (lines: Transcript) =>
    lines.map(({ role, text, done }: CallLine) => `${role}: ${text}${done ? '.' : '…'}`)

  it('grows by pieces, and a line keeps its place although its words come later than the answer', () => {
    const lines = after([
      { kind: 'speech-started', id: 'u1' },
      { kind: 'speech-stopped', id: 'u1' },
      { kind: 'said', id: 'a1', text: 'Look ' },
      { kind: 'heard', id: 'u1', text: 'How' },
      { kind: 'said', id: 'a1', text: 'here' },
      { kind: 'heard-all', id: 'u1', text: 'How so' },
    ])
    expect(told(lines)).toEqual(['user: How so.', 'assistant: Look here…'])
  })

  it('continues the last open line of a speaker if the provider names none', () => {
    const lines = after([
      { kind: 'heard', id: '', text: 'A' },
      { kind: 'heard-all', id: '', text: 'A?' },
      { kind: 'said', id: '', text: 'B' },
      { kind: 'said-all', id: '', text: '' },
      { kind: 'said', id: '', text: 'C' },
    ])
    expect(told(lines)).toEqual(['user: A?.', 'assistant: B.', 'assistant: C…'])
  })
})

describe('the stop after silence', () => {
  it("counts from the end of the tutor's sound, not of the words, and never while somebody speaks", () => {
    let activity = activityFrom(0)
    const at = (ms: number, event: VoiceEvent) => {
      activity = afterEvent(activity, event, ms)
      return stopsAt(activity, 30_000)
    }
    expect(stopsAt(activity, 30_000)).toBe(30_000)
    expect(at(1000, { kind: 'speech-started', id: 'u' })).toBeNull()
    expect(at(4000, { kind: 'speech-stopped', id: 'u' })).toBe(34_000)
    expect(at(5000, { kind: 'audio-started' })).toBeNull()
    expect(at(6000, { kind: 'said-all', id: 'a', text: 'So.' })).toBeNull()
    expect(at(13_000, { kind: 'audio-ended' })).toBe(43_000)
    expect(at(20_000, { kind: 'problem', message: 'No.', final: false })).toBe(43_000)
    expect(at(25_000, { kind: 'other' })).toBe(55_000)
  })
})

describe('small rules', () => {
  it('seconds of the preparation are counted by the clock', () => {
    expect([secondsLeft(10_000, 0), secondsLeft(10_000, 9001), secondsLeft(10_000, 99_000)]).toEqual([10, 1, 0])
  })

  it('silence is 0, full scale is 1, and half way down in decibels is a half', () => {
    const sound = (amplitude: number) => levelOf(new Float32Array(256).fill(amplitude))
    expect([sound(0), sound(0.0005), sound(1)]).toEqual([0, 0, 1])
    expect(sound(10 ** (-30 / 20))).toBeCloseTo(0.5)
  })

  it('only a call of ours has an id by which our server ends it', () => {
    const id = '3f0c9a52-5f2c-4c0e-9b57-0f2f3f1f6a11'
    expect(callIdOf(`/api/voice/calls/${id}`)).toBe(id)
    expect(callIdOf(`https://gbat.example/api/voice/calls/${id}`)).toBe(id)
    for (const other of ['/v1/realtime/calls/rtc_1', null]) expect(callIdOf(other)).toBeNull()
  })
})
