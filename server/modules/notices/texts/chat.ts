import { say } from './text.ts'

/** What somebody is told about a message. `{text}` is its beginning, in quotes; where it is only pictures, `to` says so. */
export const CHAT = {
  'guest.chat': say(['{name} nhắn cho bạn', '{text}'], ['{name} wrote to you', '{text}']),
  'guest.chat.PICTURES': say(
    ['{name} gửi ảnh cho bạn', 'Bạn mở cuộc trò chuyện để xem nhé.'],
    ['{name} sent you pictures', 'Open the conversation to see them.'],
  ),
  'guest.support': say(['Nhân viên Ghé trả lời bạn', '{text}'], ['Our staff answered you', '{text}']),
  'guest.support.PICTURES': say(
    ['Nhân viên Ghé gửi ảnh cho bạn', 'Bạn mở cuộc trò chuyện để xem nhé.'],
    ['Our staff sent you pictures', 'Open the conversation to see them.'],
  ),
  'host.chat': say(['{name} nhắn cho chủ nhà', '{text}'], ['{name} wrote to you as a host', '{text}']),
  'host.chat.PICTURES': say(
    ['{name} gửi ảnh cho chủ nhà', 'Bạn mở cuộc trò chuyện để xem nhé.'],
    ['{name} sent you pictures as a host', 'Open the conversation to see them.'],
  ),
} as const
