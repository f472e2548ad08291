import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { nightsBetween } from '#contract/days.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Contact } from '#contract/shapes/contact.ts'
import type { StayTerms } from '#contract/shapes/edit.ts'
import styles from './BeforeAfter.module.css'

interface BeforeAfterProps {
  readonly before: StayTerms
  readonly after: StayTerms
  /** The contact as it is and as it would be; left out where it stays. */
  readonly contact?: { readonly before: Contact; readonly after: Contact } | undefined
}

type Row = { key: string; label: string; before: string; after: string; money?: true }

/** A booking as it is beside what it would be, line by line; what stays the same is quiet. */
export function BeforeAfter(props: BeforeAfterProps) {
  const rows = useRows(props)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Thông tin</Trans>
          </th>
          <th scope="col">
            <Trans>Hiện tại</Trans>
          </th>
          <th scope="col">
            <Trans>Sau khi sửa</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before, after, money }) => (
          <tr key={key} data-changed={before === after ? undefined : true} data-money={money}>
            <th scope="row">{label}</th>
            <td>{before === after ? before : <s>{before}</s>}</td>
            <td>
              {before === after ? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>
                    <Trans>không đổi</Trans>
                  </VisuallyHidden>
                </>
              ) : (
                <strong>{after}</strong>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useRows({ before, after, contact }: BeforeAfterProps): Row[] {
  const { t } = useLingui()
  const format = useFormat()
  const row = (key: string, label: string, of: (terms: StayTerms) => string): Row => ({
    key,
    label,
    before: of(before),
    after: of(after),
  })
  const people = ({ adults, children, toddlers }: StayTerms) =>
    [
      t`${plural(adults, { other: '# người lớn' })}`,
      ...(children > 0 ? [t`${plural(children, { other: '# trẻ em' })}`] : []),
      ...(toddlers > 0 ? [t`${plural(toddlers, { other: '# em bé' })}`] : []),
    ].join(', ')
  const rooms = (terms: StayTerms) =>
    terms.rooms.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ')
  const told = contact && [
    { key: 'name', label: t`Họ và tên`, before: contact.before.fullName, after: contact.after.fullName },
    {
      key: 'birthday',
      label: t`Ngày sinh`,
      before: format.plainDate(contact.before.birthday),
      after: format.plainDate(contact.after.birthday),
    },
    { key: 'phone', label: t`Điện thoại`, before: contact.before.phone, after: contact.after.phone },
    { key: 'email', label: t`Email`, before: contact.before.email, after: contact.after.email },
    {
      key: 'note',
      label: t`Lời nhắn`,
      before: contact.before.note || t`không có`,
      after: contact.after.note || t`không có`,
    },
  ]
  return [
    row('in', t`Nhận phòng`, ({ checkIn }) => format.date(checkIn)),
    row('out', t`Trả phòng`, ({ checkOut }) => format.date(checkOut)),
    row('nights', t`Số đêm`, ({ checkIn, checkOut }) => format.nights(nightsBetween(checkIn, checkOut))),
    row('people', t({ message: 'Khách', context: 'several' }), people),
    row('rooms', t`Phòng`, rooms),
    ...(before.extraBeds + after.extraBeds > 0
      ? [row('beds', t`Giường phụ`, ({ extraBeds }) => String(extraBeds))]
      : []),
    ...(told ?? []).filter((one) => one.before !== one.after),
    { ...row('total', t`Tổng cộng`, ({ total }) => format.vnd(total)), money: true },
  ]
}
