/**
 * Deepest nesting of groups that a formula may have. The deepest of the bank has 3. Each level nests several boxes, and
 * at 100 levels of `x^{x^{…}}` a browser's tab crashes.
 */
const DEEPEST = 12

const TOKEN = /\\(?:begin|end)\{[^{}]*\}|\\[A-Za-z]+|\\[\s\S]|[{}]/g
const OPENS = new Set(['{', '\\left', '\\begin', '\\bgroup', '\\begingroup'])
const CLOSES = new Set(['}', '\\right', '\\end', '\\egroup', '\\endgroup'])
/** They nest all that follows in their group, without a brace. */
const SWITCH =
  /^\\(?:tiny|sixptsize|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|displaystyle|textstyle|scriptstyle|scriptscriptstyle|color|rm|sf|tt|bf|it|cal)$/
/** With commands of its own a formula nests deeper than it looks. */
const DEFINES = /^\\(?:[egx]?def|(?:re)?newcommand|providecommand|let|futurelet|global|long)$/

/** Whether a formula nests its groups too deep to be drawn, or defines commands, which hides how deep. Linear time. */
export function isTooDeep(tex: string): boolean {
  let depth = 0
  /** Of each open group, how many levels end with it. */
  const open: number[] = []
  for (const [found] of tex.matchAll(TOKEN)) {
    const brace = found.indexOf('{', 1)
    const token = brace === -1 ? found : found.slice(0, brace)
    if (DEFINES.test(token)) return true
    if (OPENS.has(token)) {
      open.push(1)
      depth += 1
    } else if (CLOSES.has(token)) depth -= open.pop() ?? 0
    else if (SWITCH.test(token)) {
      open.push((open.pop() ?? 0) + 1)
      depth += 1
    }
    if (depth > DEEPEST) return true
  }
  return false
}
