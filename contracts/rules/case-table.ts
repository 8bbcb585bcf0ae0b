/** A case that fits a statement, and the answer to the question in it. */
export interface ShownCase {
  show: string
  answer: string
}

/** A text with the counter-examples at its end taken apart. */
export interface CaseTable {
  text: string
  cases: ShownCase[]
}

const LINE = /^Case \d: (.+); answer: (.+)$/

/** Writes cases as lines that `splitCases` reads; a reader without tables sees them as they stand. */
export function caseLines(cases: readonly ShownCase[]): string {
  return cases.map(({ show, answer }, at) => `\nCase ${at + 1}: ${show}; answer: ${answer}`).join('')
}

/** Takes a text apart into what it says and the lines 'Case 1: x = 2; answer: 7' at its end. */
export function splitCases(text: string): CaseTable {
  const lines = text.split('\n')
  const cases: ShownCase[] = []
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    const [, show, answer] = LINE.exec(line) ?? []
    if (show === undefined || answer === undefined) {
      lines.push(line)
      break
    }
    cases.unshift({ show, answer })
  }
  return { text: lines.join('\n'), cases }
}
