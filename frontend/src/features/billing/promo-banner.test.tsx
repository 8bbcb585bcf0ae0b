import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PromoBanner } from './promo-banner.tsx'

const promotion = {
  code: 'OCT90',
  discountPercent: 90,
  expiresAt: '2025-10-31T23:59:59.000Z',
  heading: '90% off your first month',
  subheading: 'A tenth of the price.',
  ctaLabel: 'Subscribe',
  highlightColor: '#b45309',
}
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  writeText.mockResolvedValue()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard: { writeText } }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows Home's banner at a moment of the server's clock; the browser's clock plays no part. */
async function open(now = '2025-10-10T12:00:00.000Z') {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ now, promotions: [promotion] })))
  const shown = render(<PromoBanner />, { wrapper: MemoryRouter })
  await act(() => vi.advanceTimersByTimeAsync(10))
  return shown
}

const banner = () => screen.queryByRole('complementary', { name: 'Promotion' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the banner of a promotion', () => {
  it('shows the code, both lines, and a way to the price with the code', async () => {
    await open()
    expect(banner()).toHaveTextContent('90% off your first month')
    expect(banner()).toHaveTextContent('A tenth of the price.')
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/pricing?promo=OCT90')
  })

  it('goes by the server’s clock: not after the end, and away at the end', async () => {
    const late = await open('2025-11-01T00:00:00.000Z')
    expect(banner()).toBeNull()
    late.unmount()
    await open('2025-10-31T23:59:49.000Z')
    expect(banner()).not.toBeNull()
    await pass(9000)
    expect(banner()).not.toBeNull()
    await pass(1000)
    expect(banner()).toBeNull()
  })

  it('stays for longer than a timer of the browser can wait, and goes at the end', async () => {
    await open('2025-09-30T23:59:59.000Z')
    await pass(30 * 86_400_000)
    expect(banner()).not.toBeNull()
    await pass(86_400_000)
    expect(banner()).toBeNull()
  })

  it('says Copied! for 2.5 seconds, and remembers it in this session', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy OCT90' }))
    await pass(0)
    expect(writeText).toHaveBeenCalledWith('OCT90')
    expect(sessionStorage.getItem('promo_copied_oct90')).toBe('1')
    await pass(2400)
    expect(screen.getByText('Copied!')).toBeVisible()
    await pass(100)
    expect(screen.queryByText('Copied!')).toBeNull()
  })

  it('claims nothing if the browser refuses the copy', async () => {
    writeText.mockRejectedValue(new Error('refused'))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy OCT90' }))
    await pass(0)
    expect(screen.queryByText('Copied!')).toBeNull()
    expect(sessionStorage.getItem('promo_copied_oct90')).toBeNull()
  })

  it('is dismissed for good', async () => {
    const first = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(banner()).toBeNull()
    first.unmount()
    await open()
    expect(banner()).toBeNull()
  })

  it('is not there if the promotions cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    render(<PromoBanner />, { wrapper: MemoryRouter })
    await pass(10)
    expect(banner()).toBeNull()
  })
})
