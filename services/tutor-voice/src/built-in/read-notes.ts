import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A short study note with a worked example. */
export interface StudyNote {
  title: string
  /** Ids of the skills that it trains; its own group for notes on strategy and on the exam. */
  skills: string[]
  group: string
  /** Phrases that people ask with. */
  keywords: string[]
  /** Paragraphs; the one that begins with `Example` is worked. */
  paragraphs: string[]
  /** Values of the letters in its formulas, under which every equation of it holds. */
  values: Record<string, string>
  /** Where the facts of a note on the exam come from. */
  source: string | null
}

const FOLDER = fileURLToPath(new URL('../../notes/', import.meta.url))

/** Reads every note, file by file. Throws for a note that has no title line, keyword or text. */
export function readNotes(folder: string = FOLDER): StudyNote[] {
  return globSync('*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => parseNotes(readFileSync(join(folder, file), 'utf8'), file.replace(/\.md$/, '')))
}

/** `# Title`, lines `name: value`, an empty line, paragraphs apart by empty lines; then the next note. */
export function parseNotes(text: string, group: string): StudyNote[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...paragraphs] = part.trim().split(/\n{2,}/)
      const [title = '', ...lines] = head.split('\n')
      const fields = new Map(
        lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      )
      const keywords = listOf(fields.get('keywords'))
      if (title === '' || keywords.length === 0 || paragraphs.length === 0)
        throw new Error(`a note of ${group} is not complete: ${title}`)
      const values = Object.fromEntries(
        listOf(fields.get('let')).map((pair) => pair.split(/\s*=\s*/) as [string, string]),
      )
      return {
        title,
        skills: listOf(fields.get('skills')),
        group,
        keywords,
        paragraphs,
        values,
        source: fields.get('source') ?? null,
      }
    })
}

function listOf(line: string | undefined): string[] {
  return (line ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
