import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { ShareCard } from '../src/share-cards.ts'

/** What social networks ask for, in pixels. */
const WIDTH = 1200
const HEIGHT = 630
const LEFT = 90

const font = join(import.meta.dirname, '../src/ui/fonts/newsreader-latin-500.woff2')
/** The light theme of `ui/tokens.css`. */
const colours = { paper: '#fbfaf6', ink: '#16191f', soft: '#545a66', f: '#2443c4', r: '#1d6b3f', w: '#a8321f' }

let started: Promise<void> | undefined

const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')

/** Loads the renderer once in a process; it refuses a second time. */
const start = () =>
  (started ??= readFile(program)
    .then((bytes) => WebAssembly.compile(bytes))
    .then(initWasm))

/** Writes `share/<kind>.png` for each card into the folder of the built site. */
export async function writeShareCards(dist: string, cards: readonly ShareCard[]): Promise<void> {
  await mkdir(join(dist, 'share'), { recursive: true })
  for (const card of cards) {
    const { png } = await drawShareCard(card)
    await writeFile(join(dist, 'share', `${card.kind}.png`), png)
  }
}

/** Draws one card. `right` is where its longest line ends, in pixels from the left. */
export async function drawShareCard(card: ShareCard): Promise<{ png: Uint8Array; right: number }> {
  await start()
  // A copy, because the renderer takes no Buffer in a page of the tests.
  const options = { font: { fontBuffers: [new Uint8Array(await readFile(font))], defaultFontFamily: 'Newsreader' } }
  const words = new Resvg(frame(wordsOf(card)), options).getBBox()
  const drawn = new Resvg(
    frame(`<rect width="100%" height="100%" fill="${colours.paper}"/>${cellsOf(card)}${wordsOf(card)}`),
    options,
  )
  return { png: drawn.render().asPng(), right: words ? words.x + words.width : 0 }
}

const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`

function wordsOf({ title, lines }: ShareCard): string {
  const line = (text: string, { y, size, fill }: { y: number; size: number; fill: string }) =>
    `<text x="${LEFT}" y="${y}" font-family="Newsreader" font-weight="500" font-size="${size}" fill="${fill}">${escaped(text)}</text>`
  return [
    line(title, { y: 386, size: 104, fill: colours.ink }),
    line(lines[0], { y: 474, size: 46, fill: colours.soft }),
    line(lines[1], { y: 530, size: 46, fill: colours.soft }),
  ].join('')
}

/** The mark of the site, two rows of five. */
function cellsOf({ cells }: ShareCard): string {
  return Array.from({ length: 10 }, (_, place) => {
    const x = LEFT + (place % 5) * 78
    const y = 84 + Math.floor(place / 5) * 78
    const fill = colours[cells[place] as 'f' | 'r' | 'w'] as string | undefined
    return fill
      ? `<rect x="${x}" y="${y}" width="62" height="62" rx="8" fill="${fill}"/>`
      : `<rect x="${x + 3}" y="${y + 3}" width="56" height="56" rx="5" fill="none" stroke="${colours.ink}" stroke-width="6"/>`
  }).join('')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
