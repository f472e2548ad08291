import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { SavedNote } from '../SavedNote.tsx'
import { NotThereYet } from '../SheetStates.tsx'
import { OneVoucher } from './OneVoucher.tsx'
import { voucherMisfit, type VoucherStay } from './voucherFit.ts'

interface VoucherSheetProps {
  readonly stay: VoucherStay
  readonly applied: string
  readonly onChoose: (code: string) => void
  readonly onClose: () => void
}

/** My vouchers: those that fit this stay first, and of the others why they do not. */
export function VoucherSheet({ stay, applied, onChoose, onClose }: VoucherSheetProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query('voucher.mine', {}))
  const all = (data?.vouchers ?? [])
    .map((voucher) => ({ voucher, misfit: voucherMisfit(voucher, stay) }))
    .toSorted((a, b) => Number(a.misfit !== null) - Number(b.misfit !== null))
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t`Mã giảm giá của bạn`}
      closeText={t`Đóng`}
    >
      <SavedNote at={savedAt(data)} />
      {!data && (
        <NotThereYet
          label={t`Đang tải mã giảm giá`}
          error={error}
          title={<Trans>Chưa tải được mã</Trans>}
          offlineTitle={<Trans>Danh sách mã cần có mạng</Trans>}
          onRetry={() => void refetch()}
        />
      )}
      {data && all.length === 0 && (
        <EmptyState picture="basket" title={<Trans>Bạn chưa có mã nào</Trans>}>
          <p>
            <Trans>Có mã từ nơi khác, bạn gõ thẳng vào ô mã giảm giá.</Trans>
          </p>
        </EmptyState>
      )}
      <ul className="stack-3" role="list">
        {all.map(({ voucher, misfit }) => (
          <li key={voucher.id}>
            <OneVoucher
              voucher={voucher}
              misfit={misfit}
              applied={voucher.code === applied}
              onChoose={() => onChoose(voucher.code)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
