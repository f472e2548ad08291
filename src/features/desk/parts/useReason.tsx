import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'

/**
 * The reason that every act of staff has: its field. `said` asks for it and gives it, or null; `given` makes an act that is done
 * once there is one.
 */
export function useReason(description?: ReactNode) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const said = (): string | null => {
    setTried(true)
    return isBlank(reason) ? null : reason.trim()
  }
  return {
    field: (
      <ReasonField
        value={reason}
        onChange={setReason}
        missing={tried && isBlank(reason)}
        description={description ?? t`Được ghi vào nhật ký cùng tên bạn; khách và chủ nhà có thể đọc.`}
      />
    ),
    said,
    given: (act: (reason: string) => void) => () => {
      const why = said()
      if (why !== null) act(why)
    },
  }
}
