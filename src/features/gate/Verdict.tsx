import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isQueued } from '#contract/outbox.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Reason } from './Reason.tsx'
import { refOf, type GuestRead as Read } from './judge.ts'
import { markUsed } from './used.ts'
import styles from './gate.module.css'

type Light = 'green' | 'amber' | 'red'
const ICONS = { green: 'check-circle', amber: 'warning', red: 'close-circle' } as const

const lightOf = (read: Read): Light => {
  if (read.kind === 'scanned') return read.verdict.light
  return read.used || read.entry === null || read.entry.revoked ? 'red' : 'amber'
}

/** What the gate says to a code: the light, why, who it is, and what can be done. */
export function Verdict({ read, onNext }: { readonly read: Read; readonly onNext: () => void }) {
  const light = lightOf(read)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={styles.verdict} data-light={light} aria-live="assertive">
      <Icon name={ICONS[light]} size={32} />
      <h2 ref={head} tabIndex={-1} className={styles.light}>
        {light === 'green' && <Trans>Đúng khách, mời vào</Trans>}
        {light === 'amber' && <Trans>Kiểm tra thêm giấy tờ</Trans>}
        {light === 'red' && <Trans>Chưa cho vào</Trans>}
      </h2>
      <Reason read={read} />
      <Who read={read} />
      {light !== 'red' && <LetIn read={read} light={light} />}
      <Button icon="qr" onClick={onNext}>
        <Trans>Quét mã khác</Trans>
      </Button>
    </section>
  )
}

function Who({ read }: { readonly read: Read }) {
  const format = useFormat()
  const facts = read.kind === 'scanned' && 'facts' in read.verdict ? read.verdict.facts : null
  const guest = read.kind === 'scanned' ? read.guest : null
  const stay = facts ?? (read.entry && { from: read.entry.checkIn, to: read.entry.checkOut })
  const people = facts ? facts.adults + facts.children + facts.toddlers : read.entry?.guests
  if (stay === null) return null
  return (
    <Facts
      items={[
        ...(guest === null
          ? []
          : [
              { key: 'name', label: <Trans>Khách</Trans>, value: guest.guestName, strong: true },
              { key: 'code', label: <Trans>Mã đặt phòng</Trans>, value: guest.code },
              { key: 'rooms', label: <Trans>Phòng</Trans>, value: guest.roomNames.join(', ') },
            ]),
        ...(read.kind === 'typed'
          ? [{ key: 'code', label: <Trans>Mã đặt phòng</Trans>, value: read.text }]
          : []),
        { key: 'stay', label: <Trans>Ngày ở</Trans>, value: format.range(stay.from, stay.to) },
        {
          key: 'guests',
          label: <Trans>Số khách</Trans>,
          value: <Plural value={people ?? 0} other="# khách" />,
        },
      ]}
    />
  )
}

/** Lets the guest in: told to the server now, or when there is a network; the scan's nonce makes it one. */
function LetIn({ read, light }: { readonly read: Read; readonly light: Light }) {
  const client = useQueryClient()
  const format = useFormat()
  const { mutate, data, error, isPending } = useAct('host.checkIn')
  // One scan, one moment and one nonce, however often the button is pressed.
  const [scan] = useState(() => ({
    code: read.text,
    nonce: crypto.randomUUID(),
    scanned_at: new Date(serverTime()).toISOString(),
  }))
  const failed = useProblemText(error)

  async function note(): Promise<void> {
    const ref =
      read.kind === 'scanned' && 'facts' in read.verdict
        ? await refOf(read.verdict.facts.bookingId)
        : (read.entry?.ref ?? null)
    if (ref !== null) markUsed(ref, serverTime())
    await outdated(client, 'host.arrivals', 'host.residency', 'host.today', 'host.bookings')
  }

  if (data !== undefined)
    return (
      <p className={styles.done} role="status">
        <Icon name={isQueued(data) ? 'send' : 'check'} />
        {isQueued(data) ? (
          <Trans>Đã ghi trên máy này. Chưa gửi; Ghé tự gửi khi có mạng.</Trans>
        ) : data.first ? (
          <Trans>Đã nhận phòng lúc {format.time(data.checkedInAt)}.</Trans>
        ) : (
          <Trans>
            Khách này đã được quét trước đó: {data.scans.map(({ at }) => format.time(at)).join(', ')}.
          </Trans>
        )}
      </p>
    )
  return (
    <>
      {failed !== '' && <p role="alert">{failed}</p>}
      <Button
        tone="primary"
        block
        icon="door"
        busy={isPending}
        onClick={() => mutate(scan, { onSuccess: () => void note() })}
      >
        {light === 'green' ? (
          <Trans context="button">Nhận phòng</Trans>
        ) : (
          <Trans>Giấy tờ khớp, nhận phòng</Trans>
        )}
      </Button>
    </>
  )
}
