import { expect, test, vi } from 'vitest'
import { storedToken, storeToken } from '#src/api/pushToken.ts'
import { afterStart } from '#src/app/after.ts'
import { renewToken } from '#src/app/push.ts'
import { onForgotten } from '#src/app/worker.ts'
import { answer, NOW } from '../support/answers.ts'
import { answerHome } from '../support/frame.ts'
import { open } from '../support/open.tsx'

vi.mock(import('#src/app/worker.ts'), { spy: true })

test('pushes that one person turned on are not turned on for the next, whose browser allows them', async () => {
  answerHome()
  const asked = answer('notification.settings', (_input, refuse) => refuse('G_503'))
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted')
  const { router } = await open('/')
  afterStart(router, false)
  const [forgotten] = vi.mocked(onForgotten).mock.lastCall ?? expect.unreachable('nobody listens')
  for (const another of [true, false]) {
    storeToken('the token of the one before', NOW)
    forgotten(another)
    await renewToken().catch(() => undefined)
    expect(storedToken()).toBeNull()
  }
  expect(asked).toEqual([])
})
