import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { Room } from '#contract/shapes/resort.ts'
import { RoomsSection } from '#src/features/booking/form/RoomsSection.tsx'
import { onPage } from '#tests/support/onPage.tsx'

const room = (name: string): Room => ({
  id: name,
  resortId: 'r',
  name,
  description: '',
  pictureIds: ['room-pine-1'],
  area: 30,
  beds: '1 giường đôi',
  bedrooms: 1,
  bathrooms: 1,
  units: 4,
  entireProperty: false,
  rates: {
    basePrice: 1_000_000,
    weekendPrice: null,
    seasons: [],
    nights: {},
    discountPercent: 0,
    includedAdults: 2,
    adultSurcharge: 0,
    childSurcharge: 0,
    extraBedPrice: 0,
    maxExtraBeds: 0,
    minGuests: 1,
    maxGuests: 2,
  },
  benefitIds: [],
})
const ROOMS = [room('Phòng vườn'), room('Phòng suối')]

function Chosen() {
  const [rooms, setRooms] = useState(ROOMS.map(({ id }) => ({ roomId: id, count: 1 })))
  const chosen = rooms.flatMap(({ roomId, count }) =>
    ROOMS.filter(({ id }) => id === roomId).map((one) => ({ room: one, count })),
  )
  return (
    <RoomsSection
      resort={{ rooms: ROOMS }}
      rooms={chosen}
      left={null}
      onChange={(next) => setRooms([...next])}
    />
  )
}

test('a room is taken off the selection only after a question, and stays where the answer is no', async () => {
  await onPage(<Chosen />, ['booking', 'changing'])
  const off = page.getByRole('button', { name: 'Bớt một phòng Phòng suối' })
  await off.click()
  const question = page.getByRole('alertdialog', { name: PROMPTS.deselect_room.vi })
  await question.getByRole('button', { name: 'Giữ lại' }).click()
  await expect.element(off).toBeVisible()
  await off.click()
  await question.getByRole('button', { name: 'Bỏ phòng này' }).click()
  await expect.element(off).not.toBeInTheDocument()
})
