import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceOf, networkOf } from '#contract/device.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

describe('a device is known again', () => {
  it.each([
    [ANDROID, 'phone', 'Chrome', 'Android'],
    [ANDROID.replace(' Mobile', ''), 'tablet', 'Chrome', 'Android'],
    [IPHONE, 'phone', 'Safari', 'iOS'],
    [IPHONE.replace('Version/18.1', 'CriOS/131.0'), 'phone', 'Chrome', 'iOS'],
    [`${IPHONE} Zalo iOS/541`, 'phone', 'Zalo', 'iOS'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'computer',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'computer',
      'Firefox',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'computer',
      'Safari',
      'macOS',
    ],
    ['curl/8.5.0', 'program', '', ''],
    ['', 'program', '', ''],
  ])('%s', (agent, kind, browser, system) => {
    expect(deviceOf(agent)).toEqual({ kind, browser, system })
  })

  it('whatever a program says of itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (agent) => {
        expect(['phone', 'tablet', 'computer', 'program']).toContain(deviceOf(agent).kind)
      }),
    )
  })
})

describe('where roughly, never where exactly', () => {
  it.each([
    ['113.160.12.77', '113.160.12.0'],
    ['::ffff:113.160.12.77', '113.160.12.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::5', '2001:db8::'],
    ['127.0.0.1', ''],
    ['::1', ''],
    ['not an address', ''],
  ])('%s is told as %j', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
