import { Trans } from '@lingui/react/macro'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { ARRIVAL_LIST_HOURS } from '#contract/gateClock.ts'
import { isQueued } from '#contract/outbox.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useToldAway } from '#src/app/state/away.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Judged, Noted, useScan } from './Judged.tsx'
import { refOf, type TicketRead } from './judge.ts'
import { markUsed } from './used.ts'

/** What the gate says to a ticket: the light, why, what it is for, and what can be done. */
export function TicketVerdict({ read, onNext }: { readonly read: TicketRead; readonly onNext: () => void }) {
  const { light } = read.verdict
  const busy = useIsMutating({ mutationKey: ['host.scanTicket'] }) > 0
  const words = {
    green: <Trans>Vé đúng, mời vào</Trans>,
    amber: <Trans>Vé thật, kiểm tra thêm</Trans>,
    red: <Trans>Chưa cho vào</Trans>,
  }
  return (
    <Judged light={light} words={words} busy={busy} onNext={onNext}>
      <p>
        <Reason read={read} />
      </p>
      <What read={read} />
      {light !== 'red' && <UseTicket read={read} />}
    </Judged>
  )
}

/** Why the light is as it is, in a sentence that says what to do. */
function Reason({ read: { verdict, entry } }: { readonly read: TicketRead }) {
  const { date, time } = useFormat()
  if (verdict.light === 'green') return <Trans>Vé do Ghé phát, đúng ngày, chưa dùng.</Trans>
  switch (verdict.reason) {
    case 'listMissing':
      return <Trans>Máy này chưa có danh sách vé. Bạn xem khách có đúng loại vé không nhé.</Trans>
    case 'listOld':
      return <Trans>Danh sách vé trên máy đã quá {ARRIVAL_LIST_HOURS} giờ, nên vé có thể vừa bị hủy.</Trans>
    case 'clockBehind':
      return (
        <Trans>
          Vé thật. Đồng hồ của máy này lệch: nó chạy chậm hơn giờ của danh sách đã lưu. Bạn xem hôm nay là
          ngày nào, đối chiếu ngày trên vé và giấy tờ của khách, rồi chỉnh lại giờ của máy nhé.
        </Trans>
      )
    case 'clockUnsure':
      return (
        <Trans>
          Vé thật và đúng ngày theo danh sách đã lưu, nhưng không đúng ngày theo đồng hồ của máy này. Đồng hồ
          của máy này có thể lệch: bạn xem hôm nay là ngày nào và đối chiếu giấy tờ của khách nhé.
        </Trans>
      )
    case 'notInList':
      return <Trans>Vé chưa có trong danh sách đã lưu: có thể vừa mua.</Trans>
    case 'wrongService':
      return <Trans>Vé thật nhưng của trải nghiệm khác, không phải của bạn.</Trans>
    case 'tooEarly':
      return <Trans>Khách đến sớm: vé dùng ngày {date(verdict.facts.date)}.</Trans>
    case 'tooLate':
      return <Trans>Vé đã quá ngày: chỉ dùng ngày {date(verdict.facts.date)}.</Trans>
    case 'revoked':
      return <Trans>Vé này đã bị hủy.</Trans>
    case 'used':
      return entry?.usedAt == null ? (
        <Trans>Máy này đã quét vé này rồi.</Trans>
      ) : (
        <Trans>Vé này đã dùng lúc {time(entry.usedAt)}.</Trans>
      )
    case 'unknownKey':
      return <Trans>Máy này chưa có khóa để kiểm tra mã. Bạn mở trang này khi có mạng một lần nhé.</Trans>
    case 'withdrawnKey':
      return <Trans>Khóa ký vé này đã bị thu hồi. Nhờ khách mở lại vé khi có mạng để lấy mã mới.</Trans>
    case 'forged':
    case 'unreadable':
    default:
      return <Trans>Chữ ký không đúng: đây không phải mã do Ghé phát.</Trans>
  }
}

/** What the ticket is for; only what is signed is shown. */
function What({ read: { verdict, entry, serviceName } }: { readonly read: TicketRead }) {
  const format = useFormat()
  if (!('facts' in verdict)) return null
  const { facts } = verdict
  const clock = [Math.floor(facts.minute / 60), facts.minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return (
    <Facts
      items={[
        ...(serviceName === ''
          ? []
          : [
              {
                key: 'service',
                label: <Trans context="one">Trải nghiệm</Trans>,
                value: serviceName,
                strong: true,
              },
            ]),
        ...(entry === null ? [] : [{ key: 'type', label: <Trans>Loại vé</Trans>, value: entry.typeName }]),
        { key: 'when', label: <Trans>Giờ</Trans>, value: `${clock}, ${format.date(facts.date)}` },
        {
          key: 'number',
          label: <Trans>Vé</Trans>,
          value: (
            <Trans>
              {facts.number} trên {facts.of}
            </Trans>
          ),
        },
      ]}
    />
  )
}

/** Uses the ticket: told to the server now, or when there is a network; the scan's nonce makes it one. */
function UseTicket({ read }: { readonly read: TicketRead }) {
  const client = useQueryClient()
  const format = useFormat()
  /** Also when the host has left by then: nobody is let in on this code a second time. */
  async function note(): Promise<void> {
    if ('facts' in read.verdict) markUsed(await refOf(read.verdict.facts.ticketId), serverTime())
    void outdated(client, 'host.tickets')
  }

  const onError = useToldAway()
  const { mutate, data, error, isPending } = useAct('host.scanTicket', {
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
            <Trans>Đã dùng vé lúc {format.time(data.usedAt)}.</Trans>
          ) : (
            <Trans>
              Vé này đã được quét trước đó: {data.scans.map(({ at }) => format.time(at)).join(', ')}.
            </Trans>
          ))}
      </Noted>
    )
  return (
    <>
      {failed !== '' && <p role="alert">{failed}</p>}
      <Button tone="primary" block icon="ticket" busy={isPending} onClick={() => mutate(scan)}>
        <Trans>Dùng vé, mời vào</Trans>
      </Button>
    </>
  )
}
