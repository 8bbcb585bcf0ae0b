import { expect, it } from 'vitest'
import { createAnswerCheck } from '../../src/domain/checks/answer-check.ts'
import { algebraTopics } from './algebra-topics.ts'
import { countTopics } from './count-topics.ts'
import { percentTopics } from './percent-topics.ts'
import { createRandom, type ErrorKind, type PreparedAnswer } from './prepared-answer.ts'
import { rateTopics } from './rate-topics.ts'

const topics = [...rateTopics, ...percentTopics, ...countTopics, ...algebraTopics]

/** What a candidate is shown of an answer, also for a moment only, and whether the built-in answer comes instead. */
function shownOf({ question, sentences }: { question: PreparedAnswer['question']; sentences: readonly string[] }) {
  const check = createAnswerCheck({ ask: { question, text: 'Why?' }, notes: [], leaks: () => null })
  const pieces = sentences.join(' ').match(/.{1,7}/gs) ?? []
  const shown: string[] = []
  for (const piece of pieces) {
    const checked = check.add(piece)
    shown.push(...checked.sentences.map((sentence) => sentence.trim()))
    if (checked.rejection) return { shown, isRejected: true }
  }
  const { sentences: last, rejection } = check.end({ isCutOff: false })
  return { shown: [...shown, ...last.map((sentence) => sentence.trim())], isRejected: rejection !== null }
}

interface Planted {
  kind: ErrorKind
  text: string
}

/** 100 right answers, and the same number with one planted error each; the kinds take turns. */
function prepared(seed: number): { answer: PreparedAnswer; planted: Planted | null; texts: string[] }[] {
  return Array.from({ length: 200 }, (_, at) => {
    const random = createRandom(seed * 1_000 + at)
    const answer = topics[Math.floor(at / 2) % topics.length]!(random)
    const rights = answer.sentences.map(({ right }) => right)
    if (at % 2 === 0) return { answer, planted: null, texts: rights }
    const choices = answer.sentences.flatMap(({ wrong }, place) =>
      Object.entries(wrong).map(([kind, text]) => ({ kind: kind as ErrorKind, text, place })),
    )
    const { place, ...planted } = choices[Math.floor(at / 2 / topics.length + random.whole(0, 99)) % choices.length]!
    return { answer, planted, texts: rights.with(place, planted.text) }
  })
}

function measure(seed: number) {
  const result = { answers: 0, planted: 0, errorsShown: [] as Planted[], rightSentences: 0, lost: [] as string[] }
  for (const { answer, planted, texts } of prepared(seed)) {
    const { shown, isRejected } = shownOf({ question: answer.question, sentences: texts })
    result.answers++
    if (planted) result.planted++
    if (planted && shown.includes(planted.text)) result.errorsShown.push(planted)
    // The built-in answer in the place of one with a planted error is as it should be.
    if (planted && isRejected) continue
    const right = texts.filter((text) => text !== planted?.text)
    result.rightSentences += right.length
    result.lost.push(...(isRejected ? right : right.filter((text) => !shown.includes(text))))
  }
  return result
}

it('shows no planted error of 200 prepared answers, and loses at most 5% of the right sentences', () => {
  const { answers, planted, errorsShown, rightSentences, lost } = measure(1)
  console.log(
    `${answers} answers, ${planted} with a planted error: ${errorsShown.length} errors shown, ${lost.length} of ${rightSentences} right sentences lost`,
  )
  expect({ answers, planted }).toEqual({ answers: 200, planted: 100 })
  expect(errorsShown).toEqual([])
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(rightSentences * 0.05)
})

it('has prepared answers of all kinds of error', () => {
  const kinds = new Set(prepared(1).flatMap(({ planted }) => planted?.kind ?? []))
  expect([...kinds].toSorted()).toEqual([
    'answer',
    'arithmetic',
    'invented',
    'percent',
    'swapped',
    'unit',
    'variable',
    'words',
  ])
})

it('shows no planted error of 2,000 answers more', () => {
  const measured = Array.from({ length: 10 }, (_, at) => measure(at + 2))
  const right = measured.reduce((sum, { rightSentences }) => sum + rightSentences, 0)
  const lost = measured.flatMap((each) => each.lost)
  expect(measured.flatMap(({ errorsShown }) => errorsShown)).toEqual([])
  expect(lost.length, [...new Set(lost)].slice(0, 20).join('\n')).toBeLessThanOrEqual(right * 0.05)
})
