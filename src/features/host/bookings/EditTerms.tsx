import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayTerms } from '#contract/shapes/edit.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'

interface EditTermsProps {
  readonly before: StayTerms
  readonly after: StayTerms
  /** The new total less the old one, VND. */
  readonly difference: number
}

/** What a change means: each thing that differs, as it is and as it would be. */
export function EditTerms({ before, after, difference }: EditTermsProps) {
  const format = useFormat()
  const days = ({ checkIn, checkOut }: StayTerms) => format.range(checkIn, checkOut)
  const people = ({ adults, children, toddlers }: StayTerms) => adults + children + toddlers
  const rooms = (terms: StayTerms) =>
    terms.rooms.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ')
  const row = (key: string, label: ReactNode, was: string, is: string) =>
    was === is
      ? []
      : [
          {
            key,
            label,
            value: (
              <>
                <s>{was}</s> → {is}
              </>
            ),
          },
        ]
  const who = (terms: StayTerms) => `${terms.adults} + ${terms.children} + ${terms.toddlers}`
  const sum = people(after)
  return (
    <Facts
      items={[
        ...row('days', <Trans context="several">Ngày</Trans>, days(before), days(after)),
        ...row('rooms', <Trans>Phòng</Trans>, rooms(before), rooms(after)),
        ...(who(before) === who(after)
          ? []
          : [
              {
                key: 'people',
                label: <Trans>Người lớn + trẻ 6–12 + trẻ dưới 6</Trans>,
                value: (
                  <>
                    <s>{who(before)}</s> → {who(after)} (<Plural value={sum} other="# khách" />)
                  </>
                ),
              },
            ]),
        ...row('beds', <Trans>Giường phụ</Trans>, String(before.extraBeds), String(after.extraBeds)),
        ...row('total', <Trans>Tổng cộng</Trans>, format.vnd(before.total), format.vnd(after.total)),
        {
          key: 'difference',
          label:
            difference > 0 ? (
              <Trans>Khách trả thêm</Trans>
            ) : difference < 0 ? (
              <Trans>Khách được hoàn</Trans>
            ) : (
              <Trans>Chênh lệch</Trans>
            ),
          value: <data value={Math.abs(difference)}>{format.vnd(Math.abs(difference))}</data>,
          strong: true,
        },
      ]}
    />
  )
}
