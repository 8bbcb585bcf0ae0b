import type { operations } from '@app/contracts/generated/practice'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { openItems } from '../flows/open-items.ts'
import { isAbout } from '../domain/is-about.ts'
import { tutoredView } from './views.ts'

export function findTutoredQuestion(deps: Deps): Handlers<operations>['findTutoredQuestion'] {
  return async ({ params: { userId }, body: { text } }) => {
    const items = await openItems(deps, userId)
    const found =
      items.find(({ stem }) => isAbout(text, stem)) ??
      items.find(({ passage }) => passage && isAbout(text, passage.paragraphs.join(' ')))
    if (!found) throw problem(404, 'question-not-found', 'The text is about no open question of this user.')
    return { status: 200, body: tutoredView(found, { state: 'open', chosen: null }, deps) }
  }
}
