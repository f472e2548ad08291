export const NAME_MOST = 100

/**
 * Letters and marks of any script, the joiners that some scripts need, and what stands between names: spaces, dots,
 * apostrophes, hyphens, middle dots, commas. No digits, signs or addresses: names stand in mails and on gates.
 */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\u200C\u200D\s.,'’ʻʼ·・‧\-‐‑]+$/u

/** What is wrong with a person's name. */
export function nameProblem(typed: string): 'C_001' | 'C_031' | 'G_NAME_FORMAT' | null {
  const name = typed.normalize('NFC').trim()
  if (name === '') return 'C_001'
  if (name.length > NAME_MOST) return 'C_031'
  return NAME.test(name) ? null : 'G_NAME_FORMAT'
}

/** Vietnamese family names, which stand first: nine people of ten have one of them. */
const FAMILY_FIRST = new Set(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đoàn lâm phùng mai tô tạ hà cao lương thái châu quách trương đào vương tống hứa la chu thạch triệu kiều từ tôn bạch tăng nghiêm lưu'.split(
    ' ',
  ),
)

/** A name of its two parts, in the order in which its people say it: the family's first where it is a Vietnamese one. */
export const joinedName = (given: string, family: string): string =>
  (FAMILY_FIRST.has(family.normalize('NFC').trim().toLowerCase()) ? [family, given] : [given, family])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')

/**
 * How a person shows to everybody: the first name, and the initial of the family's. `Nguyễn Thị Mai An` is `An N.`, `Mary Jane
 * Watson` is `Mary W.`; a single name is what it is.
 */
export function displayName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2) return first
  const [given, family] = FAMILY_FIRST.has(first.toLowerCase()) ? [last, first] : [first, last]
  const [initial = ''] = family
  return `${given} ${initial.toUpperCase()}.`
}
