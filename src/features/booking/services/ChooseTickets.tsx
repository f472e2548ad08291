import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FieldError } from '#src/ui/Field.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { MAX_TICKETS } from '#contract/serviceKinds.ts'
import type { ServiceDetail, Slot } from '#contract/shapes/service.ts'
import type { DraftService } from '../draft.ts'
import type { StayOfServices } from './ServicesSheet.tsx'
import styles from './services.module.css'

interface ChooseTicketsProps {
  readonly serviceId: string
  readonly stay: StayOfServices
  /** What was chosen of it before, to be changed; null when it is chosen for the first time. */
  readonly before: DraftService | null
  readonly onBack: () => void
  readonly onChoose: (service: DraftService) => void
}

/** A day and a time of the stay, and how many of which ticket, of one service. */
export function ChooseTickets({ serviceId, stay, before, onBack, onChoose }: ChooseTicketsProps) {
  const { t } = useLingui()
  const detail = useQuery(query('service.detail', { service_id: serviceId }))
  const slots = useQuery(
    query('service.slots', { service_id: serviceId, from_day: stay.checkIn, to_day: stay.checkOut }),
  )
  const problem = useProblemText(detail.error ?? slots.error)
  const back = (
    <Button tone="quiet" icon="chevron-left" onClick={onBack}>
      <Trans>Trải nghiệm khác</Trans>
    </Button>
  )
  if (detail.data && slots.data)
    return (
      <Choice
        service={detail.data}
        slots={slots.data.slots}
        stay={stay}
        before={before}
        back={back}
        onChoose={onChoose}
      />
    )
  if (!problem)
    return (
      <SkeletonGroup label={t`Đang tải lịch`}>
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  return (
    <EmptyState
      picture="cloud"
      title={<Trans>Chưa tải được lịch</Trans>}
      action={
        <Button icon="refresh" onClick={() => void Promise.all([detail.refetch(), slots.refetch()])}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>{problem}</p>
      <p>{back}</p>
    </EmptyState>
  )
}

interface ChoiceProps {
  readonly service: ServiceDetail
  readonly slots: readonly Slot[]
  readonly stay: StayOfServices
  readonly before: DraftService | null
  readonly back: ReactNode
  readonly onChoose: (service: DraftService) => void
}

/** The time that was chosen before, unless it is over or sold out by now. */
const stillThere = (before: DraftService | null, slots: readonly Slot[]): string | null =>
  slots.some(({ date, time, left }) => left > 0 && `${date} ${time}` === before?.bookingTime)
    ? (before?.bookingTime ?? null)
    : null

function Choice({ service, slots, stay, before, back, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [slot, setSlot] = useState(() => stillThere(before, slots))
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(before?.tickets.map(({ typeId, quantity }) => [typeId, quantity]) ?? []),
  )
  const [told, setTold] = useState(false)
  const tickets = service.ticketTypes
    .map(({ id }) => ({ typeId: id, quantity: counts[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const quantity = tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
  const total = service.ticketTypes.reduce(
    (sum, { id, discountPrice }) => sum + discountPrice * (counts[id] ?? 0),
    0,
  )
  const chosen = slots.find(({ date, time }) => `${date} ${time}` === slot)
  const most = Math.min(stay.guests, chosen?.left ?? stay.guests, MAX_TICKETS)
  const noTickets = useCodeText(told && quantity === 0 ? 'G_TICKETS_NONE' : undefined)
  const over = quantity > stay.guests ? 'B_022' : 'ticket_not_enough'
  const tooMany = useCodeText(quantity > most ? over : undefined, most)
  const noTime = useCodeText(told && !chosen ? 'C_002' : undefined, t`Giờ`)
  if (!slots.some(({ left }) => left > 0))
    return (
      <EmptyState picture="basket" title={<Trans>Hết vé trong những ngày bạn ở</Trans>}>
        <p>
          <Trans>Bạn chọn trải nghiệm khác, hoặc đổi ngày của kỳ nghỉ nhé.</Trans>
        </p>
        <p>{back}</p>
      </EmptyState>
    )
  return (
    <div className={styles.choice}>
      <p>{back}</p>
      <div id="start-date-4">
        <RadioGroup
          legend={<Trans>Ngày và giờ</Trans>}
          name="service-slot"
          look="cards"
          value={slot}
          error={noTime || undefined}
          onChange={setSlot}
          options={slots.map(({ date, time, left }) => ({
            value: `${date} ${time}`,
            label: `${time} · ${format.date(date)}`,
            description: left === 0 ? t`Hết vé` : <Plural value={left} other="Còn # vé" />,
            disabled: left === 0,
          }))}
        />
      </div>
      <div className={styles.types}>
        {service.ticketTypes.map(({ id, name, discountPrice, note }) => (
          <Stepper
            key={id}
            label={
              <span className={styles.type}>
                {name} <data value={discountPrice}>{format.money(discountPrice)}</data>
              </span>
            }
            description={note}
            value={counts[id] ?? 0}
            max={Math.max(counts[id] ?? 0, most - quantity + (counts[id] ?? 0))}
            onChange={(count) => setCounts((all) => ({ ...all, [id]: count }))}
            decreaseText={t`Bớt một vé ${name}`}
            increaseText={t`Thêm một vé ${name}`}
          />
        ))}
        <p className="note">
          <Plural value={stay.guests} other="Nhiều nhất # vé, bằng số khách của kỳ nghỉ." />
        </p>
        {(noTickets || tooMany) && <FieldError>{noTickets || tooMany}</FieldError>}
      </div>
      <Button
        tone="primary"
        size="large"
        block
        onClick={() => {
          setTold(true)
          if (!chosen || quantity === 0 || quantity > most || slot === null) return
          onChoose({ serviceId: service.id, name: service.name, bookingTime: slot, tickets })
        }}
      >
        {before ? (
          t`Đổi thành · ${format.vnd(total)}`
        ) : quantity === 0 ? (
          <Trans>Thêm vào kỳ nghỉ</Trans>
        ) : (
          t`Thêm vào kỳ nghỉ · ${format.vnd(total)}`
        )}
      </Button>
    </div>
  )
}
