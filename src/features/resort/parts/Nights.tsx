import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { HolidayNote } from '#src/app/pieces/HolidayNote.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { StayCalendarOf } from '../useStayCalendar.ts'
import styles from './Nights.module.css'
import page from '../ResortPage.module.css'
import { part } from '#src/ui/part.ts'

const Calendar = part(() => import('./NightsCalendar.tsx'), 'NightsCalendar')

/** Free nights and what they cost for the chosen rooms; the calendar comes when the section is near. */
export function Nights(props: StayCalendarOf) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  const near = useNear(box)
  const { resort, choice, stay } = props
  const { from_day, to_day } = stay
  const chosen = resort.rooms.filter(({ id }) => (choice.counts.get(id) ?? 0) > 0)
  const names = chosen.map(({ name }) => name)
  const rooms = names.join(', ')
  const waiting = (
    <SkeletonGroup label={t`Đang mở lịch`}>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
  return (
    <section className={page.section} id="nights" ref={box}>
      <SectionHeading
        lead={
          names.length > 0 && resort.rooms.length > 1 ? (
            <Trans>Giá một đêm cho {rooms} ghi trong từng ngày. Chọn ngày nhận rồi ngày trả phòng.</Trans>
          ) : (
            <Trans>Giá một đêm ghi trong từng ngày. Chọn ngày nhận rồi ngày trả phòng.</Trans>
          )
        }
      >
        <Trans>Ngày còn trống và giá</Trans>
      </SectionHeading>
      <HolidayNote
        resort={resort}
        rates={(names.length > 0 ? chosen : resort.rooms).map((room) => room.rates)}
        stay={from_day && to_day ? { checkIn: from_day, checkOut: to_day } : null}
      />
      <div className={styles.calendar}>
        {near ? (
          <Suspense fallback={waiting}>
            <Calendar {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
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
