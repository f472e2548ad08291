import { useLingui } from '@lingui/react/macro'
import type { ChatKind } from '#contract/shapes/chat.ts'

/** What somebody is called in a conversation: staff as staff, and who is gone without a name. */
export function useOtherName(): (other: { kind: ChatKind; name: string; side?: string }) => string {
  const { t } = useLingui()
  return ({ kind, name, side }) =>
    name !== '' ? name : kind === 'SUPPORT' && side !== 'STAFF' ? t`Nhân viên Ghé` : t`Người đã rời Ghé`
}
