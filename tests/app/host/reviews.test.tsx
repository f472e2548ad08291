import { msg } from '@lingui/core/macro'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { showOutbox } from '#src/api/outbox.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const REVIEW = '01980000-0000-7000-8000-00000000cc01'
const DAY = 86_400_000

afterEach(() => showOutbox([]))

test.each(LANGUAGES)(
  'a reply that waits for the network stands there as not sent, and is not written twice: %s',
  async (language) => {
    answer('host.reviews', {
      reviews: [
        {
          id: REVIEW,
          guestName: 'Minh',
          stayedIn: '2029-11',
          clean: 5,
          convenient: 4,
          service: 5,
          average: 4.7,
          text: 'Nhà đẹp',
          pictureIds: [],
          createdAt: NOW,
          reply: null,
          bookingCode: 'GHE-TEST01',
          resortId: '01980000-0000-7000-8000-00000000ee01',
          resortName: 'Nhà bên hồ',
          replyUntil: new Date(Date.parse(NOW) + 9 * DAY).toISOString(),
          reported: false,
        },
      ],
      next: null,
      waiting: 1,
    })
    const { words } = await open('/host/reviews', { as: 'host', language })
    const write = page.getByRole('button', { name: words(msg`Trả lời`), exact: true })
    await expect.element(write).toBeVisible()
    showOutbox([
      {
        key: '01980000-0000-7000-8000-00000000ee02',
        name: 'host.reply',
        input: { review_id: REVIEW, text: 'Cảm ơn bạn nhiều' },
        state: 'queued',
        createdAt: Date.parse(NOW),
        expiresAt: Date.parse(NOW) + 7 * DAY,
        attempts: 0,
        problem: null,
      },
    ])
    const review = page.getByRole('listitem').filter({ hasText: 'Cảm ơn bạn nhiều' })
    await expect.element(review.getByText(words(msg`Chưa gửi`))).toBeVisible()
    await expect.element(write).not.toBeInTheDocument()
    await axeClean()
  },
)
