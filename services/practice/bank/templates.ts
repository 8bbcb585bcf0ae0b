import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Template } from './build-item.ts'
import type { ProblemTemplate } from './factory/problem-template.ts'

/**
 * Every template of the factory, read from the two folders: a new template is a new file in the folder of its skill group,
 * and exports the template alone. Problem Solving comes first; within a kind the order is that of the file names.
 */
export const templates: readonly Template[] = [
  ...(await templatesIn('problem-solving')),
  ...(await templatesIn('data-sufficiency')),
]

export const problemTemplates: readonly ProblemTemplate[] = templates.filter(
  (template) => template.kind === 'problem-solving',
)

async function templatesIn(folder: string): Promise<Template[]> {
  const files = globSync(`${folder}/*/*.ts`, { cwd: import.meta.dirname })
  const byName = files.toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
  return Promise.all(
    byName.map(async (file) => {
      const exported = Object.values((await import(/* @vite-ignore */ `./${file}`)) as Record<string, Template>)
      const [template] = exported
      if (!template || exported.length > 1) throw new Error(`${file} must export one template, and nothing else`)
      return template
    }),
  )
}
