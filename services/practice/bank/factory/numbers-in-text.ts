/**
 * The numbers a text states, in order: '$1,200', '20%', '\frac{3}{4}' (as 3 and 4), '(-2, 5)'. Words such as 'twice'
 * are no numbers. A minus sign counts only when it touches the number and nothing stands before it.
 */
export function numbersInText(text: string): number[] {
  const joined = text.replaceAll('{,}', ',').replaceAll('−', '-')
  return [...joined.matchAll(/(?:(?<![\w)}\]])-)?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?/g)].map((match) =>
    Number(match[0].replaceAll(',', '')),
  )
}

/** The same, with 'twice' read as 2: for a question in which a factor may be any number. */
export function numbersWithTwice(text: string): number[] {
  return numbersInText(text.replaceAll(/\b[Tt]wice\b/g, '2 times'))
}
