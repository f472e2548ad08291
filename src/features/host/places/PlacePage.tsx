import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { House } from '#contract/shapes/house.ts'
import { placePath } from '#src/domain/place/placePath.ts'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { PlaceCalendars } from '../calendars/PlaceCalendars.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { HouseForm } from './HouseForm.tsx'
import { RoomForm } from './RoomForm.tsx'
import page from '#src/app/work/page.module.css'

/** The way back to all of them. */
export function Back() {
  return (
    <Link to="/host/places" className="touch">
      <Icon name="arrow-left" />
      <Trans>Chỗ ở</Trans>
    </Link>
  )
}

function Rooms({ house }: { readonly house: House }) {
  const format = useFormat()
  const [adding, setAdding] = useState(house.rooms.length === 0)
  const whole = house.rooms.some(({ entireProperty }) => entireProperty)
  return (
    <section className="stack-3">
      <SectionHeading>
        <Trans>Phòng</Trans>
      </SectionHeading>
      {house.rooms.length === 0 && (
        <Notice tone="info">
          <Trans>Khách tìm thấy chỗ ở này khi nó có phòng.</Trans>
        </Notice>
      )}
      {house.rooms.map((room) => (
        <Disclosure
          key={room.id}
          look="card"
          summary={room.name[format.language]}
          aside={format.vnd(room.rates.basePrice)}
        >
          <RoomForm house={house} room={room} onSaved={() => undefined} />
        </Disclosure>
      ))}
      {!whole && !adding && (
        <div className="row-3">
          <Button icon="plus" onClick={() => setAdding(true)}>
            <Trans>Thêm phòng</Trans>
          </Button>
        </div>
      )}
      {adding && (
        <Card as="section" padded>
          <RoomForm house={house} room={null} onSaved={() => setAdding(false)} />
        </Card>
      )}
    </section>
  )
}

/** One place of mine: what is said of it, and its rooms. */
export function PlacePage({ resortId }: { readonly resortId: string }) {
  const format = useFormat()
  const { data, error, isPending, refetch } = useQuery(query('host.house', { resort_id: resortId }))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <div className={page.page}>
      <Back />
      <SectionHeading
        level={1}
        action={
          data.rooms.length > 0 && (
            <Link to={placePath(data.type)} params={{ id: data.id }} {...buttonLook({ size: 'small' })}>
              <Trans>Xem như khách</Trans>
            </Link>
          )
        }
      >
        {data.name[format.language]}
      </SectionHeading>
      <SavedNote at={savedAt(data)} />
      <Rooms house={data} />
      {data.rooms.length > 0 && <PlaceCalendars house={data} />}
      <SectionCard
        title={<Trans>Thông tin chỗ ở</Trans>}
        lead={<Trans>Đặt phòng đã có giữ nguyên điều kiện lúc khách đặt.</Trans>}
      >
        <HouseForm house={data} />
      </SectionCard>
    </div>
  )
}
