import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const before = (hours: number) => Temporal.Instant.from(NOW).subtract({ hours }).toString()

test.each(LANGUAGES)(
  'in %s, staff sees how much waits in each queue, and how long the first has waited',
  async (language) => {
    answer('desk.summary', {
      waiting: { refunds: 3, complaints: 0, transfers: 1, overdue: 0, reviews: 0, payouts: 0, others: 0 },
      oldest: { refunds: before(49), transfers: before(5) },
      lockedHosts: 0,
      ledger: { checkedAt: NOW, differences: 0 },
    })
    const { words } = await open('/desk', { as: 'staff', language, width: 1024 })
    const items = page.getByRole('main').getByRole('listitem')
    for (const [queue, ago] of [
      [msg`Hoàn tiền`, { vi: '2 ngày trước', en: '2 days ago' }],
      [msg`Chuyển khoản lệch`, { vi: '5 giờ trước', en: '5 hours ago' }],
    ] as const)
      await expect.element(items.filter({ hasText: words(queue) })).toHaveTextContent(ago[language])
    await expect.element(items.filter({ hasText: words(msg`Đánh giá bị báo`) })).toHaveTextContent(/0$/)
    await axeClean()
  },
)
