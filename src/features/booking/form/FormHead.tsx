import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import styles from './form.module.css'

/** The title of the form, the way to the check-in code, and a word where the device keeps nothing. */
export function FormHead({ kept }: { readonly kept: boolean }) {
  const { t } = useLingui()
  return (
    <div className="stack-4">
      <h1>
        <Trans>Đặt phòng</Trans>
      </h1>
      <div className={styles.steps}>
        <ProgressSteps
          label={t`Các bước đặt phòng`}
          steps={[t`Thông tin`, t`Thanh toán`, t`Nhận mã`]}
          current={0}
          doneText={t`đã xong`}
        />
      </div>
      {!kept && (
        <Notice tone="warning">
          <Trans>Máy này không cho lưu. Những gì bạn nhập chỉ còn đến khi đóng trang.</Trans>
        </Notice>
      )}
    </div>
  )
}
