import { Trans } from '@lingui/react/macro'
import { SavedSince } from './SavedSince.tsx'

/** Says that what is shown comes from the device, and how old it is. Nothing when it is fresh. */
export function SavedNote({ at }: { readonly at: string | null }) {
  return (
    <SavedSince at={at} says={(ago) => <Trans>Không có mạng. Đây là bản đã lưu trên máy này {ago}.</Trans>} />
  )
}
