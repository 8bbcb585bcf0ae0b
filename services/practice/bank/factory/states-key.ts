/** Whether a hint states the key as a result: 'x = 12', 'one part is 12 pounds', but neither '12 divided by' nor '= 12x'. */
export function statesKey(hint: string, keyText: string): boolean {
  const key = bare(keyText).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const said = new RegExp(
    String.raw`(?:=|\b(?:is|are|be|gives|makes|leaves)) ?${key}(?![\w^{]|[.,]\d| ?[-+/(]| ?(?:\\|times|of)\b| \\)`,
  )
  return said.test(bare(hint))
}

/** Numbers as they are spoken: without maths delimiters, signs of money and percent. */
function bare(text: string): string {
  return text
    .replaceAll(/\\[()]|\\?[$%]/g, '')
    .replaceAll('{,}', ',')
    .replaceAll('−', '-')
    .replaceAll(String.raw`\dfrac`, String.raw`\frac`)
}
