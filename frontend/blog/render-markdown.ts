import katex from 'katex'
import { Marked, Renderer, type TokenizerAndRendererExtension, type Tokens } from 'marked'

/** `\(x\)` inside a line. MathML, because the page policy refuses the style attributes of KaTeX's HTML. */
const inlineFormula: TokenizerAndRendererExtension = {
  name: 'inlineFormula',
  level: 'inline',
  start: (source) => source.indexOf('\\('),
  tokenizer(source) {
    const [raw, tex, sign] = /^\\\((.+?)\\\)([.,;:?!]?)/.exec(source) ?? []
    return raw ? { type: 'inlineFormula', raw, tex, sign } : undefined
  },
  renderer({ tex, sign }) {
    const maths = formula(tex as string)
    // A browser would begin a new line with the comma after a formula.
    return sign ? `<span data-together>${maths}${sign as string}</span>` : maths
  },
}

/** `:::fold Title`, Markdown, `:::`. The part that a reader opens, such as an answer. */
const fold: TokenizerAndRendererExtension = {
  name: 'fold',
  level: 'block',
  start: (source) => source.indexOf(':::fold'),
  tokenizer(source) {
    const found = /^:::fold ([^\n]+)\n([^]*?)\n:::(?:\n|$)/.exec(source)
    if (!found) return undefined
    return { type: 'fold', raw: found[0], title: found[1], tokens: this.lexer.blockTokens(`${found[2]}\n`, []) }
  },
  renderer({ title, tokens = [] }) {
    return `<details><summary>${escaped(title as string)}</summary>\n${this.parser.parse(tokens)}</details>\n`
  },
}

const marked = new Marked({
  extensions: [inlineFormula, fold],
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => refuse('HTML', text),
    image: ({ href }: Tokens.Image) => refuse('an image', href),
    heading({ tokens, depth, text }: Tokens.Heading) {
      if (depth === 1) refuse('a second main heading', text)
      return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    list({ items, ...list }: Tokens.List) {
      const content = items.map((item) => this.listitem(item)).join('')
      if (isOptions(items)) return `<ol type="A">\n${content.replaceAll(/<li>\([A-E]\) /g, '<li>')}</ol>\n`
      return list.ordered ? `<ol>\n${content}</ol>\n` : `<ul>\n${content}</ul>\n`
    },
    table(token: Tokens.Table) {
      // A table that is wider than a phone scrolls by itself, also by keyboard.
      return `<div role="group" aria-label="Table" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`
    },
    link({ href, tokens }: Tokens.Link) {
      if (!/^(?:https:\/\/|\/(?![/\\]))/.test(href)) refuse('a link to another scheme', href)
      return `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>`
    },
  },
})

/**
 * Returns the HTML of an article. Throws an error that names the text if the article holds raw HTML, an image, a heading
 * of the first level, a link that is neither `https:` nor a path of the site, or a formula that KaTeX refuses.
 */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** The options of a question: a list of `- (A) …`, `- (B) …` and so on becomes a list with letters. */
function isOptions(items: readonly Tokens.ListItem[]): boolean {
  return items.every(({ text }, index) => text.startsWith(`(${'ABCDE'[index]}) `))
}

function formula(tex: string): string {
  return katex.renderToString(tex, { output: 'mathml', throwOnError: true, strict: 'ignore', trust: false })
}

function refuse(what: string, text: string): never {
  throw new Error(`An article must not hold ${what}: ${text.slice(0, 80)}`)
}

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
