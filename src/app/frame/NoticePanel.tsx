import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { NoticeList } from '#src/features/notification/NoticeList.tsx'
import { closeMenu } from '../header/popover.ts'
import popover from '../header/Popover.module.css'

/** What the bell opens: the notices themselves, and the ways on. */
export function NoticePanel({ close }: { readonly close: () => void }) {
  return (
    <>
      <NoticeList onOpen={close} />
      <hr className={popover.rule} />
      <Link to="/notification/{-$id}" params={{ id: undefined }} className={popover.link} onClick={closeMenu}>
        <Icon name="list" />
        <Trans>Tất cả thông báo</Trans>
      </Link>
      <Link to="/notification/settings" className={popover.link} onClick={closeMenu}>
        <Icon name="settings" />
        <Trans>Cài đặt thông báo</Trans>
      </Link>
    </>
  )
}
