/** What a harder question of a template teaches beside its steps. */
export interface Lesson {
  /** The method by its name, and when it helps: the first step of the full solution. */
  method: string
  /**
   * The last step: the answer put back into the question. Takes the numbers of the stem in their order, the key as a
   * plain number, and the stem; null where nothing short can be said.
   */
  check: (numbers: readonly number[], key: number, stem: string) => string | null
}

export type Lessons = Readonly<Record<string, Lesson>>

/** Text with its TeX as written; numbers to four decimals, '1{,}200' and '-7' inside a formula, '1,200' and '−7' outside. */
export function f(parts: TemplateStringsArray, ...values: ReadonlyArray<number | string>): string {
  const whole = values.reduce<string>((text, value, at) => {
    if (typeof value === 'string') return `${text}${value}${parts.raw[at + 1]}`
    const shown = value.toLocaleString('en-US', { maximumFractionDigits: 4 })
    const inFormula = text.lastIndexOf('\\(') > text.lastIndexOf('\\)')
    return `${text}${inFormula ? shown.replaceAll(',', '{,}') : shown.replace('-', '−')}${parts.raw[at + 1]}`
  }, parts.raw[0]!)
  return whole.replaceAll('+ -', '- ').replaceAll('- -', '+ ')
}
