import { beforeEach, describe, expect, it } from 'vitest'
import { REFRESH_LOCK } from '#contract/worker.ts'
import { LAN, listRequest, loginRequest, signedIn } from './people.ts'
import { refusal, success, testWorld, type TestWorld } from './support.ts'

let test: TestWorld
let fresh = false
const renewals = () => test.asked.filter(({ name }) => name === 'account.refresh').length
const questions = () => test.asked.filter(({ name }) => name === 'account.guest').length

beforeEach(async () => {
  test = testWorld()
  await signedIn(test, LAN)
  // Somebody signed in and was not recognised yet, and then the short cookie ran out.
  await test.send(loginRequest())
  fresh = false
  test.serve('account.guest', () => (fresh ? success({ userId: LAN }) : refusal(401)))
  test.serve('booking.list', () => success({ bookings: [] }))
  test.serve('account.refresh', () => {
    fresh = true
    return success({ accessToken: '' })
  })
})

/** A page that has the lock, until it is told that its renewal is done. */
function pageRenews() {
  let done = () => {}
  const renewing = test.world.lock(
    REFRESH_LOCK,
    () =>
      new Promise<void>((resolve) => {
        done = () => {
          fresh = true
          resolve()
        }
      }),
  )
  return { done: () => done(), renewing }
}

describe('a session that has run out', () => {
  it('is renewed by the worker, which then knows who is signed in', async () => {
    await test.send(listRequest())
    await test.settle()
    expect(renewals()).toBe(1)
    test.cut()
    expect((await test.send(listRequest())).status).toBe(200)
  })

  it('is not renewed again by a worker that waited while a page did it', async () => {
    const { done, renewing } = pageRenews()
    await test.send(listRequest())
    await expect.poll(questions).toBe(2)
    done()
    await renewing
    await test.settle()
    expect(renewals()).toBe(0)
    test.cut()
    expect((await test.send(listRequest())).status).toBe(200)
  })

  it('is left as it is when nobody answers any more', async () => {
    const { done, renewing } = pageRenews()
    await test.send(listRequest())
    await expect.poll(questions).toBe(2)
    test.cut()
    done()
    await renewing
    await test.settle()
    expect(renewals()).toBe(0)
  })
})
