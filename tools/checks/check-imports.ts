import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { CRUISE_OPTIONS, IMPORT_RULES } from './import-rules.ts'

export interface ImportReport {
  /** Our own files that were read, from the base folder. */
  modules: string[]
  /** Imports that were followed from them. */
  imports: number
  broken: { rule: string; from: string; to: string; comment: string }[]
}

/** Compares every import below the folders with the rules in import-rules.ts. */
export async function checkImports(baseDir: string, folders: string[]): Promise<ImportReport> {
  const forbidden = IMPORT_RULES.map((rule) => ({ ...rule, severity: 'error' as const }))
  const { output } = await cruise(
    folders,
    { ...CRUISE_OPTIONS, baseDir, validate: true, ruleSet: { forbidden } },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'], bustTheCache: true },
  )
  const { modules, summary } = output as ICruiseResult
  const ours = modules.filter(
    ({ source }) => !source.includes('node_modules/') && folders.some((f) => source.startsWith(f)),
  )
  return {
    modules: ours.map(({ source }) => source),
    imports: ours.reduce((sum, { dependencies }) => sum + dependencies.length, 0),
    broken: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: IMPORT_RULES.find(({ name }) => name === rule.name)?.comment ?? '',
    })),
  }
}
