import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#src/api/query.ts'
import { holidayMarks } from '#src/i18n/holidays.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SegmentedChoice } from '#src/ui/RadioGroup.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useDesk } from '#src/ui/useWide.ts'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { MonthView } from './MonthView.tsx'
import { RoomsView } from './RoomsView.tsx'
import type { CalendarChoice, ViewProps } from './views.ts'
import page from '#src/app/work/page.module.css'
import styles from './CalendarPage.module.css'

/** The rooms of my places night by night: who stays, what is open or closed, and what a night costs. */
export function CalendarPage({ choice, onChoose }: Pick<ViewProps, 'choice' | 'onChoose'>) {
  const { t, i18n } = useLingui()
  const today = useToday()
  const desk = useDesk()
  const marks = useMemo(() => holidayMarks(i18n), [i18n])
  const houses = useQuery(query('host.resorts', {}))
  if (houses.isPending) return <PageLoading />
  if (!houses.data) return <PageError error={houses.error} onRetry={() => void houses.refetch()} />
  const resorts = houses.data.resorts.filter(({ rooms }) => rooms.length > 0)
  if (resorts.length === 0)
    return (
      <EmptyState level={1} picture="basket" title={<Trans>Bạn chưa có chỗ ở nào</Trans>}>
        <p>
          <Trans>Khi có chỗ ở và phòng, lịch của từng phòng nằm ở đây.</Trans>
        </p>
      </EmptyState>
    )
  const several = resorts.length > 1 || (resorts[0]?.rooms.length ?? 0) > 1
  // An address of before names a room or a month.
  const named = choice.room !== undefined || choice.month !== undefined
  const view: NonNullable<CalendarChoice['view']> =
    choice.view ?? (desk && several && !named ? 'rooms' : 'month')
  const View = view === 'rooms' ? RoomsView : MonthView
  return (
    <div className={page.page} data-whole={view === 'rooms' || undefined}>
      <div className={styles.head}>
        <SectionHeading level={1} lead={<Trans>Chạm một đêm, rồi chạm đêm cuối để chọn cả khoảng.</Trans>}>
          <Trans>Lịch phòng</Trans>
        </SectionHeading>
        <SegmentedChoice
          legend={<Trans>Xem lịch theo</Trans>}
          legendHidden
          value={view}
          onChange={(wish) => onChoose({ ...choice, view: wish })}
          options={[
            { value: 'rooms', label: t`Các phòng` },
            { value: 'month', label: t`Tháng` },
          ]}
        />
      </div>
      <View resorts={resorts} choice={choice} onChoose={onChoose} today={today} marks={marks} />
    </div>
  )
}
