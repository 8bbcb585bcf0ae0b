/** One line of the result: what was measured, what came out, and what it should be. */
export interface Row {
  what: string
  got: string
  bar?: string
  /** Undefined where there is no bar. */
  reached?: boolean
}

export interface Section {
  title: string
  /** Under which circumstances: load average, windows, rounds. */
  note: string
  rows: Row[]
  /** Further text, such as a table of its own. */
  more?: string
}

export function sectionText({ title, note, rows, more }: Section): string {
  const lines = rows.map(({ what, got, bar = '', reached }) => `| ${what} | ${got} | ${bar} | ${mark(reached)} |`)
  const table = rows.length > 0 ? `\n| what | got | bar | |\n|---|---|---|---|\n${lines.join('\n')}\n` : ''
  return `### ${title}\n\n${note}\n${table}${more ? `\n${more}\n` : ''}`
}

const mark = (reached: boolean | undefined) => (reached === undefined ? '' : reached ? 'yes' : 'NO')

/** A Markdown table of numbers. */
export function gridText(heads: readonly string[], lines: ReadonlyArray<ReadonlyArray<string | number>>): string {
  const line = (cells: ReadonlyArray<string | number>) => `| ${cells.map(String).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...lines.map(line)].join('\n')
}

/** Three digits that mean something. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US')
  return `${Number(value.toPrecision(3))}`
}
