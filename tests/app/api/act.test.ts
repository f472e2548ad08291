import { afterEach, expect, it, vi } from 'vitest'
import { act } from '#src/api/act.ts'
import { network, refused } from './network.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const INPUT = { booking_id: '01941f29-7c00-7331-8329-af34132b4235', version: 1 }
const tried = () => act('booking.cancel', INPUT).catch(() => null)
const keys = (asked: readonly { headers: Headers }[]) =>
  asked.map(({ headers }) => headers.get('idempotency-key'))

it('a try whose end is unknown is repeated with the same key', async () => {
  const asked = network((_asked, count) =>
    count === 1 ? 'cut' : count === 2 ? refused(500, 'errorOccurred') : refused(409, 'G_409'),
  )
  await tried()
  await tried()
  await tried()
  const [first, second, third] = keys(asked)
  expect(first).toBeTruthy()
  expect([second, third]).toEqual([first, first])
})

it('after the server has decided, the next try is a new intent; another input always is', async () => {
  const asked = network(() => refused(409, 'G_409'))
  await tried()
  await tried()
  await act('booking.cancel', { ...INPUT, version: 2 }).catch(() => null)
  expect(new Set(keys(asked)).size).toBe(3)
})
