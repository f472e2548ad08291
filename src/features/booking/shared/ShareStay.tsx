import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { part } from '#src/ui/part.ts'

const load = () => import('./ShareSheet.tsx')
const ShareSheet = part(load, 'ShareSheet')

interface ShareStayProps {
  readonly bookingId: string
  readonly resortName: string
}

/** The stay for who travels along. */
export function ShareStay(props: ShareStayProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="share" {...intent(load)} onClick={() => setOpen(true)}>
        <Trans>Gửi cho người đi cùng</Trans>
      </Button>
      {open && (
        <Suspense>
          <ShareSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
