const PREFIX = { 'problem-solving': 'ps', 'data-sufficiency': 'ds' } as const

/** 'ps-percent-change-0007': the kind, the template and the seed. */
export function itemId(template: { kind: keyof typeof PREFIX; id: string }, seed: number): string {
  return `${itemPrefix(template)}-${String(seed).padStart(4, '0')}`
}

/** What the ids of a template's items have in common: 'ps-percent-change'. */
export function itemPrefix(template: { kind: keyof typeof PREFIX; id: string }): string {
  return `${PREFIX[template.kind]}-${template.id}`
}
