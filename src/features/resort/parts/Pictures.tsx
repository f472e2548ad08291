import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Gallery } from '#src/ui/Gallery.tsx'
import { intent } from '#src/ui/intent.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from './Pictures.module.css'
import { part } from '#src/ui/part.ts'

const load = () => import('./PictureViewer.tsx')
const PictureViewer = part(load, 'PictureViewer')

/** The pictures of a resort; each opens large. */
export function Pictures({ resort }: { readonly resort: ResortDetail }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<number | null>(null)
  const pictures = resort.pictureIds.map((id, index) => ({ id, alt: t`${resort.name}, ảnh ${index + 1}` }))
  return (
    <div className={styles.pictures} {...intent(load)}>
      <Gallery
        label={t`Ảnh của ${resort.name}`}
        pictures={pictures}
        countText={(place, total) => `${place} / ${total}`}
        previousText={t`Ảnh trước`}
        nextText={t`Ảnh sau`}
        openText={t`Xem ảnh lớn`}
        onOpen={setShown}
        priority
      />
      {shown !== null && (
        <Suspense fallback={null}>
          <PictureViewer
            title={resort.name}
            pictures={pictures}
            index={shown}
            onIndex={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
