import { useLingui } from '@lingui/react/macro'

/** What holds for a place and can be looked for, as cards say it. */
export function useTermNames() {
  const { t } = useLingui()
  return {
    FREE_CANCELLATION: t`Hủy miễn phí`,
    AT_ONCE: t`Đặt là được ngay`,
    QUIET_HOURS: t`Có giờ yên tĩnh`,
  } as const
}
