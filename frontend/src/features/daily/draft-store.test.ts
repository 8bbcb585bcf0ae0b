import { describe, expect, it } from 'vitest'
import { bank } from '../../../mocks/bank.ts'
import { browserStore } from '../../lib/store.ts'
import { createDraftStore } from './draft-store.ts'
import type { KeptSet } from './kept-set.ts'

const questions = bank.slice(0, 2).map(({ question }) => question)
const [q1, q2] = questions.map(({ id }) => id) as [string, string]
const set: KeptSet = {
  kind: 'daily',
  id: 'set-1',
  plan: 'free',
  day: '2026-11-27',
  questions,
  closesAt: '2026-11-28T11:00:00.000Z',
  repeated: false,
}
const storeOf = (userId: string, storage = browserStore()) => createDraftStore({ storage, userId })
const answer = (id: string, option: string) => (draft: { answers: Readonly<Record<string, string>> }) => ({
  ...draft,
  answers: { ...draft.answers, [id]: option },
})

describe('drafts', () => {
  it('two tabs add to each other, although neither has heard of the other yet', () => {
    const [one, two] = [storeOf('ada'), storeOf('ada')]
    one.open(set)
    two.open(set)
    one.update(set, (draft) => ({ ...draft, ...answer(q1, 'A')(draft) }))
    two.update(set, (draft) => ({ ...draft, ...answer(q2, 'B')(draft) }))
    expect(one.read(set)?.answers).toEqual({ [q1]: 'A', [q2]: 'B' })
  })

  it('an answer that another tab wrote over, because it had not seen it, is put back', () => {
    const storage = browserStore()
    const store = storeOf('ada', storage)
    store.open(set)
    const unseen = storage.getItem(store.keyOf(set))!
    store.choose(set, { questionId: q1, option: 'A', at: 1000 })
    storage.setItem(store.keyOf(set), unseen)
    store.changedElsewhere(store.keyOf(set))
    expect(storeOf('ada', storage).read(set)?.answers).toEqual({ [q1]: 'A' })
  })

  it('of two choices for one question the later one stays, whichever is written last', () => {
    const storage = browserStore()
    const [one, two] = [storeOf('ada', storage), storeOf('ada', storage)]
    one.choose(set, { questionId: q1, option: 'A', at: 1000 })
    const unseen = storage.getItem(one.keyOf(set))!
    two.choose(set, { questionId: q1, option: 'B', at: 2000 })
    one.changedElsewhere(one.keyOf(set))
    expect(one.read(set)?.answers).toEqual({ [q1]: 'B' })
    storage.setItem(one.keyOf(set), unseen)
    two.changedElsewhere(two.keyOf(set))
    expect(one.read(set)?.answers).toEqual({ [q1]: 'B' })
  })

  it('a draft that another tab submitted stays gone', () => {
    const storage = browserStore()
    const [one, two] = [storeOf('ada', storage), storeOf('ada', storage)]
    one.choose(set, { questionId: q1, option: 'A', at: 1000 })
    two.remove(set)
    one.changedElsewhere(one.keyOf(set))
    one.open(set)
    one.changedElsewhere(one.keyOf(set))
    expect(one.read(set)?.answers).toEqual({})
  })

  it('opening a set again keeps its answers and takes the set as it is served now', () => {
    const store = storeOf('ada')
    store.update(set, (draft) => ({ ...draft, ...answer(q1, 'A')(draft), seconds: { [q1]: 12.5 }, position: q1 }))
    store.open({ ...set, note: 'new' })
    expect(store.read(set)).toEqual({
      set: { ...set, note: 'new' },
      answers: { [q1]: 'A' },
      seconds: { [q1]: 12.5 },
      position: q1,
    })
  })

  it('a daily set and its retake do not share answers', () => {
    const store = storeOf('ada')
    store.update(set, (draft) => ({ ...draft, ...answer(q1, 'A')(draft) }))
    expect(store.read({ ...set, kind: 'retake' })).toBeNull()
  })

  it('a late measurement does not bring back a draft that is gone', () => {
    const store = storeOf('ada')
    store.open(set)
    store.remove(set)
    store.amend(set, (draft) => ({ ...draft, position: q1 }))
    expect(store.read(set)).toBeNull()
  })

  it('one person never reads the drafts of another', () => {
    storeOf('ada').open(set)
    expect(storeOf('bob').read(set)).toBeNull()
    expect(storeOf('bob').list()).toEqual([])
    expect(storeOf('ada').list()).toHaveLength(1)
  })

  it('what is no draft reads as none', () => {
    const store = storeOf('ada')
    for (const text of ['', 'null', '{', '[]', '"text"', '{"answers":{}}', '{"set":{},"answers":{},"seconds":{}}']) {
      localStorage.setItem(store.keyOf(set), text)
      expect(store.read(set), text).toBeNull()
    }
  })

  it('tidies away what nobody can use, and nothing else', () => {
    const store = storeOf('ada')
    const fill = (kept: KeptSet) => store.update(kept, (draft) => ({ ...draft, ...answer(q1, 'A')(draft) }))
    store.open({ ...set, id: 'untouched' })
    fill({ ...set, id: 'long-ago', closesAt: '2026-11-01T11:00:00.000Z' })
    fill({ ...set, id: 'closed-yesterday' })
    store.open({ ...set, id: 'today' })
    store.tidy(new Date('2026-11-29T11:00:00Z'), { ...set, id: 'today' })
    expect(store.list().map((draft) => draft.set.id)).toEqual(['closed-yesterday', 'today'])
  })

  it('tells its listeners of every change, also of one in another tab', () => {
    const store = storeOf('ada')
    let heard = 0
    const stop = store.subscribe(() => {
      heard += 1
    })
    store.open(set)
    store.changedElsewhere(store.keyOf(set))
    store.changedElsewhere(null)
    store.changedElsewhere('theme')
    stop()
    store.remove(set)
    expect(heard).toBe(3)
  })

  it('works in memory where storage is full or forbidden, and owns up to it', () => {
    const full = browserStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = storeOf('ada', full)
    expect(store.durable()).toBe(true)
    store.open(set)
    expect(store.read(set)?.set.id).toBe('set-1')
    expect(store.list()).toHaveLength(1)
    expect(store.durable()).toBe(false)
    store.remove(set)
    expect(store.list()).toEqual([])
  })
})
