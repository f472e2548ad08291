import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useStayForTickets } from '#src/app/tickets/useStayForTickets.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Price } from '#src/ui/Price.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { MAX_TICKETS } from '#contract/serviceKinds.ts'
import { outsideStay } from '#contract/service/outsideStay.ts'
import { quoteTickets } from '#contract/service/price.ts'
import type { ServiceDetail } from '#contract/shapes/service.ts'
import { DayStrip } from './DayStrip.tsx'
import { useTickets } from './useTickets.ts'
import offer from '#src/app/pieces/Offer.module.css'
import styles from './TicketCard.module.css'

/** So few tickets are worth saying aloud. */
const FEW = 6

/** A day, a time, how many of which ticket, and the way on: beside the page on wide screens, below the words on a phone. */
export function TicketCard({
  service,
  day,
  stayId,
}: {
  readonly service: ServiceDetail
  readonly day: string | undefined
  /** The stay that the tickets will belong to. */
  readonly stayId?: string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const stay = useStayForTickets(stayId)
  const tickets = useTickets(service, day, stay)
  const { chosen, slot, counts } = tickets
  const quote = quoteTickets(
    service.ticketTypes.map(({ id, name, price, discountPrice }) => ({
      ticketTypeId: id,
      name,
      quantity: counts[id] ?? 0,
      price,
      discountPrice,
    })),
  )
  const tooMany = slot !== null && quote.quantity > slot.left
  const outside = stay && slot && outsideStay(stay, slot.date, quote.quantity)
  const outsideText = useCodeText(outside ?? undefined)
  const ready = slot !== null && quote.quantity > 0 && !tooMany && !outside
  return (
    <aside className={`panel ${offer.card}`} aria-label={t`Chọn vé`}>
      <DayStrip tickets={tickets} />
      {chosen.length > 0 && (
        <RadioGroup
          legend={<Trans>Giờ bắt đầu</Trans>}
          name="time"
          look="cards"
          value={slot?.time ?? null}
          onChange={tickets.chooseTime}
          options={chosen.map(({ time, endTime, left }) => ({
            value: time,
            label: `${time} – ${endTime}`,
            description:
              left === 0 ? (
                t`Hết vé`
              ) : left <= FEW ? (
                <span className="strong alarm">
                  <Plural value={left} other="Chỉ còn # vé" />
                </span>
              ) : (
                <Plural value={left} other="Còn # vé" />
              ),
            disabled: left === 0,
          }))}
        />
      )}
      <div className="stack-3 ruled">
        {service.ticketTypes.map((type) => (
          <Stepper
            key={type.id}
            label={
              <span className="words">
                {type.name}
                <span className={styles.price}>
                  {type.discountPrice < type.price && (
                    <s>
                      <span className="unseen">{t`Giá cũ`} </span>
                      {format.money(type.price)}
                    </s>
                  )}{' '}
                  <data value={type.discountPrice}>{format.money(type.discountPrice)}</data>
                </span>
              </span>
            }
            description={type.note}
            value={counts[type.id] ?? 0}
            max={Math.max(counts[type.id] ?? 0, MAX_TICKETS - quote.quantity + (counts[type.id] ?? 0))}
            onChange={(count) => tickets.count(type.id, count)}
            decreaseText={t`Bớt một vé ${type.name}`}
            increaseText={t`Thêm một vé ${type.name}`}
          />
        ))}
      </div>
      <div role="status" className={offer.told}>
        {tooMany && (
          <p className="strong alarm">
            <Plural value={slot.left} other="Giờ này chỉ còn # vé. Bạn bớt vé hoặc chọn giờ khác nhé." />
          </p>
        )}
        {outside && <p className="strong alarm">{outsideText}</p>}
      </div>
      <div className={offer.bar} data-bottom-bar="">
        <Price amount={format.charged(quote.total)} unit={<Plural value={quote.quantity} other="# vé" />} />
        {ready ? (
          <Link
            to="/booking-service/detail/{-$key}"
            params={{ key: undefined }}
            search={{
              service_id: service.id,
              booking_id: stayId,
              booking_time: `${slot.date} ${slot.time}`,
              tickets: quote.lines
                .map(({ ticketTypeId, quantity }) => `${ticketTypeId}:${quantity}`)
                .join(','),
            }}
            {...buttonLook({ tone: 'primary', size: 'large' })}
          >
            <Trans>Tiếp tục</Trans>
          </Link>
        ) : outside ? (
          <Link
            to="/services/{-$id}"
            params={{ id: service.id }}
            search={{ booking_day: slot.date }}
            replace
            resetScroll={false}
            {...buttonLook()}
          >
            <Trans>Mua riêng, không kèm chuyến đi</Trans>
          </Link>
        ) : (
          <p className={styles.soft}>
            {slot === null ? <Trans>Chọn giờ để tiếp tục</Trans> : <Trans>Chọn số vé để tiếp tục</Trans>}
          </p>
        )}
      </div>
    </aside>
  )
}
