import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useMemo, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { PageLoading } from '#src/app/work/States.tsx'
import { Back } from '../PlacePage.tsx'
import { beginPlace } from './keep.ts'
import { Steps } from './Steps.tsx'
import type { Step } from './steps.ts'
import { useBegun } from './useBegun.ts'
import page from '#src/app/work/page.module.css'
import styles from './new.module.css'
import { part } from '#src/ui/part.ts'

const ConfirmDialog = part(() => import('#src/ui/ConfirmDialog.tsx'), 'ConfirmDialog')

interface NewPlacePageProps {
  readonly step: Step
  readonly onStep: (step: Step) => void
  readonly onMade: (id: string) => void
}

/** A new place, in five steps; what was begun on this device goes on where it was left, or is thrown away. */
export function NewPlacePage(props: NewPlacePageProps) {
  const { t } = useLingui()
  const { personId, begun, drop } = useBegun()
  const [asking, setAsking] = useState(false)
  const known = useMemo(() => begun ?? { place: beginPlace(), gone: false }, [begun])
  if (personId === null || begun === undefined) return <PageLoading />
  return (
    <div className={page.page} data-whole="">
      <div className={styles.top}>
        <Back />
        {begun && (
          <Button tone="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
            <Trans>Bỏ bản nháp</Trans>
          </Button>
        )}
      </div>
      <Steps key={known.place.key} {...props} personId={personId} begun={known} />
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={t`Bỏ bản nháp này?`}
            body={t`Những gì bạn đã viết và ảnh đã gửi cho chỗ ở này sẽ mất.`}
            confirmText={t`Bỏ bản nháp`}
            cancelText={t`Viết tiếp`}
            tone="danger"
            onConfirm={() => {
              setAsking(false)
              void drop().then(() => props.onStep('photos'))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
