import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { demoQuestions } from './demo-questions.ts'
import { loadBank } from './load-bank.ts'

/** Where the site serves the trial's questions from. */
export const DEMO_FILE = new URL('../../../frontend/public/data/demo-questions.json', import.meta.url)

export function writeDemoQuestions(): void {
  mkdirSync(new URL('./', DEMO_FILE), { recursive: true })
  writeWholeFile(fileURLToPath(DEMO_FILE), demoText())
}

export function demoText(): string {
  return `${JSON.stringify(demoQuestions(loadBank()), null, 2)}\n`
}

if (import.meta.main) writeDemoQuestions()
