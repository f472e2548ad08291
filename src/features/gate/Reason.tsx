import { Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { GuestRead as Read } from './judge.ts'
import { ARRIVAL_LIST_HOURS } from '#contract/gateClock.ts'

/** Why the light is as it is, in a sentence that says what to do. */
export function Reason({ read }: { readonly read: Read }) {
  return <p>{read.kind === 'typed' ? <Typed read={read} /> : <Scanned read={read} />}</p>
}

function Typed({ read }: { readonly read: Extract<Read, { kind: 'typed' }> }) {
  if (read.entry === null)
    return <Trans>Mã này không có trong danh sách hôm nay và ngày mai đã lưu trên máy.</Trans>
  if (read.entry.revoked) return <Trans>Đặt phòng này không còn hiệu lực.</Trans>
  if (read.used) return <Trans>Máy này đã cho khách của mã này vào rồi.</Trans>
  return (
    <Trans>Mã có trong danh sách. Mã gõ tay không có chữ ký, nên bạn đối chiếu giấy tờ của khách nhé.</Trans>
  )
}

function Scanned({ read: { verdict, entry } }: { readonly read: Extract<Read, { kind: 'scanned' }> }) {
  const { date, time } = useFormat()
  if (verdict.light === 'green') return <Trans>Mã thật, đúng chỗ, đúng ngày, đặt phòng còn hiệu lực.</Trans>
  switch (verdict.reason) {
    case 'listMissing':
      return <Trans>Mã thật, nhưng máy này chưa có danh sách khách. Bạn đối chiếu giấy tờ nhé.</Trans>
    case 'listOld':
      return (
        <Trans>
          Mã thật, nhưng danh sách trên máy đã quá {ARRIVAL_LIST_HOURS} giờ. Bạn đối chiếu giấy tờ nhé.
        </Trans>
      )
    case 'clockBehind':
      return (
        <Trans>
          Mã thật. Đồng hồ của máy này lệch: nó chạy chậm hơn giờ của danh sách đã lưu. Bạn xem hôm nay là
          ngày nào, đối chiếu ngày trên mã và giấy tờ của khách, rồi chỉnh lại giờ của máy nhé.
        </Trans>
      )
    case 'clockUnsure':
      return (
        <Trans>
          Mã thật và đúng ngày theo danh sách đã lưu, nhưng không đúng ngày theo đồng hồ của máy này. Đồng hồ
          của máy này có thể lệch: bạn xem hôm nay là ngày nào và đối chiếu giấy tờ của khách nhé.
        </Trans>
      )
    case 'notInList':
      return (
        <Trans>
          Mã thật, nhưng không có trong danh sách đã lưu: có thể vừa đặt. Bạn đối chiếu giấy tờ nhé.
        </Trans>
      )
    case 'newerVersion':
      return <Trans>Mã thật nhưng là bản cũ: đặt phòng đã đổi sau đó. Nhờ khách mở lại mã khi có mạng.</Trans>
    case 'newerThanList':
      return <Trans>Mã thật và mới hơn danh sách trên máy. Bạn đối chiếu ngày ở với khách nhé.</Trans>
    case 'wrongResort':
      return <Trans>Mã thật nhưng của chỗ khác, không phải chỗ của bạn.</Trans>
    case 'tooEarly':
      return <Trans>Khách đến sớm: ngày nhận phòng là {date(verdict.facts.from)}.</Trans>
    case 'tooLate':
      return <Trans>Chuyến này đã trả phòng ngày {date(verdict.facts.to)}.</Trans>
    case 'revoked':
      return <Trans>Đặt phòng này đã bị hủy hoặc không còn hiệu lực.</Trans>
    case 'used':
      return entry?.checkedInAt == null ? (
        <Trans>Máy này đã cho khách của mã này vào rồi.</Trans>
      ) : (
        <Trans>Khách của mã này đã nhận phòng lúc {time(entry.checkedInAt)}.</Trans>
      )
    case 'forged':
      return <Trans>Chữ ký không đúng: đây không phải mã do Ghé phát.</Trans>
    case 'unknownKey':
      return <Trans>Máy này chưa có khóa để kiểm tra mã. Bạn mở trang này khi có mạng một lần nhé.</Trans>
    case 'withdrawnKey':
      return (
        <Trans>
          Khóa ký mã này đã bị thu hồi. Nhờ khách mở lại mã khi có mạng; chưa có mạng thì bạn đối chiếu giấy
          tờ và gõ mã đặt phòng.
        </Trans>
      )
    case 'newerLayout':
      return <Trans>Mã của bản Ghé mới hơn. Bạn cập nhật ứng dụng nhé.</Trans>
    case 'unreadable':
    default:
      return <Trans>Đây không phải mã nhận phòng của Ghé.</Trans>
  }
}
