import { Trans, useLingui } from '@lingui/react/macro'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Stepper } from '#src/ui/Stepper.tsx'
import { DEFAULT_SEARCH, MAX_GUESTS, MAX_ROOMS } from '#contract/shapes/searchDefaults.ts'
import { peopleOf } from './people.ts'

/** Adults from 13, children of 6 to 12, children under 6, and rooms. Thirty people at the most. */
export function GuestChoice({
  value,
  onChange,
}: {
  readonly value: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}) {
  const { t } = useLingui()
  const room = MAX_GUESTS - peopleOf(value)
  const adults = value.number_of_adult ?? DEFAULT_SEARCH.number_of_adult
  const children = value.number_of_school_aged_child ?? 0
  const toddlers = value.number_of_toddler_child ?? 0
  return (
    <>
      <Stepper
        name="number_of_adult"
        label={<Trans>Người lớn</Trans>}
        description={<Trans>Từ 13 tuổi</Trans>}
        value={adults}
        min={1}
        max={adults + room}
        decreaseText={t`Bớt một người lớn`}
        increaseText={t`Thêm một người lớn`}
        onChange={(count) => onChange({ number_of_adult: count })}
      />
      <Stepper
        name="number_of_school_aged_child"
        label={<Trans>Trẻ em</Trans>}
        description={<Trans>6–12 tuổi</Trans>}
        value={children}
        max={children + room}
        decreaseText={t`Bớt một trẻ em`}
        increaseText={t`Thêm một trẻ em`}
        onChange={(count) => onChange({ number_of_school_aged_child: count })}
      />
      <Stepper
        name="number_of_toddler_child"
        label={<Trans>Em bé</Trans>}
        description={<Trans>Dưới 6 tuổi, miễn phí</Trans>}
        value={toddlers}
        max={toddlers + room}
        decreaseText={t`Bớt một em bé`}
        increaseText={t`Thêm một em bé`}
        onChange={(count) => onChange({ number_of_toddler_child: count })}
      />
      <Stepper
        name="number_of_room"
        label={<Trans>Số phòng</Trans>}
        value={value.number_of_room ?? DEFAULT_SEARCH.number_of_room}
        min={1}
        max={MAX_ROOMS}
        decreaseText={t`Bớt một phòng`}
        increaseText={t`Thêm một phòng`}
        onChange={(count) => onChange({ number_of_room: count })}
      />
    </>
  )
}
