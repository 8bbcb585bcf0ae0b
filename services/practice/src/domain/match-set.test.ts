import { expect, it } from 'vitest'
import type { RecentSet } from './learner.ts'
import { matchSet } from './match-set.ts'

const set = (id: string, questions: string[], submitted = false): RecentSet => ({
  id,
  day: '2026-11-27',
  lastDay: '2026-11-27',
  questions,
  submitted,
  retakes: 0,
  retakeOpen: false,
})
const monday = set('monday', ['a', 'b', 'c'])
const tuesday = set('tuesday', ['d', 'e', 'f'])

it('the question ids say which set it is, in any order', () => {
  expect(matchSet([monday, tuesday], ['c', 'a', 'b'])).toEqual({ set: monday })
})

it.each([
  [['a', 'b'], 'incomplete-answers', 1],
  [['a', 'd'], 'two-sets', 0],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'two-sets', 0],
  [['a', 'b', 'c', 'x'], 'unknown-questions', 0],
  [['x'], 'unknown-questions', 0],
])('%j is refused as %s', (ids, refused, missing) => {
  expect(matchSet([monday, tuesday], ids)).toEqual({ refused, missing })
})

it('without any set, every question is unknown', () => {
  expect(matchSet([], ['a'])).toEqual({ refused: 'unknown-questions', missing: 0 })
})

it('where a small bank gives the same questions twice, the newest set that waits for answers is meant', () => {
  const [old, waiting, newest] = [set('old', ['a', 'b']), set('waiting', ['b', 'a']), set('newest', ['a', 'b'], true)]
  expect(matchSet([old, waiting, newest], ['a', 'b'])).toEqual({ set: waiting })
  expect(matchSet([{ ...old, submitted: true }, newest], ['a', 'b'])).toEqual({ set: newest })
})

it('questions that come back in a later set do not make an answer ambiguous', () => {
  const repeated = set('repeated', ['a', 'x', 'y'])
  expect(matchSet([monday, repeated], ['a', 'b', 'c'])).toEqual({ set: monday })
  expect(matchSet([monday, repeated], ['a', 'x'])).toEqual({ refused: 'incomplete-answers', missing: 1 })
})
