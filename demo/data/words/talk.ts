import type { Pair } from '../places/places.ts'

/** A guest and a host, in turns, until both have what they need. */
export const ANSWERED: readonly Pair[] = [
  ['Chào chị, nhà mình có chỗ để ô tô 7 chỗ không ạ?', 'Hello, is there room for a seven-seat car?'],
  ['Chào em, sân trước để vừa hai xe 7 chỗ nhé.', 'Hello, the front yard takes two of them.'],
  [
    'Dạ vâng. Nhà em có bé 2 tuổi, chị cho em mượn ghế ăn được không?',
    'We bring a child of two. Is there a high chair?',
  ],
  [
    'Được em, chị để sẵn ghế và khăn nhỏ trong bếp.',
    'Of course, it will stand in the kitchen with small towels.',
  ],
]

/** Questions that wait for their answer. */
export const UNANSWERED: readonly Pair[] = [
  [
    'Chào anh chị, em đến khoảng 21 giờ thì nhận phòng được không ạ?',
    'Hello, may we check in at about nine in the evening?',
  ],
]

/** A guest who writes English. */
export const ENGLISH: readonly Pair[] = [
  ['Chào chị, wifi có đủ nhanh để họp trực tuyến không?', 'Hi! Is the wifi fast enough for video calls?'],
  ['Có bạn nhé, nhà vừa kéo cáp quang.', 'Yes, we have just had fibre put in. About 150 Mbit/s upstairs.'],
  ['Tuyệt quá, cảm ơn chị.', 'Perfect, thank you. Could we leave our bags before noon?'],
]

/** A person and staff. */
export const SUPPORTED: readonly Pair[] = [
  [
    'Em chuyển khoản rồi mà trang vẫn báo chờ thanh toán.',
    'I made the transfer and the page still waits for it.',
  ],
  [
    'Chào bạn, ngân hàng báo có rồi, đặt phòng của bạn đã xong nhé.',
    'Hello, the bank has told us. Your booking is done.',
  ],
]
