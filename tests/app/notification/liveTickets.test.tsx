import { msg } from '@lingui/core/macro'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { watchNotices } from '#src/app/news.ts'
import { answer } from '../support/answers.ts'
import { aTicketBooking } from '../support/aTicketBooking.ts'
import { open } from '../support/open.tsx'

test('a notice that comes live brings open tickets up to date', async () => {
  const lines: EventTarget[] = []
  class Line extends EventTarget {
    constructor() {
      super()
      lines.push(this)
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Line)
  let booking = aTicketBooking(2)
  answer('serviceBooking.detail', () => booking)
  const { words, router } = await open(`/booking-service/${booking.id}`, { as: 'guest' })
  await expect.element(page.getByText(words(msg`Đã có vé`), { exact: true })).toBeVisible()
  const stop = watchNotices(router.options.context.queryClient)
  booking = aTicketBooking(2, { status: 'SERVICE_CSH_CANCEL', version: 4, reason: 'CANCELLED_BY_US' })
  const data = JSON.stringify({ unread: 1, news: [{}] })
  lines[0]?.dispatchEvent(new MessageEvent('message', { data }))
  await expect.element(page.getByText(words(msg`Đã có vé`), { exact: true })).not.toBeInTheDocument()
  stop()
})
