import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followNotices } from '#src/api/live.ts'
import { refreshSession } from '#src/api/refresh.ts'
import { dropSessionHint, sessionMark } from '#src/api/session.ts'
import { REFRESH_LOCK } from '#contract/worker.ts'
import { network, ok } from './network.ts'

/** What the server sets with every sign-in and renewal, also when another tab or the worker made it. */
const renewedElsewhere = (mark: string) => {
  document.cookie = `signed_in=1.${mark}; path=/`
}

beforeEach(() => renewedElsewhere('first'))
afterEach(() => {
  dropSessionHint()
  vi.unstubAllGlobals()
})

describe('a session that has run out', () => {
  it('is not renewed again by a tab that waited while somebody else did it', async () => {
    const asked = network(() => ok({ accessToken: '' }))
    let done = () => {}
    const elsewhere = navigator.locks.request(
      REFRESH_LOCK,
      () =>
        new Promise<void>((resolve) => {
          done = resolve
        }),
    )
    const waiting = refreshSession(sessionMark())
    await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
    renewedElsewhere('second')
    done()
    await elsewhere
    expect(await waiting).toBe(true)
    expect(asked).toEqual([])
  })

  it('is renewed anew when the one that was just made is refused, too', async () => {
    const asked = network(() => ok({ accessToken: '' }))
    expect(await refreshSession(sessionMark())).toBe(true)
    expect(await refreshSession(sessionMark())).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('is not renewed again for a line that was opened before somebody else did it', async () => {
    const asked = network(() => ok({ accessToken: '' }))
    const lines: EventTarget[] = []
    class RefusedLine extends EventTarget {
      static readonly CLOSED = 2
      readonly readyState = RefusedLine.CLOSED
      constructor() {
        super()
        lines.push(this)
      }
      close(): void {
        renewedElsewhere('second')
      }
    }
    vi.stubGlobal('EventSource', RefusedLine)
    const stop = followNotices(() => undefined)
    lines[0]?.dispatchEvent(new Event('error'))
    await navigator.locks.request(REFRESH_LOCK, () => undefined)
    stop()
    expect(lines).toHaveLength(1)
    // Who is signed in is asked, since a stream does not say why it was refused; nothing is renewed.
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
  })
})
