import { describe, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES } from '#contract/endpoints.ts'
import { callNamed, callOf, canonical, inputOf, languageOf, requestFor } from '#sw/match.ts'
import { CALLS } from '#sw/table.ts'
import { ORIGIN } from './support.ts'

const named = (name: string) => {
  const call = callNamed(name)
  if (call === null) throw new Error(name)
  return call
}

describe('finding the row of the table', () => {
  it.each(ENDPOINT_NAMES)('%s is found by its own address and nothing else is', (name) => {
    const { method, path } = ENDPOINTS[name]
    expect(callOf(method, new URL(`${API_BASE}${path}?a=1`, ORIGIN))?.name).toBe(name)
    expect(callOf('PUT', new URL(API_BASE + path, ORIGIN))).toBeNull()
    expect(callOf(method, new URL(`${API_BASE}${path}/x`, ORIGIN))).toBeNull()
  })

  it('knows of each call what the contract says', () => {
    expect(CALLS.map(({ name }) => name)).toEqual([...ENDPOINT_NAMES])
    expect(named('booking.detail')).toMatchObject({
      personal: true,
      booking: 'is',
      offline: { kind: 'keep' },
    })
    expect(named('booking.list').booking).toBe('lists')
    expect(named('payment.state').booking).toBe('has')
    expect(named('home.blocks')).toMatchObject({ personal: false, booking: null })
  })
})

describe('the question behind a request', () => {
  it('is read from the address or the body, and the request can still be sent', async () => {
    const search = requestFor(ORIGIN, 'search.resorts', { project_area_id: 20 }, '1')
    expect(await inputOf(named('search.resorts'), search)).toEqual({ project_area_id: 20 })
    expect(await search.text()).toBe('{"project_area_id":20}')
    const detail = requestFor(ORIGIN, 'resort.detail', { resort_id: 'x' }, '1')
    expect(await inputOf(named('resort.detail'), detail)).toEqual({ resort_id: 'x' })
    expect(languageOf(detail)).toBe('1')
    expect(languageOf(new Request(ORIGIN))).toBe('0')
  })

  it('is spelled in one way', () => {
    const search = named('search.resorts')
    expect(canonical(search, { b: 1, a: [1, 'x', { d: true, c: undefined }] })).toBe(
      canonical(search, { a: ['1', 'x', { d: true }], b: '1' }),
    )
    expect(canonical(search, { project_area_id: null })).not.toBe(canonical(search, {}))
    expect(canonical(search, { a: [1, 2] })).not.toBe(canonical(search, { a: [2, 1] }))
    expect(canonical(search, { a: null })).not.toBe(canonical(search, { a: 'null' }))
    const list = named('booking.list')
    expect(canonical(list, { tab: 'all', cursor: null, page_size: 10 })).toBe(
      canonical(list, { page_size: '10', tab: 'all' }),
    )
  })

  it('without a readable body is no question', async () => {
    const address = `${ORIGIN}${API_BASE}${ENDPOINTS['search.resorts'].path}`
    expect(
      await inputOf(named('search.resorts'), new Request(address, { method: 'POST', body: '{' })),
    ).toBeNull()
    expect(
      await inputOf(named('search.resorts'), new Request(address, { method: 'POST', body: '3' })),
    ).toBeNull()
  })
})
