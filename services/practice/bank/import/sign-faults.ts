/** Signs that a stored text must not hold, because they are invisible, turn its order round, or stand for lost bytes. */
const SIGNS: ReadonlyArray<[RegExp, string]> = [
  [/\uFFFD/, 'a character that was lost in an earlier conversion'],
  // oxlint-disable-next-line no-control-regex
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/, 'a control character'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'a mark of writing direction'],
  [/[\u00AD\u115F\u1160\u180E\u200B-\u200D\u2060-\u2064\u3164\uFEFF\uFFA0]|[\uFE00-\uFE0F]/, 'an invisible character'],
  [/[\uE000-\uF8FF\uFFFE\uFFFF]/, 'a character without a public meaning'],
  [/[\uFFF9-\uFFFB]/, 'a mark of an annotation between lines'],
  [/[\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]/u, 'an invisible tag'],
  [/[\uD800-\uDFFF]/u, 'half a character'],
]

/** What is wrong with the characters of a text, each with its code point, such as U+200B. */
export function signFaults(text: string): string[] {
  return SIGNS.flatMap(([sign, what]) => {
    const code = sign.exec(text)?.[0].codePointAt(0)
    return code === undefined ? [] : [`${what}, U+${code.toString(16).toUpperCase().padStart(4, '0')}`]
  })
}
