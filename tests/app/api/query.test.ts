import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { query } from '#src/api/query.ts'
import { network, refused } from './network.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the worker, which has it not', refused(503, 'G_NOT_SAVED')],
  ['the worker, which has no network', refused(503, 'G_OFFLINE')],
  ['a server that has decided', refused(404, 'G_404')],
])('W13: what %s answers is said at once, and not asked again', async (_who, answer) => {
  const asked = network(() => answer)
  const client = new QueryClient()
  await expect(client.fetchQuery(query('booking.list', {}))).rejects.toThrow()
  expect(asked).toHaveLength(1)
})
