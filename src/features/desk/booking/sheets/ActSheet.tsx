import type { ActFor } from '#contract/shapes/desk.ts'
import type { Act } from '../possible.ts'
import { ActForSheet } from './ActForSheet.tsx'
import { CheckInSheet } from './CheckInSheet.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { ForceCancelSheet } from './ForceCancelSheet.tsx'
import { ResolveSheet } from './ResolveSheet.tsx'
import { SettleSheet } from './SettleSheet.tsx'
import { WaiveSheet } from './WaiveSheet.tsx'
import type { StepProps } from './useStep.ts'

/** The question of an act. */
export function ActSheet({ act, ...props }: StepProps & { readonly act: Act }) {
  switch (act) {
    case 'settle':
      return <SettleSheet {...props} />
    case 'resolve':
      return <ResolveSheet {...props} />
    case 'checkIn':
      return <CheckInSheet {...props} />
    case 'contact':
      return <ContactSheet {...props} />
    case 'waiveEditing':
      return <WaiveSheet {...props} fee="EDITING" />
    case 'waiveCancellation':
      return <WaiveSheet {...props} fee="CANCELLATION" />
    case 'forceCancel':
      return <ForceCancelSheet {...props} />
    default:
      return <ActForSheet {...props} act={act satisfies ActFor} />
  }
}
