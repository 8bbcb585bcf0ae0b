import { expect, it } from 'vitest'
import { readResultId, retakeId } from './result.ts'

it('reads its own result ids and nobody else’s', () => {
  expect(readResultId('me:monthly:2026-11-27', 'me')).toEqual({ kind: 'daily', setId: 'me:monthly:2026-11-27' })
  expect(readResultId(retakeId('me:free:2026-11-27', 12), 'me')).toEqual({
    kind: 'retake',
    setId: 'me:free:2026-11-27',
  })
  expect(readResultId('you:monthly:2026-11-27', 'me')).toBeNull()
  expect(readResultId('me', 'me')).toBeNull()
  expect(readResultId('me2:monthly:2026-11-27', 'me')).toBeNull()
})
