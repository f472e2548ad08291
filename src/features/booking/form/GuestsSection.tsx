import { Trans, useLingui } from '@lingui/react/macro'
import { FieldError } from '#src/ui/Field.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import type { Draft } from '../draft.ts'
import { Section } from './Section.tsx'
import { limitsOf, misfit, type ChosenRoom, type StayWanted } from './stay.ts'
import styles from './form.module.css'

export const GUESTS_ID = 'booking-guests'

type People = Pick<Draft, 'adults' | 'children' | 'toddlers' | 'extraBeds'>

interface GuestsSectionProps {
  readonly draft: StayWanted
  readonly rooms: readonly ChosenRoom[]
  readonly onChange: (people: Partial<People>) => void
}

/** Who comes along: the steppers stop at what the chosen rooms hold. */
export function GuestsSection({ draft, rooms, onChange }: GuestsSectionProps) {
  const { t } = useLingui()
  const limits = limitsOf(rooms)
  const guests = draft.adults + draft.children + draft.toddlers
  const wrong = rooms.length === 0 ? null : misfit(draft, rooms)
  const most = (now: number) => Math.max(now, now + limits.people - guests)
  return (
    <Section
      title={<Trans context="several">Khách</Trans>}
      lead={rooms.length > 0 ? <Trans>Phòng bạn chọn ở được tối đa {limits.people} khách.</Trans> : undefined}
    >
      <div className={styles.steppers} id={GUESTS_ID} tabIndex={-1}>
        <Stepper
          label={t`Người lớn`}
          description={t`Từ 13 tuổi`}
          value={draft.adults}
          min={1}
          max={most(draft.adults)}
          onChange={(adults) => onChange({ adults })}
          decreaseText={t`Bớt một người lớn`}
          increaseText={t`Thêm một người lớn`}
        />
        <Stepper
          label={t`Trẻ em`}
          description={t`Từ 6 đến 12 tuổi, tính phụ thu`}
          value={draft.children}
          max={most(draft.children)}
          onChange={(children) => onChange({ children })}
          decreaseText={t`Bớt một trẻ em`}
          increaseText={t`Thêm một trẻ em`}
        />
        <Stepper
          label={t`Em bé`}
          description={t`Dưới 6 tuổi, miễn phí`}
          value={draft.toddlers}
          max={most(draft.toddlers)}
          onChange={(toddlers) => onChange({ toddlers })}
          decreaseText={t`Bớt một em bé`}
          increaseText={t`Thêm một em bé`}
        />
        {limits.beds > 0 && (
          <Stepper
            label={t`Giường phụ`}
            description={t`Tối đa ${limits.beds}, tính theo đêm`}
            value={Math.min(draft.extraBeds, limits.beds)}
            max={limits.beds}
            onChange={(extraBeds) => onChange({ extraBeds })}
            decreaseText={t`Bớt một giường phụ`}
            increaseText={t`Thêm một giường phụ`}
          />
        )}
      </div>
      {wrong === 'tooMany' && (
        <FieldError>
          <Trans>
            Có {guests} khách, phòng đã chọn ở được {limits.people}. Bạn bớt khách hoặc thêm phòng nhé.
          </Trans>
        </FieldError>
      )}
      {wrong === 'tooFewAdults' && (
        <FieldError>
          <Trans>Mỗi phòng cần ít nhất một người lớn. Bạn đang chọn {limits.units} phòng.</Trans>
        </FieldError>
      )}
    </Section>
  )
}
