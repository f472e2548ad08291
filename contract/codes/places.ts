import type { Message } from './message.ts'

/** What can be said to a host about a place's hours, and calendars of other sites. */
export const PLACES = {
  G_SAME_HOUR: {
    status: 400,
    vi: 'Giờ yên tĩnh cần bắt đầu và kết thúc vào hai giờ khác nhau.',
    en: 'Quiet hours need to start and end at different times.',
  },
  G_CALENDAR_ADDRESS: {
    status: 400,
    vi: 'Địa chỉ lịch phải bắt đầu bằng https:// và mở được từ ngoài Internet.',
    en: 'The address of a calendar starts with https:// and can be opened from the Internet.',
  },
  G_CALENDAR_MANY: {
    status: 409,
    vi: 'Chỗ ở này đã theo dõi đủ {0} lịch.',
    en: 'This place already follows {0} calendars.',
  },
} as const satisfies Record<string, Message>
