import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LISTS } from '#contract/shapes/administration.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { LIST_TEXT } from './words.ts'
import page from '#src/app/work/page.module.css'

/** Everything an administrator looks after. */
export function AdminPage() {
  const { t, i18n } = useLingui()
  const places = [
    {
      place: 'admin/users',
      icon: 'users',
      name: t`Người dùng`,
      says: t`Tìm người, trao và thu hồi vai trò.`,
    },
    {
      place: 'admin/roles',
      icon: 'key',
      name: t`Vai trò`,
      says: t`Mỗi vai trò làm được gì, bao nhiêu người giữ.`,
    },
    {
      place: 'admin/vouchers',
      icon: 'voucher',
      name: t`Mã giảm giá`,
      says: t`Giảm tiền hay phần trăm, theo ngày đặt hoặc ngày ở.`,
    },
    {
      place: 'admin/home',
      icon: 'home',
      name: t`Trang chủ`,
      says: t`Biểu ngữ, chỗ nổi bật, lời khách kể, tin được hiện.`,
    },
    {
      place: 'admin/keys',
      icon: 'qr',
      name: t`Khóa ký mã`,
      says: t`Khóa ký mã nhận phòng và vé, thay khóa đúng hạn.`,
    },
    {
      place: 'admin/security',
      icon: 'shield',
      name: t`Nhật ký an ninh`,
      says: t`Ai đăng nhập, ai xem hồ sơ, quyền và tiền đổi ra sao.`,
    },
    ...LISTS.map(
      (list) =>
        ({
          place: `admin/lists/${list}`,
          icon: 'list',
          name: i18n._(LIST_TEXT[list]),
          says: t`Tên bằng hai thứ tiếng, thứ tự trong danh sách.`,
        }) as const,
    ),
  ] as const
  return (
    <div className={page.page}>
      <SectionHeading level={1} lead={<Trans>Mọi thay đổi đều ghi lại ai làm, vì sao, trước và sau.</Trans>}>
        <Trans>Quản trị</Trans>
      </SectionHeading>
      <ul className={`stack-3 ${page.cards}`} role="list">
        {places.map(({ place, icon, name, says }) => (
          <li key={place}>
            <Card as="div" interactive padded>
              <div className="stack-3">
                <p className="row-3">
                  <Icon name={icon} size={24} />
                  <Link {...toDesk(place)} className={cardLinkClass}>
                    <strong>{name}</strong>
                  </Link>
                </p>
                <p className="soft">{says}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
