import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import type { PlaceCalendars } from '#contract/shapes/calendar.ts'
import type { House } from '#contract/shapes/house.ts'
import { useAct } from '#src/api/act.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { focusWrong } from '#src/app/work/mistakes.ts'
import page from '#src/app/work/page.module.css'

interface AddCalendarProps {
  readonly house: House
  readonly onAdded: (fresh: PlaceCalendars) => void
}

/** Follows one more calendar. What was typed stays until it is followed. */
export function AddCalendar({ house, onAdded }: AddCalendarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [roomId, setRoomId] = useState(house.rooms[0]?.id ?? '')
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  const add = useAct('calendar.add')
  const wrong: Record<string, string> = {
    ...(name.trim() === '' ? { name: 'C_001' } : {}),
    ...(address.trim() === '' ? { address: 'C_001' } : {}),
    ...(address.trim() !== '' && !address.trim().startsWith('https://')
      ? { address: 'G_CALENDAR_ADDRESS' }
      : {}),
  }
  const noName = useCodeText(tried ? wrong.name : undefined, t`tên trang`)
  const noAddress = useCodeText(tried ? wrong.address : undefined, t`địa chỉ lịch`)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(wrong).length > 0) return focusWrong(event.currentTarget, wrong)
    add.mutate(
      { resort_id: house.id, room_id: roomId, name, address: address.trim() },
      {
        onSuccess: (fresh) => {
          setName('')
          setAddress('')
          setTried(false)
          onAdded(fresh)
        },
      },
    )
  }
  if (house.rooms.length === 0) return null
  const room = house.rooms.find(({ id }) => id === roomId)
  return (
    <form className="stack-4" onSubmit={submit} noValidate>
      <div className={page.pair}>
        {house.rooms.length > 1 && (
          <Select
            label={<Trans>Phòng</Trans>}
            value={roomId}
            options={house.rooms.map(({ id, name: said }) => ({ value: id, label: said[format.language] }))}
            onChange={({ target }) => setRoomId(target.value)}
          />
        )}
        <TextField
          name="name"
          label={<Trans>Trang nào</Trans>}
          placeholder="Airbnb"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={noName || undefined}
        />
        <TextField
          name="address"
          label={<Trans>Địa chỉ lịch (iCal)</Trans>}
          type="url"
          inputMode="url"
          placeholder="https://…/calendar.ics"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          error={(noAddress || add.error?.fields.address) ?? undefined}
        />
      </div>
      {room && room.units > 1 && (
        <p className="soft">
          <Trans>Đêm có khách ở trang kia sẽ đóng cả {room.units} phòng loại này.</Trans>
        </p>
      )}
      <Refusal error={add.error} />
      <div className="row-3">
        <Button type="submit" busy={add.isPending}>
          <Trans>Theo dõi lịch này</Trans>
        </Button>
      </div>
    </form>
  )
}
