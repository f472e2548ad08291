import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ServiceKind } from '#contract/serviceKinds.ts'
import type { IconName } from '#src/ui/iconNames.ts'

/** How each kind of service is called, and its sign. */
export const KINDS: Record<ServiceKind, { text: MessageDescriptor; icon: IconName }> = {
  TICKET: { text: msg`Vé tham quan`, icon: 'ticket' },
  TOUR: { text: msg`Đi cùng hướng dẫn`, icon: 'compass' },
  ADVENTURE: { text: msg`Ngoài trời`, icon: 'leaf' },
  WORKSHOP: { text: msg`Học và làm`, icon: 'pencil' },
  FOOD: { text: msg`Ẩm thực`, icon: 'coffee' },
  WELLNESS: { text: msg`Thư giãn`, icon: 'flame' },
}
