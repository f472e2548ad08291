import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { StaySearch } from '#src/api/staySearch.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from '../ResortPage.module.css'

const Calendar = lazy(async () => ({ default: (await import('./NightsCalendar.tsx')).NightsCalendar }))

export interface NightsProps {
  readonly resort: ResortDetail
  readonly stay: StaySearch
  readonly onStay: (stay: StaySearch) => void
}

/** Free nights and what they cost; the calendar comes when the section is near. */
export function Nights(props: NightsProps) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  const near = useNear(box)
  const waiting = (
    <SkeletonGroup label={t`Đang mở lịch`}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
  return (
    <section className={styles.section} id="nights" ref={box}>
      <SectionHeading
        lead={<Trans>Giá một đêm ghi trong từng ngày. Chọn ngày nhận rồi ngày trả phòng.</Trans>}
      >
        <Trans>Ngày còn trống và giá</Trans>
      </SectionHeading>
      {near ? (
        <Suspense fallback={waiting}>
          <Calendar {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}

/** Whether an element has come within half a screen of sight. */
function useNear(box: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!box.current || near) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box, near])
  return near
}
