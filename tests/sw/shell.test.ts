import { describe, expect, it } from 'vitest'
import { API_BASE } from '#contract/endpoints.ts'
import { heard } from '#sw/messages.ts'
import { SERVERS } from '#sw/navigation.ts'

const opensApp = (address: string): boolean => !SERVERS.some((pattern) => pattern.test(address))

describe('a navigation', () => {
  it.each([
    '/',
    '/list-room',
    '/villa/0190',
    '/booking',
    '/booking/0190/check-in',
    '/callback/vnpay',
    '/desk',
    '/host/x',
  ])('to %s opens the app', (path) => expect(opensApp(`${path}?a=b.c/d`)).toBe(true))
  it.each([
    `${API_BASE}/openapi.json`,
    `${API_BASE}/docs`,
    '/pictures/x-384.avif',
    '/sandbox/mailbox',
    '/panorama/0193c0de-0000-7000-8000-000000000000',
    '/healthz',
    '/readyz',
    '/robots.txt',
  ])('to %s is the server’s', (path) => expect(opensApp(path)).toBe(false))
})

describe('a page’s message', () => {
  it('is understood, or means nothing', () => {
    expect(heard({ type: 'forget' })).toEqual({ type: 'forget' })
    expect(heard({ type: 'skipWaiting' })).toEqual({ type: 'skipWaiting' })
    expect(heard({ type: 'claim' })).toEqual({ type: 'claim' })
    expect(heard({ type: 'dance' })).toBeNull()
    expect(heard({ type: 'equip', workplace: 'host' })).toEqual({ type: 'equip', workplace: 'host' })
    expect(heard({ type: 'equip', workplace: 'moon' })).toBeNull()
    expect(heard('forget')).toBeNull()
    expect(heard(null)).toBeNull()
    const answers = [{ name: 'home.blocks', input: {}, language: 1, data: 1 }, { name: 3 }, null]
    expect(heard({ type: 'handOver', answers })).toEqual({
      type: 'handOver',
      answers: [{ name: 'home.blocks', input: {}, language: '1', data: 1 }],
    })
  })
})
