import { expect, test } from 'vitest'
import { NO_STAY } from '#contract/statuses.ts'
import { TransferEnded } from '#src/features/payment/transfer/TransferEnded.tsx'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'

test('no stay that ended, however it did, is shown as paid where its transfer was', async () => {
  for (const status of NO_STAY) {
    const screen = await onPage(<TransferEnded booking={aBooking({ status })} />, [
      'payment',
      'booking',
      'stay',
    ])
    const title = status === 'OVERDUE_PAYMENT' ? 'Đã hết thời gian thanh toán' : 'Đặt phòng này đã hủy'
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await screen.unmount()
  }
})
