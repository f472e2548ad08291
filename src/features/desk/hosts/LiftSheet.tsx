import { Trans, useLingui } from '@lingui/react/macro'
import { useAct } from '#src/api/act.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useDone } from '../parts/useDone.ts'
import { useReason } from '../parts/useReason.tsx'
import type { LockedHost } from './HostsPage.tsx'

interface LiftSheetProps {
  readonly host: LockedHost
  readonly onClose: () => void
  readonly onChanged: (problem: ApiProblem) => void
}

/** Lets a host take new guests again. */
export function LiftSheet({ host, onClose, onChanged }: LiftSheetProps) {
  const { t } = useLingui()
  const { name } = host
  const { field, given } = useReason()
  const lift = useAct('desk.liftLockout')
  const done = useDone({ onClose, onChanged }, t`Đã mở khóa cho ${name}`)
  return (
    <AskSheet
      title={<Trans>Mở khóa cho {name}?</Trans>}
      submitText={<Trans>Mở khóa</Trans>}
      act={lift}
      onSubmit={given((reason) => lift.mutate({ host_id: host.hostId, reason }, done))}
      onClose={onClose}
    >
      <p>
        <Trans>
          Khách đặt được chỗ của {name} ngay. Những lần hủy trước đây không còn tính vào lần khóa sau.
        </Trans>
      </p>
      {field}
    </AskSheet>
  )
}
