import type { Deps } from '../deps.ts'
import type { QuestionRef } from '../store/questions.ts'

/**
 * The version of a question that an operator means: the one they name, else the only one that there ever was. Throws a
 * `RangeError` that says what is wrong if there is none or several.
 */
export async function servedQuestion(
  { questions, bank }: Pick<Deps, 'questions' | 'bank'>,
  { id, version }: { id: string; version?: number },
): Promise<QuestionRef> {
  const live = bank.item(id)?.version
  const versions = [...new Set([...(await questions.listVersions(id)), ...(live === undefined ? [] : [live])])]
  const [only, ...others] = version === undefined ? versions : versions.filter((known) => known === version)
  if (only === undefined)
    throw new RangeError(`There is no question ${version === undefined ? id : `${id}:${version}`}.`)
  if (others.length > 0) {
    const list = versions.toSorted((a, b) => a - b).join(', ')
    throw new RangeError(`${id} has the versions ${list}. Name one, such as ${id}:${only}.`)
  }
  return { id, version: only }
}
