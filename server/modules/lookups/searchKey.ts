/**
 * A text as a person would type it in a hurry: lower case, no accents (Đà Lạt → da lat), single spaces between words.
 * Letters are decomposed and their marks dropped; đ has no decomposition and is replaced.
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether everything typed is in a key: every word but the last as a whole word, the last as the beginning of one, because
 * people stop typing in the middle. Nothing typed is in every key.
 */
export function keyMatcher(typed: string): (key: string) => boolean {
  const words = searchKey(typed).split(' ')
  const last = words.pop() ?? ''
  if (words.length === 0 && last === '') return () => true
  // Nothing is put together for a key: a search asks this of every place.
  const begins = new RegExp(`(?:^| )${last}`)
  const whole = words.map((word) => new RegExp(`(?:^| )${word}(?: |$)`))
  return (key) => begins.test(key) && whole.every((word) => word.test(key))
}
