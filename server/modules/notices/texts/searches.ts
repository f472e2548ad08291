import { say } from './text.ts'

/** What somebody is told of a search that they keep and want to hear of. Places and searches are named in the reader's language. */
export const SEARCHES = {
  'guest.searchFell': say(
    ['Giá giảm: {placeVi}', 'Còn {now} ₫, trước là {before} ₫. Tìm kiếm: {aboutVi}.'],
    ['Price drop: {placeEn}', 'Now {now} ₫, it was {before} ₫. Search: {aboutEn}.'],
  ),
  'guest.searchLowest': say(
    ['Giá từ {now} ₫: {placeVi}', 'Giá thấp nhất trước đó là {before} ₫. Tìm kiếm: {aboutVi}.'],
    ['From {now} ₫: {placeEn}', 'The lowest price was {before} ₫ before. Search: {aboutEn}.'],
  ),
  'guest.searchFreed': say(
    ['Có phòng lại: {placeVi}', 'Đã từng hết, giờ còn phòng với giá {now} ₫. Tìm kiếm: {aboutVi}.'],
    ['Free again: {placeEn}', 'It was sold out and has a room for {now} ₫ now. Search: {aboutEn}.'],
  ),
  'guest.searchFreedMany': say(
    ['{count} nơi có phòng lại', 'Rẻ nhất là {placeVi}, {now} ₫. Tìm kiếm: {aboutVi}.'],
    ['{count} places are free again', 'The cheapest is {placeEn}, {now} ₫. Search: {aboutEn}.'],
  ),
} as const
