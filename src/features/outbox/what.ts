import { useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import type { OutboxEntry } from '#contract/outbox.ts'

const textIn = (input: object, field: string): string | null => {
  const value: unknown = Reflect.get(input, field)
  return typeof value === 'string' ? value : null
}

/** What somebody did, in words, and the page where it can be done again otherwise. */
export function useWhat() {
  const { t } = useLingui()
  return ({ name, input }: OutboxEntry) => {
    const bookingId = textIn(input, 'booking_id')
    const place = bookingId === null ? null : linkOptions({ to: '/booking/$id', params: { id: bookingId } })
    switch (name) {
      case 'notification.read':
        return {
          text: t`Đánh dấu một thông báo đã đọc`,
          place: linkOptions({ to: '/notification/{-$id}', params: { id: undefined } }),
        }
      case 'notification.readAll':
        return {
          text: t`Đánh dấu mọi thông báo đã đọc`,
          place: linkOptions({ to: '/notification/{-$id}', params: { id: undefined } }),
        }
      case 'device.add':
        return { text: t`Bật thông báo trên máy này`, place: linkOptions({ to: '/notification/settings' }) }
      case 'device.remove':
        return { text: t`Tắt thông báo trên máy này`, place: linkOptions({ to: '/notification/settings' }) }
      case 'host.checkIn':
        return { text: t`Nhận phòng cho khách ở cổng`, place: linkOptions({ to: '/host/gate' }) }
      case 'host.scanTicket':
        return { text: t`Quét vé của khách ở cổng`, place: linkOptions({ to: '/host/gate' }) }
      case 'review.rate':
        return { text: t`Đánh giá chuyến đi`, place }
      case 'chat.send':
        return {
          text: t`Tin nhắn: ${textIn(input, 'text') ?? ''}`,
          place: linkOptions({
            to: '/chat/chat-owner/{-$resort}/{-$booking}',
            params: { resort: undefined, booking: undefined },
          }),
        }
      case 'chat.read':
        return {
          text: t`Đánh dấu tin nhắn đã đọc`,
          place: linkOptions({
            to: '/chat/chat-owner/{-$resort}/{-$booking}',
            params: { resort: undefined, booking: undefined },
          }),
        }
      case 'favourite.wish':
        return {
          text: t`Đổi nơi yêu thích`,
          place: linkOptions({ to: '/profile/favorite-place' }),
        }
      case 'savedSearch.tell':
        return {
          text: t`Bật hoặc tắt báo tin của một tìm kiếm đã lưu`,
          place: linkOptions({ to: '/profile/saved/{-$id}', params: { id: undefined } }),
        }
      case 'savedSearch.remove':
        return {
          text: t`Xóa một tìm kiếm đã lưu`,
          place: linkOptions({ to: '/profile/saved/{-$id}', params: { id: undefined } }),
        }
      case 'host.reply':
        return { text: t`Trả lời một đánh giá`, place: linkOptions({ to: '/host' }) }
      default:
        return { text: t`Một thay đổi của bạn`, place }
    }
  }
}
