import type { Block, Brand, MailContent } from './mail-content.ts'

/** The form for programs that show no HTML, and for people who prefer it. */
export function contentAsText(content: MailContent, brand: Brand): string {
  const { greeting, blocks, reason, stop, withoutLinks } = content
  const foot = [
    reason,
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
    withoutLinks ? brand.site : `${brand.site} · ${brand.url}`,
  ]
  const parts = [...(greeting === '' ? [] : [greeting]), ...blocks.map(blockAsText), `-- \n${foot.join('\n')}`]
  return `${parts.join('\n\n')}\n`
}

function blockAsText(block: Block): string {
  if (typeof block === 'string') return block
  if ('action' in block) return `${block.action}:\n${block.url}`
  if ('code' in block) return `    ${block.code}`
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('quote' in block)
    return block.quote
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n')
  return block.small
}
