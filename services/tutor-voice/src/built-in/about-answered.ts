import type { Answer, Ask, OptionId, TutoredQuestion } from '../domain/tutoring.ts'
import { answer, practiceQuestion, studyNote, unknown } from './answers.ts'
import type { AskedText } from './read-text.ts'
import { noteOfSkill } from './search-notes.ts'

/** A longer text quotes the question. */
const MOST_CHARACTERS = 160

interface Asking {
  ask: Ask
  question: TutoredQuestion
  asked: AskedText
}

/** What is asked of an answered question, in the order in which it is looked for. */
const WANTED: [RegExp, (asking: Asking) => Answer | Promise<Answer>][] = [
  [
    /\b(?:similar|like (?:this|that|it)|same kind|same type|another question|another one|practice question|new question|try another|one more)\b/,
    similar,
  ],
  [/\b(?:easier|simpler|simple one|too hard|easy one)\b/, easier],
  [
    /\b(?:topic|skill|what should i learn|what (?:can|do) i learn|which concept|what concept|study note|theory)\b/,
    topic,
  ],
  [
    /\b(?:another way|other way|different (?:way|approach|method)|another (?:approach|method)|alternative|otherwise)\b/,
    otherWay,
  ],
  [
    /\b(?:quick|quicker|quickest|fast|faster|fastest|short|shorter|shortcut|brief)\b/,
    ({ question, ask }) => solution(question, 'quick', ask),
  ],
  [
    /\b(?:explain|explanation|solution|solve|solved|worked|steps?|step by step|answer|correct|right|wrong|mistake|why|how|detail|details|longer|go on|continue|more|understand|get it|don'?t get|confused|passage|argument|walk me|statement|sufficient|where|full|notice|noticed|spot|spotted|slip|trap|missed)\b/,
    ({ question, ask }) => solution(question, 'full', ask),
  ],
]

/** Null if the text is about something else than the question. */
export async function aboutAnswered(ask: Ask, question: TutoredQuestion, asked: AskedText): Promise<Answer | null> {
  // The whole question, sent for an explanation: neither its letters nor the words of its stem ask for anything less.
  if (ask.text.includes(question.stem.slice(0, 60))) return wholeSolution(ask.text, question)
  const option = optionAsked(ask, question, asked)
  if (option !== null) return reasonOf(question, option)
  if (ask.text.length > MOST_CHARACTERS) return solution(question, 'full', ask)
  const wanted = WANTED.find(([words]) => words.test(asked.plain))
  return wanted ? wanted[1]({ ask, question, asked }) : null
}

/** `why is C wrong`, `and option E`, `why not (D)`, `what was my mistake`. */
function optionAsked({ text }: Ask, question: TutoredQuestion, { plain }: AskedText): OptionId | null {
  if (text.length > MOST_CHARACTERS) return null
  const letter =
    /(?:option|answer|choice|choose|chose|picked|not|is|isn'?t|be|about|and|or|makes|of|was)\s+\(?([A-E])\)?(?![\p{L}'’])/u.exec(
      text,
    )?.[1] ??
    /(?:option|choice|answer|letter)\s+\(?([a-e])\)?(?![\p{L}'’])/u.exec(plain)?.[1] ??
    /^(?:and|what about|why|why not|how about|why is|why isn'?t|why was|why can'?t it be|why is not)\s+\(?([a-e])\)?(?:\s+(?:wrong|right|correct|incorrect|false|not|the|tempting|better)\b.*)?[?.!\s]*$/u.exec(
      plain,
    )?.[1] ??
    /^\(?([a-e])\)?[?!.]*$/u.exec(plain)?.[1]
  if (letter !== undefined) return letter.toUpperCase() as OptionId
  const own =
    /\bmy (?:answer|choice|mistake|option|pick|error)\b|\bwhat did i do wrong\b|\bwhere did i go wrong\b/.test(plain)
  return own ? question.chosen : null
}

function reasonOf(question: TutoredQuestion, id: OptionId): Answer {
  const reason = question.optionReasons.find((one) => one.id === id)?.reason
  if (reason === undefined) return unknown(`This question has no reason for option ${id}.`, noteOfSkill(question.skill))
  const verdict =
    id === question.key ? `Option ${id} is right.` : `Option ${id} is wrong; the right one is ${question.key}.`
  return answer({ kind: 'worked-solution', title: `Worked solution: option ${id}` }, verdict, reason)
}

/** The text says what was chosen: practice knows it neither of the trial nor of a retake. */
function wholeSolution(text: string, question: TutoredQuestion): Answer {
  const said = /\bI chose ([A-E])\b/.exec(text)?.[1] as OptionId | undefined
  return solution({ ...question, chosen: said ?? question.chosen }, 'full', { turns: [] })
}

function solution(question: TutoredQuestion, length: 'quick' | 'full', { turns }: Pick<Ask, 'turns'>): Answer {
  const chosen = question.chosen
  const wrong = chosen !== null && chosen !== question.key
  const reason =
    wrong && turns.length === 0 ? question.optionReasons.find((one) => one.id === chosen)?.reason : undefined
  return answer(
    { kind: 'worked-solution', title: length === 'quick' ? 'Worked solution: the quick way' : 'Worked solution' },
    `The right option is ${question.key}.`,
    ...question.solution[length],
    reason === undefined ? '' : `You chose ${chosen}. ${reason}`,
  )
}

/** The solution that was not shown last. */
function otherWay({ ask, question }: Asking): Answer {
  const last = ask.turns.findLast((turn) => turn.role === 'assistant')?.text ?? ''
  const [quick] = question.solution.quick
  return solution(question, quick !== undefined && last.includes(quick) ? 'full' : 'quick', ask)
}

async function similar({ ask, question }: Asking): Promise<Answer> {
  const variant = await ask.variant()
  if (variant !== null) return practiceQuestion(variant)
  const note = noteOfSkill(question.skill)
  if (note === null) return unknown('I have no similar question at hand.', null)
  return studyNote(note, 'I have no similar question at hand. This note has an example of the same kind.')
}

function easier({ question }: Asking): Answer {
  const note = noteOfSkill(question.skill)
  if (note === null) return unknown('I have no easier question at hand.', null)
  return studyNote(note, 'Begin with the small example of this note. After that, ask me for a similar question.')
}

function topic({ question }: Asking): Answer {
  const note = noteOfSkill(question.skill)
  return note === null
    ? unknown(`This question trains ${question.skillName}.`, null)
    : studyNote(note, `This question trains ${question.skillName}.`)
}
