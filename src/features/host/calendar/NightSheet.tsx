import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#contract/endpoints.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { query } from '#src/api/query.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { CheckList } from '#src/ui/CheckList.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { toast } from '#src/ui/toasts.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { weekdayOf, weeksOf } from './months.ts'

interface NightSheetProps {
  readonly resort: Output<'host.resorts'>['resorts'][number]
  readonly roomId: string
  /** The first night, and the day after the last. */
  readonly first: string
  readonly end: string
  readonly onClose: () => void
  readonly onDone: () => void
}

const ALL_WEEK = (weeksOf('2024-01')[0] ?? []).flatMap((day) => (day === null ? [] : [day]))

/** What is to hold for the chosen nights: open or closed, and at which price; some weekdays only, several rooms at once. */
export function NightSheet({ resort, roomId, first, end, onClose, onDone }: NightSheetProps) {
  const { t } = useLingui()
  const format = useFormat()
  const client = useQueryClient()
  const [rooms, setRooms] = useState<string[]>([roomId])
  const [weekdays, setWeekdays] = useState<string[]>([])
  const [opening, setOpening] = useState<'keep' | 'open' | 'closed'>('keep')
  const [pricing, setPricing] = useState<'keep' | 'own' | 'usual'>('keep')
  const [price, setPrice] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const set = useAct('host.setCalendar')
  const calendars = useQueries({
    queries: rooms.map((id) =>
      query('host.calendar', { resort_id: resort.id, room_id: id, from_day: first, to_day: end }),
    ),
  })
  const days = weekdays.map(Number)
  const wanted = (date: string) => days.length === 0 || days.includes(weekdayOf(date))
  const sold = calendars
    .flatMap(({ data }) => data?.nights ?? [])
    .filter(({ taken, date }) => taken > 0 && wanted(date)).length
  const nothing = opening === 'keep' && pricing === 'keep'
  const noRoom = useCodeText(tried && rooms.length === 0 ? 'C_002' : undefined, t`phòng`)
  const noPrice = useCodeText(
    tried && pricing === 'own' && price === null ? 'C_001' : undefined,
    t`giá một đêm`,
  )
  const submit = () => {
    setTried(true)
    if (nothing || rooms.length === 0 || (pricing === 'own' && price === null)) return
    set.mutate(
      {
        resort_id: resort.id,
        room_ids: rooms,
        ranges: [{ from_day: first, to_day: end }],
        weekdays: days,
        ...(opening === 'keep' ? {} : { closed: opening === 'closed' }),
        ...(pricing === 'keep' ? {} : { price: pricing === 'own' ? price : null }),
      },
      {
        onSuccess: () => {
          toast.success(t`Đã lưu lịch`)
          void outdated(client, 'host.calendar', 'host.rooms', 'resort.calendar')
          onDone()
        },
      },
    )
  }
  return (
    <AskSheet
      title={format.range(first, end)}
      submitText={<Trans>Lưu lịch</Trans>}
      act={set}
      onSubmit={submit}
      onClose={onClose}
    >
      <CheckList
        legend={<Trans>Chỉ những ngày này (bỏ trống là mọi ngày)</Trans>}
        options={ALL_WEEK.map((day) => ({ value: String(weekdayOf(day)), label: format.weekday(day) }))}
        value={weekdays}
        onChange={setWeekdays}
        limit={7}
        moreText={() => ''}
        lessText=""
      />
      {resort.rooms.length > 1 && (
        <CheckList
          legend={<Trans>Phòng</Trans>}
          options={resort.rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={rooms}
          onChange={setRooms}
          limit={8}
          moreText={(hidden) => t`Xem thêm ${hidden} phòng`}
          lessText={t`Thu gọn`}
        />
      )}
      {noRoom !== '' && (
        <Notice tone="danger" live="assertive">
          {noRoom}
        </Notice>
      )}
      <RadioGroup
        legend={<Trans>Nhận khách</Trans>}
        look="segments"
        value={opening}
        onChange={setOpening}
        options={[
          { value: 'keep', label: t`Giữ nguyên` },
          { value: 'open', label: t`Mở bán` },
          { value: 'closed', label: t`Đóng` },
        ]}
      />
      {opening === 'closed' && sold > 0 && (
        <Notice tone="warning" live="polite">
          <Plural
            value={sold}
            other="# đêm phòng đã có khách: khách vẫn ở như đã đặt, chỉ phần còn trống được đóng."
          />
        </Notice>
      )}
      <RadioGroup
        legend={<Trans>Giá một đêm</Trans>}
        look="segments"
        value={pricing}
        onChange={setPricing}
        options={[
          { value: 'keep', label: t`Giữ nguyên` },
          { value: 'own', label: t`Giá riêng` },
          { value: 'usual', label: t`Về giá thường` },
        ]}
      />
      {pricing === 'own' && (
        <AmountField
          label={<Trans>Giá riêng mỗi đêm</Trans>}
          description={<Trans>Khách đã đặt vẫn trả giá cũ.</Trans>}
          value={price}
          onChange={setPrice}
          error={noPrice || set.error?.fields.price || undefined}
        />
      )}
      {set.error?.fields.ranges !== undefined && <p className="alarm">{set.error.fields.ranges}</p>}
      {tried && nothing && (
        <Notice tone="warning" live="assertive">
          <Trans>Bạn chưa chọn thay đổi nào.</Trans>
        </Notice>
      )}
    </AskSheet>
  )
}
