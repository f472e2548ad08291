import type { Act } from '../possible.ts'
import { Complete, DepartEarly, NoShow } from './Ending.tsx'
import { Received } from './Received.tsx'
import { Reject } from './Reject.tsx'
import { RequestCancellation } from './RequestCancellation.tsx'
import { RequestEdit } from './RequestEdit.tsx'
import { Accept, AcceptEdit, Confirm, RejectEdit, Withdraw } from './Simple.tsx'
import type { StepProps } from './useStep.ts'

const SHEETS = {
  confirm: Confirm,
  received: Received,
  accept: Accept,
  acceptEdit: AcceptEdit,
  complete: Complete,
  departEarly: DepartEarly,
  noShow: NoShow,
  withdraw: Withdraw,
  requestEdit: RequestEdit,
  reject: Reject,
  rejectEdit: RejectEdit,
  requestCancellation: RequestCancellation,
} as const satisfies Record<Act, (props: StepProps) => React.ReactNode>

/** The question of an act. */
export function ActSheet({ act, ...props }: StepProps & { readonly act: Act }) {
  const Question = SHEETS[act]
  return <Question {...props} />
}
