import type { Template } from './build-item.ts'
import { problemTemplates } from './problem-templates.ts'
import { sufficiencyTemplates } from './sufficiency-templates.ts'

/** Every template of the factory; a new one is added to one of the two lists. */
export const templates: readonly Template[] = [...problemTemplates, ...sufficiencyTemplates]
