import { Trans, useLingui } from '@lingui/react/macro'
import type { StaySearch } from '#src/api/staySearch.ts'
import { Stepper } from '#src/ui/Stepper.tsx'
import { adultsOf, guestsOf } from '../choosing.ts'

/** Who comes, by the three ages. */
export function GuestSteppers({
  stay,
  onStay,
  most,
}: {
  readonly stay: StaySearch
  readonly onStay: (stay: StaySearch) => void
  /** How many people the whole resort holds. */
  readonly most: number
}) {
  const { t } = useLingui()
  const room = Math.max(0, most - guestsOf(stay))
  const adults = adultsOf(stay)
  const children = stay.number_of_school_aged_child ?? 0
  const toddlers = stay.number_of_toddler_child ?? 0
  return (
    <div>
      <Stepper
        label={<Trans>Người lớn</Trans>}
        description={<Trans>Từ 13 tuổi</Trans>}
        value={adults}
        min={1}
        max={adults + room}
        decreaseText={t`Bớt một người lớn`}
        increaseText={t`Thêm một người lớn`}
        onChange={(count) => onStay({ ...stay, number_of_adult: count })}
      />
      <Stepper
        label={<Trans>Trẻ em</Trans>}
        description={<Trans>6–12 tuổi</Trans>}
        value={children}
        max={children + room}
        decreaseText={t`Bớt một trẻ em`}
        increaseText={t`Thêm một trẻ em`}
        onChange={(count) => onStay({ ...stay, number_of_school_aged_child: count })}
      />
      <Stepper
        label={<Trans>Em bé</Trans>}
        description={<Trans>Dưới 6 tuổi, miễn phí</Trans>}
        value={toddlers}
        max={toddlers + room}
        decreaseText={t`Bớt một em bé`}
        increaseText={t`Thêm một em bé`}
        onChange={(count) => onStay({ ...stay, number_of_toddler_child: count })}
      />
    </div>
  )
}
