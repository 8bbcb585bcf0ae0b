import { expect, it } from 'vitest'
import { deviceLabel } from './device-label.ts'

const label = (browser: string) => deviceLabel(`Mozilla/5.0 (${browser}`)

it('names browser and system, without their versions', () => {
  expect(label('X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox on Linux')
  expect(label('Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36')).toBe(
    'Chrome on Windows',
  )
  expect(label('Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')).toBe('Edge on Windows')
  expect(label('Linux; Android 16; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toBe('Chrome on Android')
  expect(label('iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1')).toBe(
    'Safari on iOS',
  )
  expect(label('Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15')).toBe('Safari on macOS')
})

it('says so where it cannot tell', () => {
  expect(deviceLabel(undefined)).toBe('An unknown device')
  expect(deviceLabel('<b>Firefox</b>')).toBe('An unknown device')
  expect(deviceLabel('SomeTool/1.0 (Linux)')).toBe('A device with Linux')
})
