import { describe, expect, it } from 'vitest'
import { activityAfter, activityFrom, quietUntil } from './call-activity.ts'
import type { CallEvent } from './call-event.ts'
import { turnOf, turnsFrom } from './call-turns.ts'
import { lastAnswerAfter, lastAnswerEnds, lastAnswerFrom } from './last-answer.ts'
import { emptyTranscript, linesAfter, linesAtEnd } from './transcript.ts'

describe('the 30 s without activity', () => {
  const quietAfter = (events: readonly (readonly [number, CallEvent])[]) =>
    quietUntil(
      events.reduce((activity, [now, event]) => activityAfter(activity, event, now), activityFrom(0)),
      30_000,
    )

  it('count from the beginning, and from the last event', () => {
    expect(quietAfter([])).toBe(30_000)
    expect(quietAfter([[10_000, { kind: 'active' }]])).toBe(40_000)
  })

  it("count from the end of the tutor's audio, not of its words", () => {
    const words: (readonly [number, CallEvent])[] = [
      [1_000, { kind: 'answer-started', answerId: 'a' }],
      [2_000, { kind: 'audio-started' }],
      [6_000, { kind: 'said', itemId: 'b', text: 'x' }],
      [6_100, { kind: 'answer-ended' }],
    ]
    expect(quietAfter(words)).toBeGreaterThan(100_000)
    expect(quietAfter([...words, [70_000, { kind: 'audio-stopped' }]])).toBe(100_000)
  })

  it('a speech whose end was lost does not hold the call for ever', () => {
    expect(quietAfter([[1_000, { kind: 'speech-started', itemId: 'a' }]])).toBe(121_000)
  })
})

describe('turns', () => {
  const keysOf = (events: readonly CallEvent[], answers = 0) => {
    let turns = turnsFrom(answers)
    return events.flatMap((event) => {
      const next = turnOf(turns, event)
      turns = next.turns
      return next.key ?? []
    })
  }

  it('what is said or written is one turn each, by its item, and its answer is none', () => {
    expect(
      keysOf([
        { kind: 'speech-started', itemId: 'one' },
        { kind: 'speech-stopped', itemId: 'one' },
        { kind: 'item', itemId: 'one', by: 'user' },
        { kind: 'answer-started', answerId: 'answer' },
        { kind: 'item', itemId: 'reply', by: 'assistant' },
        { kind: 'item', itemId: 'typed', by: 'user', text: 'and then?' },
        { kind: 'answer-started', answerId: 'answer 2' },
      ]),
    ).toEqual(['one', 'typed'])
  })

  it('an answer that a client asks for without a word is a turn', () => {
    const answers: CallEvent[] = ['a', 'b'].map((answerId) => ({ kind: 'answer-started', answerId }))
    expect(keysOf(answers)).toEqual(['a', 'b'])
    expect(keysOf(answers, 1)).toEqual(['b'])
  })
})

describe('the last answer of the day', () => {
  const endAfter = (events: readonly (readonly [number, CallEvent])[]) =>
    lastAnswerEnds(events.reduce((last, [now, event]) => lastAnswerAfter(last, event, now), lastAnswerFrom(0, 30_000)))

  it('is heard to its end, for 30 s at most', () => {
    const begun: (readonly [number, CallEvent])[] = [
      [500, { kind: 'answer-started', answerId: 'a' }],
      [900, { kind: 'audio-started' }],
      [3_000, { kind: 'answer-ended' }],
    ]
    expect(endAfter(begun)).toBe(30_000)
    expect(endAfter([...begun, [9_000, { kind: 'audio-stopped' }]])).toBe(10_000)
    expect(endAfter([])).toBe(30_000)
  })

  it('may have no audio at all', () => {
    expect(endAfter([[700, { kind: 'answer-ended' }]])).toBe(1_700)
  })
})

describe('the transcript', () => {
  const read = (events: readonly CallEvent[]) => {
    let transcript = emptyTranscript
    const lines = events.flatMap((event) => {
      const next = linesAfter(transcript, event)
      transcript = next.transcript
      return next.lines
    })
    const show = (some: typeof lines) =>
      some.map(({ role, text, isSpoken }) => `${role}: ${text}${isSpoken ? '' : ' (typed)'}`)
    return { lines: show(lines), rest: show(linesAtEnd(transcript)) }
  }
  const stopped: CallEvent = { kind: 'speech-stopped', itemId: 'q' }
  const heard: CallEvent = { kind: 'heard', itemId: 'q', text: 'How do I begin? ' }
  const said: CallEvent = { kind: 'said', itemId: 'a', text: 'With the share of each machine.' }

  it('is in the order of the conversation, also where the words of a question come after its answer', () => {
    const answer: CallEvent = { kind: 'item', itemId: 'a', by: 'assistant' }
    const expected = ['user: How do I begin?', 'assistant: With the share of each machine.']
    expect(read([stopped, heard, answer, said])).toEqual({ lines: expected, rest: [] })
    expect(read([stopped, answer, said, heard])).toEqual({ lines: expected, rest: [] })
  })

  it('goes on without what could not be heard, and ends with what there is', () => {
    const lost: CallEvent = { kind: 'not-heard', itemId: 'q' }
    expect(read([stopped, said, lost]).lines).toEqual(['assistant: With the share of each machine.'])
    const broken: CallEvent[] = [
      stopped,
      heard,
      { kind: 'item', itemId: 'b', by: 'assistant' },
      { kind: 'saying', itemId: 'b', text: 'With the' },
      { kind: 'saying', itemId: 'b', text: ' share' },
      { kind: 'answer-ended' },
    ]
    expect(read([...broken, { kind: 'heard', itemId: 'r', text: 'Wait.' }]).lines).toEqual([
      'user: How do I begin?',
      'assistant: With the share',
      'user: Wait.',
    ])
    expect(read([stopped, said])).toEqual({ lines: [], rest: ['assistant: With the share of each machine.'] })
  })

  it('has what was typed, and nothing twice', () => {
    const written: CallEvent = { kind: 'item', itemId: 't', by: 'user', text: 'and then?' }
    expect(read([written, written, said, said]).lines).toEqual([
      'user: and then? (typed)',
      'assistant: With the share of each machine.',
    ])
  })
})
