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
