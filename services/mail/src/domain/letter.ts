/** The names an operator may change, and where the site lives (no slash at the end). */
export interface Brand {
  site: string
  product: string
  url: string
}

/** What a mail says, once; both of its forms are made from it. */
export interface Letter {
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; url: string }
  /** Why the person gets this mail, and what to do if it is not theirs. */
  note: string
}

export function letterAsText(letter: Letter, brand: Brand): string {
  const { greeting, paragraphs, action, note } = letter
  return [greeting, ...paragraphs, `${action.label}: ${action.url}`, `--\n${brand.site} · ${brand.url}\n${note}`].join(
    '\n\n',
  )
}

/** Plain boxes and colours written on each element: mail programs know little more. Readable in light and dark. */
export function letterAsHtml(letter: Letter, brand: Brand): string {
  const { subject, greeting, paragraphs, action, note } = letter
  const lines = [greeting, ...paragraphs].map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(brand.site)}</p>
${lines.join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:32px 0 0;font-size:14px;opacity:.75">${escapeHtml(note)}<br><a href="${escapeHtml(brand.url)}" style="color:inherit">${escapeHtml(brand.url)}</a></p>
</div>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
