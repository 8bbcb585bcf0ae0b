/**
 * The part of an answer in progress that can be shown: a formula appears when all of it has arrived, because its beginning
 * would stand there as raw text and then jump.
 */
export function showable(arrived: string): string {
  const text = arrived.replace(/\\$/, '')
  const opened = Math.max(text.lastIndexOf('\\('), text.lastIndexOf('\\['))
  const closed = Math.max(text.lastIndexOf('\\)'), text.lastIndexOf('\\]'))
  return opened > closed ? text.slice(0, opened) : text
}

/** An answer's paragraphs, apart by empty lines. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((each) => each.trim() !== '')

/** An answer for a screen reader's announcement: without the signs around formulas. */
export const spokenText = (text: string): string => text.replaceAll(/\\[()[\]]/g, '')
