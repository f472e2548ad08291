import { afterAll, beforeAll, expect, it } from 'vitest'
import { forwardClock, registerSandboxClock, SANDBOX_CLOCK } from '#demo/sandbox/clock/clock.ts'
import { settableClock } from '#server/ports/clock.ts'
import fastify from 'fastify'

const START = '2026-11-22T04:50:00Z'
const clock = forwardClock(10, settableClock(START))
const app = fastify()
beforeAll(async () => {
  registerSandboxClock(app, clock)
  app.get('/anything', async () => 'anything')
  await app.ready()
})
afterAll(() => app.close())

const move = (payload: object) => app.inject({ method: 'POST', url: SANDBOX_CLOCK, payload })

it('goes forward by what is asked for, and says so in every answer', async () => {
  expect((await app.inject('/anything')).headers.date).toBe('Sun, 22 Nov 2026 05:00:00 GMT')
  expect((await move({ minutes: 23 })).json()).toEqual({ now: '2026-11-22T05:23:00Z' })
  expect((await move({ minutes: 60 })).json()).toEqual({ now: '2026-11-22T06:23:00Z' })
  expect((await app.inject('/anything')).headers.date).toBe('Sun, 22 Nov 2026 06:23:00 GMT')
})

it('never goes back, nor anywhere that makes no sense', async () => {
  const before = clock.now().toString()
  for (const minutes of [-1, 0, 1.5, 1e9, '10', null])
    expect((await move({ minutes })).statusCode, String(minutes)).toBe(400)
  expect(clock.now().toString()).toBe(before)
})
