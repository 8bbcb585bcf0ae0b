/** One place that breaks a rule of ours. */
export interface BrokenRule {
  file: string
  line: number
  rule: string
  why: string
}
