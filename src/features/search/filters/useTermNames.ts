import { useLingui } from '@lingui/react/macro'

/** What of booking a place can be looked for, as cards say it. */
export function useTermNames() {
  const { t } = useLingui()
  return { FREE_CANCELLATION: t`Hủy miễn phí`, AT_ONCE: t`Đặt là được ngay` } as const
}
