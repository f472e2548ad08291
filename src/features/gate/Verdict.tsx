import { Plural, Trans } from '@lingui/react/macro'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { isQueued } from '#contract/outbox.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useToldAway } from '#src/app/state/away.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Judged, Noted, useScan, type Light } from './Judged.tsx'
import { Reason } from './Reason.tsx'
import { refOf, type GuestRead as Read } from './judge.ts'
import { markUsed } from './used.ts'

const lightOf = (read: Read): Light => {
  if (read.kind === 'scanned') return read.verdict.light
  return read.used || read.entry === null || read.entry.revoked ? 'red' : 'amber'
}

/** What the gate says to a code: the light, why, who it is, and what can be done. */
export function Verdict({ read, onNext }: { readonly read: Read; readonly onNext: () => void }) {
  const light = lightOf(read)
  const busy = useIsMutating({ mutationKey: ['host.checkIn'] }) > 0
  const words = {
    green: <Trans>Đúng khách, mời vào</Trans>,
    amber: <Trans>Kiểm tra thêm giấy tờ</Trans>,
    red: <Trans>Chưa cho vào</Trans>,
  }
  return (
    <Judged light={light} words={words} busy={busy} onNext={onNext}>
      <Reason read={read} />
      <Who read={read} />
      {light !== 'red' && <LetIn read={read} light={light} />}
    </Judged>
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
  /** Also when the host has left by then: nobody is let in on this code a second time. */
  async function note(): Promise<void> {
    const ref =
      read.kind === 'scanned' && 'facts' in read.verdict
        ? await refOf(read.verdict.facts.bookingId)
        : (read.entry?.ref ?? null)
    if (ref !== null) markUsed(ref, serverTime())
    void outdated(client, 'host.arrivals', 'host.residency', 'host.today', 'host.bookings')
  }

  const onError = useToldAway()
  const { mutate, data, error, isPending } = useAct('host.checkIn', {
    onSuccess: note,
    onError,
  })
  const scan = useScan(read.text)
  const failed = useProblemText(error)

  if (data !== undefined)
    return (
      <Noted queued={isQueued(data)}>
        {!isQueued(data) &&
          (data.first ? (
            <Trans>Đã nhận phòng lúc {format.time(data.checkedInAt)}.</Trans>
          ) : (
            <Trans>
              Khách này đã được quét trước đó: {data.scans.map(({ at }) => format.time(at)).join(', ')}.
            </Trans>
          ))}
      </Noted>
    )
  return (
    <>
      {failed !== '' && <p role="alert">{failed}</p>}
      <Button tone="primary" block icon="door" busy={isPending} onClick={() => mutate(scan)}>
        {light === 'green' ? (
          <Trans context="button">Nhận phòng</Trans>
        ) : (
          <Trans>Giấy tờ khớp, nhận phòng</Trans>
        )}
      </Button>
    </>
  )
}
