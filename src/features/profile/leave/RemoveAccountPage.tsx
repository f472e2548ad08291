import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { PageError, PageLoading } from '../parts/PageStates.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ExportPanel } from '../security/ExportPanel.tsx'
import { useSecurity } from '../security/useSecurity.ts'
import { OpenThings } from './OpenThings.tsx'
import { RemovePanel } from './RemovePanel.tsx'
import { DAYS_TO_RETURN } from '#contract/numbers.ts'
import styles from '../profile.module.css'

interface RemoveAccountPageProps {
  /** The account is closed; it is erased at this moment. */
  readonly onLeft: (leavesAt: string) => void
}

/** Leaving: what happens, what still stands in the way, what to take along, and the step itself. */
export function RemoveAccountPage({ onLeft }: RemoveAccountPageProps) {
  const { data, error, refetch } = useQuery(query('account.removal', {}))
  const { security, error: unknown, refetch: again, confirmed } = useSecurity()
  const failed = error ?? unknown
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={
          <Trans>
            Tiếc khi bạn đi. Đây là những gì sẽ xảy ra, và bạn luôn có {DAYS_TO_RETURN} ngày để đổi ý.
          </Trans>
        }
      >
        <Trans>Xóa tài khoản</Trans>
      </SectionHeading>
      {data && security ? (
        <>
          <WhatHappens />
          {data.open.length > 0 && <OpenThings open={data.open} />}
          <ExportPanel security={security} confirmed={confirmed} />
          <RemovePanel
            security={security}
            confirmed={confirmed}
            blocked={data.open.length > 0}
            onStillOpen={() => void refetch()}
            onLeft={onLeft}
          />
        </>
      ) : failed ? (
        <PageError
          error={failed}
          onRetry={() => {
            void refetch()
            again()
          }}
        />
      ) : (
        <PageLoading />
      )}
    </div>
  )
}

function WhatHappens() {
  return (
    <Panel title={<Trans>Khi bạn xóa tài khoản</Trans>}>
      <ul className={styles.list}>
        <li>
          <Trans>Bạn được đăng xuất ngay trên mọi thiết bị, và dữ liệu đã lưu trên máy này biến mất.</Trans>
        </li>
        <li>
          <Trans>
            Trong {DAYS_TO_RETURN} ngày, chỉ cần đăng nhập là bạn quay lại được, mọi thứ còn nguyên.
          </Trans>
        </li>
        <li>
          <Trans>
            Sau đó tên, email, số điện thoại, ảnh, địa chỉ và thông báo của bạn bị xóa hẳn, không lấy lại
            được.
          </Trans>
        </li>
        <li>
          <Trans>
            Đặt phòng cũ chỉ còn mã, ngày và số tiền cho kế toán; đánh giá còn lời và sao, không còn tên bạn.
          </Trans>
        </li>
      </ul>
    </Panel>
  )
}
