import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Payout } from '#contract/shapes/host.ts'
import { call } from '#src/api/call.ts'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { PAYOUT_LOOK } from '../parts/payoutLook.ts'
import { csvFile } from '#src/app/work/csv.ts'
import { saveFile } from '#src/ui/saveFile.ts'

const PAGE = 50

/** All payouts of the host, page after page. */
async function allPayouts(): Promise<Payout[]> {
  const all: Payout[] = []
  let cursor: string | null = null
  do {
    const page: { payouts: Payout[]; next: string | null } = await call('host.payouts', {
      page_size: PAGE,
      ...(cursor === null ? {} : { cursor }),
    })
    all.push(...page.payouts)
    cursor = page.next
  } while (cursor !== null)
  return all
}

/** Every payout as a table to keep: whole VND, days as `YYYY-MM-DD`, moments in UTC. */
export function usePayoutFile() {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiProblem | null>(null)
  const download = async (today: string) => {
    setBusy(true)
    setError(null)
    try {
      const head = [
        t`Mã đặt phòng`,
        t`Chỗ ở`,
        t`Nhận phòng`,
        t`Trả phòng`,
        t`Tình trạng`,
        t`Số tiền (VND)`,
        t`Đã về tài khoản của bạn (VND)`,
        t`Dự kiến chi trả`,
        t`Chi trả lúc`,
        t`Mã giao dịch`,
      ]
      const rows = (await allPayouts()).map((payout) => [
        payout.bookingCode,
        payout.resortName,
        payout.checkIn,
        payout.checkOut,
        i18n._(PAYOUT_LOOK[payout.state].text),
        payout.amount,
        payout.atHost,
        payout.dueOn,
        payout.paidAt ?? '',
        payout.proof ?? '',
      ])
      saveFile(`ghe-${today}.csv`, csvFile([head, ...rows]))
    } catch (problem) {
      if (!isProblem(problem)) throw problem
      setError(problem)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, download }
}
