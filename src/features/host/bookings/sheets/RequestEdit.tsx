import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { query, queryKeeping } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { EditTerms } from '../EditTerms.tsx'
import page from '#src/app/work/page.module.css'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'
import { useStep, type StepProps } from './useStep.ts'
import { EDIT_ANSWER_HOURS } from '#contract/numbers.ts'

const MOST_GUESTS = 30

/** Asks the guest for a change: which days, who, which rooms; with what it would cost. Nothing changes before they agree. */
export function RequestEdit(props: StepProps) {
  const { booking, onClose } = props
  const { t } = useLingui()
  const [checkIn, setCheckIn] = useState(booking.checkIn)
  const [checkOut, setCheckOut] = useState(booking.checkOut)
  const [adults, setAdults] = useState(booking.adults)
  const [children, setChildren] = useState(booking.children)
  const [toddlers, setToddlers] = useState(booking.toddlers)
  const [rooms, setRooms] = useState<ReadonlyMap<string, number>>(
    new Map(booking.rooms.map(({ roomId, count }) => [roomId, count])),
  )
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const houses = useQuery(query('host.resorts', {}))
  const house = houses.data?.resorts.find(({ id }) => id === booking.resortId)
  const chosen = [...rooms].filter(([, count]) => count > 0)
  const wish = {
    check_in: checkIn,
    check_out: checkOut,
    number_of_adult: adults,
    number_of_school_aged_child: children,
    number_of_toddler_child: toddlers,
    rooms: chosen.map(([room_id, count]) => ({ room_id, count })),
  }
  const whole = checkIn !== '' && checkOut > checkIn && chosen.length > 0
  const quote = useQuery({
    ...queryKeeping('host.quoteEdit', { booking_id: booking.id, ...wish }),
    enabled: whole,
  })
  const unfit = useProblemText(quote.error)
  const request = useAct('host.requestEdit')
  const step = useStep(props, t`Đã gửi đề nghị sửa cho khách`)
  const ready = quote.data && !quote.isPlaceholderData && quote.data.kind !== 'NOTHING'
  const submit = () => {
    setTried(true)
    if (!ready || isBlank(reason)) return
    request.mutate({ ...step.seen, ...wish, reason, shown_total: quote.data.after.total }, step.after)
  }
  const stepper = (label: string, value: number, set: (count: number) => void, min: number) => (
    <Stepper
      label={label}
      value={value}
      onChange={set}
      min={min}
      max={MOST_GUESTS}
      decreaseText={t`Bớt: ${label}`}
      increaseText={t`Thêm: ${label}`}
    />
  )
  return (
    <AskSheet
      title={<Trans>Đề nghị sửa đặt phòng</Trans>}
      submitText={<Trans>Gửi đề nghị</Trans>}
      act={request}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>
          Khách đồng ý thì mới đổi. Sau {EDIT_ANSWER_HOURS} giờ không trả lời, đặt phòng giữ nguyên.
        </Trans>
      </p>
      <div className={page.pair}>
        <DateField label={<Trans>Nhận phòng</Trans>} value={checkIn} onChange={setCheckIn} />
        <DateField label={<Trans>Trả phòng</Trans>} value={checkOut} onChange={setCheckOut} />
      </div>
      {stepper(t`Người lớn`, adults, setAdults, 1)}
      {stepper(t`Trẻ 6–12 tuổi`, children, setChildren, 0)}
      {stepper(t`Trẻ dưới 6 tuổi`, toddlers, setToddlers, 0)}
      {house &&
        house.rooms.length > 1 &&
        house.rooms.map(({ id, name, units }) => (
          <Stepper
            key={id}
            label={name}
            value={rooms.get(id) ?? 0}
            onChange={(count) => setRooms(new Map(rooms).set(id, count))}
            max={units}
            decreaseText={t`Bớt: ${name}`}
            increaseText={t`Thêm: ${name}`}
          />
        ))}
      {unfit !== '' && (
        <Notice tone="warning" live="polite">
          {unfit}
        </Notice>
      )}
      {quote.data && quote.data.kind !== 'NOTHING' && !quote.error && (
        <EditTerms before={quote.data.before} after={quote.data.after} difference={quote.data.difference} />
      )}
      {quote.data && !quote.data.available && (
        <Notice tone="warning" live="polite">
          <Trans>Những đêm này không còn phòng trống.</Trans>
        </Notice>
      )}
      {tried && quote.data?.kind === 'NOTHING' && (
        <Notice tone="warning" live="assertive">
          <Trans>Bạn chưa đổi gì.</Trans>
        </Notice>
      )}
      <ReasonField value={reason} onChange={setReason} missing={tried && isBlank(reason)} />
    </AskSheet>
  )
}
