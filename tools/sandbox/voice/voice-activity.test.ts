import { expect, test } from 'vitest'
import { createVoiceActivity, levelOf } from './voice-activity.ts'

/** What a run of levels changes, with the ms at which it does. Each level lasts 20 ms. */
function changes(levels: readonly number[]): string[] {
  const activity = createVoiceActivity({ silenceMs: 500 })
  return levels.flatMap((level, index) => {
    const change = activity.hear(level)
    return change ? [`${change} ${(index + 1) * 20}`] : []
  })
}

const last = (ms: number, level: number): number[] => Array.from({ length: ms / 20 }, () => level)

test('speech starts after 60 ms and stops after 500 ms of quiet; a pause within it is no end', () => {
  const spoken = [...last(400, 5), ...last(600, 3_000), ...last(300, 10), ...last(400, 3_000), ...last(800, 10)]
  expect(changes(spoken)).toEqual(['starts 460', 'stops 2200'])
})

test('a knock and a noisy room are no speech, but speech above the noise is', () => {
  expect(changes([...last(400, 5), ...last(40, 9_000), ...last(800, 5)])).toEqual([])
  expect(changes([...last(4_000, 240), ...last(1_000, 600)])).toEqual([])
  expect(changes([...last(4_000, 240), ...last(1_000, 2_000), ...last(600, 240)])).toEqual([
    'starts 4060',
    'stops 5500',
  ])
})

test('the level is that of the samples', () => {
  expect(levelOf(Int16Array.from([300, -300, 300, -300]))).toBe(300)
  expect(levelOf(new Int16Array())).toBe(0)
})
