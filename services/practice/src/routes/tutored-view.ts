import type { components } from '@app/contracts/generated/practice'
import type { Deps } from '../deps.ts'
import { rulingOn, type Ruling } from '../domain/correction.ts'
import type { Item } from '../domain/item.ts'
import type { Standing } from '../flows/tutored-standing.ts'

type View = components['schemas']['TutoredQuestion']

/** A question as the tutor may know it: of an open one neither the solution nor the reasons. */
export function tutoredView(
  item: Item,
  { state, chosen }: Pick<Standing, 'state' | 'chosen'>,
  { index, corrections }: Pick<Deps, 'index' | 'corrections'>,
): View {
  const ruling = rulingOn(corrections.current(), item)
  return {
    id: item.id,
    type: item.type,
    skill: item.skill,
    skillName: index().skills.get(item.skill)?.name ?? item.skill,
    passage: item.passage ? { title: item.passage.title, paragraphs: [...item.passage.paragraphs] } : null,
    stem: item.stem,
    options: item.options.map(({ id, text }) => ({ id, text })),
    key: ruling?.key ?? item.answer,
    ...(state === 'open' ? openParts(item, ruling) : answeredParts(item, ruling)),
    state,
    chosen,
  }
}

type Told = Pick<View, 'optionReasons' | 'solution' | 'hints'>

const withdrawnHint = 'This question was withdrawn and counts for nobody, so any answer will do.'

function openParts(item: Item, ruling: Ruling | null): Told {
  const hints = ruling?.key === null ? [withdrawnHint] : [...item.hints]
  return { optionReasons: [], solution: { quick: [], full: [] }, hints }
}

/** The solution and the reasons of a corrected question argue for its old key, so the ruling's reason stands instead. */
function answeredParts(item: Item, ruling: Ruling | null): Told {
  if (ruling) {
    const said =
      ruling.key === null ? 'This question was withdrawn and counts for nobody.' : `The right answer is ${ruling.key}.`
    return { optionReasons: [], solution: { quick: [said], full: [said, ruling.reason] }, hints: [] }
  }
  return {
    optionReasons: item.options.map(({ id, reason }) => ({ id, reason })),
    solution: { quick: [...item.solution.quick], full: [...item.solution.full] },
    hints: [...item.hints],
  }
}
