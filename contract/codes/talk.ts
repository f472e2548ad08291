import type { Message } from './message.ts'

/** What can be said to a favourite place, a saved search and to a message. */
export const TALK = {
  G_FAVOURITES_FULL: {
    status: 409,
    vi: 'Bạn đã giữ {0} nơi yêu thích. Bỏ bớt một nơi rồi thêm nơi này nhé.',
    en: 'You keep {0} favourite places already. Take one off, then add this one.',
  },
  G_SAVED_SEARCHES_FULL: {
    status: 409,
    vi: 'Bạn đã lưu {0} tìm kiếm. Xóa bớt một tìm kiếm rồi lưu tìm kiếm này nhé.',
    en: 'You keep {0} searches already. Delete one, then save this one.',
  },
  G_CHAT_CLOSED: {
    status: 409,
    vi: 'Người này không còn dùng Ghé nên không nhận được tin nhắn.',
    en: 'This person no longer uses Ghé and cannot be reached here.',
  },
  G_CHAT_TAKEN: {
    status: 409,
    vi: '{0} đang trả lời cuộc trò chuyện này.',
    en: '{0} is answering this conversation.',
  },
  G_CHAT_NOT_TAKEN: {
    status: 409,
    vi: 'Bạn nhận cuộc trò chuyện này trước khi trả lời nhé.',
    en: 'Please take this conversation before you answer.',
  },
} as const satisfies Record<string, Message>
