import { describe, expect, it } from 'vitest'
import { drawShareCard } from '../share/draw-share-cards.ts'
import { paths } from '../src/paths.ts'
import { shareCards, shareTags } from '../src/share-cards.ts'

describe('pictures for social networks', () => {
  it.each(shareCards)('$kind is a PNG of 1200 × 630 whose lines end before its edge', async (card) => {
    const { png, right } = await drawShareCard(card)
    const view = new DataView(png.buffer, png.byteOffset)
    expect([...png.subarray(1, 4)].map((code) => String.fromCodePoint(code)).join('')).toBe('PNG')
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
    expect(right).toBeGreaterThan(400)
    expect(right).toBeLessThanOrEqual(1110)
    expect(png.length).toBeLessThan(80_000)
  })

  it('sees a line that is too long', async () => {
    const { right } = await drawShareCard({ ...shareCards[0]!, title: 'Far too many words for one line' })
    expect(right).toBeGreaterThan(1110)
  })

  it('belong to kinds of pages', () => {
    const kindOf = (path: string) => /share\/(\w+)\.png/.exec(shareTags(path))?.[1]
    const found = [paths.home(), paths.trial(), paths.pricing(), paths.post('x'), paths.faq(), '/no/such/page']
    expect(found.map(kindOf)).toEqual(['site', 'practice', 'plans', 'article', 'help', 'site'])
    expect(shareTags(paths.post('x'))).toContain('property="og:type" content="article"')
  })
})
