import { isGateway } from '#contract/waysToPay.ts'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldError } from '#src/ui/Field.tsx'
import { intent } from '#src/ui/intent.ts'
import type { PricedStayTickets } from '#contract/shapes/stayServices.ts'
import type { Draft, DraftService } from '../draft.ts'
import { Section } from './Section.tsx'
import { part } from '#src/ui/part.ts'

const loadSheet = () => import('../services/ServicesSheet.tsx')
const ServicesSheet = part(loadSheet, 'ServicesSheet')
const ChosenServices = part(() => import('../services/ChosenServices.tsx'), 'ChosenServices')

export const SERVICES_ID = 'booking-services'

interface ServicesSectionProps {
  readonly draft: Draft
  readonly projectAreaId: number
  /** The tickets as they are priced now; null while that is being asked. */
  readonly priced: readonly PricedStayTickets[] | null
  readonly datesWrong: boolean
  readonly onChange: (changes: Pick<Draft, 'services'> & Partial<Draft>) => void
}

const sameTime = (one: DraftService, other: DraftService | null): boolean =>
  one.serviceId === other?.serviceId && one.bookingTime === other.bookingTime

/** Tickets and experiences that are booked and paid with the stay. What chooses them comes when somebody reaches for it. */
export function ServicesSection({
  draft,
  projectAreaId,
  priced,
  datesWrong,
  onChange,
}: ServicesSectionProps) {
  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState<DraftService | null>(null)
  const [early, setEarly] = useState(false)
  const chooseCheckOut = useCodeText('B_019')
  const choose = (one: DraftService | null) => {
    setEarly(datesWrong)
    setBefore(one)
    setOpen(!datesWrong)
  }
  return (
    <Section
      title={<Trans>Trải nghiệm đi kèm</Trans>}
      lead={<Trans>Vé tham quan, tour và bữa ăn trong những ngày bạn ở, trả cùng phòng trong một lần.</Trans>}
    >
      {draft.services.length > 0 && (
        <Suspense>
          <ChosenServices
            services={draft.services}
            priced={priced}
            onEdit={choose}
            onRemove={(index) =>
              onChange({ services: draft.services.filter((_one, place) => place !== index) })
            }
          />
        </Suspense>
      )}
      <p>
        <Button id={SERVICES_ID} icon="ticket" onClick={() => choose(null)} {...intent(loadSheet)}>
          <Trans>Thêm trải nghiệm</Trans>
        </Button>
      </p>
      {early && datesWrong && <FieldError>{chooseCheckOut}</FieldError>}
      {open && (
        <Suspense>
          <ServicesSheet
            stay={{
              projectAreaId,
              checkIn: draft.checkIn,
              checkOut: draft.checkOut,
              guests: draft.adults + draft.children + draft.toddlers,
            }}
            full={draft.services.length}
            before={before}
            onChoose={(service) => {
              // A time of a service is chosen once: choosing it again takes the place of what was chosen before.
              const others = draft.services.filter((one) => !sameTime(one, before) && !sameTime(one, service))
              const { paymentMethod } = draft
              onChange({
                services: [...others, service],
                paymentMethod: isGateway(paymentMethod) ? paymentMethod : 'VNPAY',
              })
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}
