import type { Block, Brand, MailContent } from './mail-content.ts'
import { light, styleSheet } from './html-style.ts'

/**
 * Tables and styles on each element: mail programs know little more, and Word, which draws Outlook's mails, knows less.
 * The style sheet only adds what is lost without harm: dark colours, and narrower margins on a phone.
 */
export function contentAsHtml(content: MailContent, brand: Brand): string {
  const { subject, preview, heading, greeting, blocks } = content
  const inside = [`<h1 class="ink" style="${styles.heading}">${escapeHtml(heading)}</h1>`]
  if (greeting !== '') inside.push(paragraph(greeting))
  inside.push(...blocks.map(blockAsHtml))
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper}"><tr><td align="center" class="around" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 20px">${mark(brand, content)}</td></tr>
<tr><td class="surface" style="${styles.surface}">
${inside.join('\n')}
</td></tr>
<tr><td class="soft" style="${styles.foot}">${foot(content, brand)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Georgia,'Times New Roman',serif"

const styles = {
  surface: `padding:36px 40px 20px;background-color:${light.surface};border:1px solid ${light.line};border-radius:10px`,
  heading: `margin:0 0 20px;font:400 28px/34px ${serif};letter-spacing:-0.2px;color:${light.ink}`,
  paragraph: `margin:0 0 16px;font:400 16px/25px ${sans};color:${light.ink}`,
  small: `margin:0 0 16px;font:400 14px/21px ${sans};color:${light.soft}`,
  foot: `padding:20px 4px 0;font:400 13px/20px ${sans};color:${light.soft}`,
} as const

const paragraph = (text: string) => `<p class="ink" style="${styles.paragraph}">${escapeHtml(text)}</p>`

/** The site's mark in characters, since images are blocked at first and dark colours cannot reach into them. */
function mark(brand: Brand, { withoutLinks }: MailContent): string {
  const name = `<span class="ink" style="font:600 17px/22px ${sans};color:${light.ink}">${escapeHtml(brand.site)}</span>`
  const cells = [1, 1, 1, 0, 0].map((done) => markCell(done === 1)).join('')
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${cells}<td style="padding-left:8px">${name}</td></tr></table>`
  return withoutLinks ? table : `<a href="${escapeHtml(brand.url)}" style="text-decoration:none">${table}</a>`
}

function markCell(done: boolean): string {
  const look = done
    ? `background-color:${light.accent};border:2px solid ${light.accent}`
    : `border:2px solid ${light.strong}`
  return `<td style="padding-right:3px"><div class="${done ? 'done' : 'open'}" style="width:7px;height:7px;font-size:1px;line-height:7px;border-radius:2px;${look}">&nbsp;</div></td>`
}

function blockAsHtml(block: Block): string {
  if (typeof block === 'string') return paragraph(block)
  if ('action' in block) return button(block)
  if ('code' in block) return code(block.code)
  if ('rows' in block) return rows(block.rows)
  if ('quote' in block) return quote(block.quote)
  return `<p class="soft" style="${styles.small}">${escapeHtml(block.small)}</p>`
}

/**
 * The colour is the cell's, so that it stays where a program drops the link's own style. A link that a person cannot find
 * otherwise is written out as well.
 */
function button({ action, url }: { action: string; url: string }): string {
  const href = escapeHtml(url)
  const cell = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" align="center" bgcolor="${light.accent}" style="border-radius:6px;background-color:${light.accent}"><a href="${href}" class="button-text" style="display:inline-block;padding:13px 24px;font:600 16px/20px ${sans};color:${light.accentInk};text-decoration:none;border-radius:6px">${escapeHtml(action)}</a></td></tr></table>`
  if (!url.includes('?')) return cell
  return `${cell}
<p class="soft" style="${styles.small}">Does the button not work? Copy this address into your browser:<br><a href="${href}" class="link" style="color:${light.accent};word-break:break-all">${href}</a></p>`
}

function code(digits: string): string {
  const look = `padding:14px 20px;background-color:${light.wash};border-radius:6px;font:600 28px/34px Consolas,Menlo,monospace;letter-spacing:6px;color:${light.ink}`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="wash ink" style="${look}">${escapeHtml(digits)}</td></tr></table>`
}

function rows(list: ReadonlyArray<readonly [string, string]>): string {
  const row = ([label, value]: readonly [string, string], index: number): string => {
    const line = index === 0 ? '' : `border-top:1px solid ${light.line};`
    return `<tr><td class="soft line" valign="top" style="${line}padding:10px 16px 10px 0;white-space:nowrap;font:400 14px/21px ${sans};color:${light.soft}">${escapeHtml(label)}</td><td class="ink line" valign="top" align="right" style="${line}padding:10px 0;font:600 15px/21px ${sans};color:${light.ink};word-break:break-word">${escapeHtml(value)}</td></tr>`
  }
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;border-collapse:collapse">${list.map(row).join('')}</table>`
}

function quote(text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>')
  return `<div class="ink wash quote" style="margin:0 0 16px;padding:14px 18px;background-color:${light.wash};border-left:3px solid ${light.accent};font:400 15px/23px ${sans};color:${light.ink};word-break:break-word">${lines}</div>`
}

function foot({ reason, stop, withoutLinks }: MailContent, brand: Brand): string {
  const link = (url: string, words: string) =>
    `<a href="${escapeHtml(url)}" class="soft" style="color:${light.soft};text-decoration:underline">${escapeHtml(words)}</a>`
  const stopping = stop ? `${link(stop.url, stop.label)} · ` : ''
  return `<p style="margin:0 0 8px">${escapeHtml(reason)}</p><p style="margin:0">${stopping}${withoutLinks ? escapeHtml(brand.site) : link(brand.url, brand.site)}</p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
