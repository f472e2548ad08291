import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { Suspense } from 'react'
import { part } from '#src/ui/part.ts'

const ConfirmDialog = part(() => import('#src/ui/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Asks before another page, or the end of this one, takes away what was `typed` and is not saved. */
export function Unsaved({ typed }: { readonly typed: boolean }) {
  const { t } = useLingui()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => typed && current.pathname !== next.pathname,
    enableBeforeUnload: typed,
    withResolver: true,
  })
  if (leaving.status !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        isOpen
        onOpenChange={(open) => {
          if (!open) leaving.reset()
        }}
        title={t`Bỏ những gì chưa lưu?`}
        body={
          <p>
            <Trans>Bạn đang viết dở. Rời trang này thì phần chưa lưu sẽ mất.</Trans>
          </p>
        }
        confirmText={t`Rời trang`}
        cancelText={t`Ở lại`}
        tone="danger"
        onConfirm={leaving.proceed}
      />
    </Suspense>
  )
}
