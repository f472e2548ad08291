/**
 * Words that stand behind the passwords most often found in leaks, in Việt Nam and everywhere, and names of this product.
 * Written without marks, in lower case, as {@link isCommonPassword} reads them.
 */
const WORDS =
  'password passwd pass passw matkhau mk admin administrator root user test guest demo welcome hello letmein login master secret changeme default temp ' +
  'qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qaz wsx qazwsx qazwsxedc zaq abc abcd abcde abcdef abcxyz xyz aa aaa abcabc ' +
  'iloveyou love loveyou lovely princess sunshine monkey dragon football baseball superman batman pokemon shadow michael jordan hunter killer ' +
  'vietnam vn hanoi saigon hcm danang hue haiphong dalat anhyeuem emyeuanh yeuem yeuanh yeu tinhyeu giadinh bome conyeu vochong hanhphuc mayman ' +
  'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly nguyenvan an anh binh cuong dung duc giang ha hai hien hieu hoa hung huong huy khanh lan linh long mai minh nam nga ngoc nhung phuc phuong quan quang quynh son tam thanh thao thu thuy tien trang trung tu tuan tung van viet yen ' +
  'company office work home house money samsung apple iphone google facebook zalo windows computer internet server manager support service summer winter spring autumn monday january ' +
  'ghe ghes booking villa hotel resort dulich khachsan'

const COMMON = new Set(WORDS.split(' '))
/** What people write for a letter. */
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}
/** Digits that add nothing: rows of the keyboard, repeats, years. */
const WEAK_DIGITS =
  /^(?:0?123(?:4(?:5(?:6(?:7(?:89?0?)?)?)?)?)?|(\d)\1*|(?:19|20)\d\d|(?:12)+|(?:123)+|(?:321)+|789|456|654321|9876543210?|113|114|115|247|365|6789|8386|7979|1[0-2]?|[1-9]\d?|)$/

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()
const letters = (text: string): string => text.replace(/[^a-z]/g, '')
/** A word, or one word said twice or more. */
const isCommonWord = (word: string): boolean =>
  COMMON.has(word) || COMMON.has(word.replace(/^(.+?)\1+$/, '$1'))

/**
 * Whether a password is one of the common ones: a common word, also with letters written as signs (P@ssw0rd), however it is
 * capitalised, with nothing around it but signs and digits that everybody adds (123, a year, one digit repeated). That covers
 * every entry of the usual lists of leaked passwords which the other rules would let through.
 */
export function isCommonPassword(password: string): boolean {
  const text = plain(password)
  const digits = text.replace(/\D/g, '')
  const bare = letters(text)
  if (isCommonWord(bare) && WEAK_DIGITS.test(digits)) return true
  // Read the signs inside the word as letters; digits and signs at its ends may be decoration.
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const tail = text.slice(text.indexOf(core) + core.length)
  const head = text.slice(0, text.indexOf(core))
  const spelled = letters([...core].map((sign) => LEET[sign] ?? sign).join(''))
  if (isCommonWord(spelled) && WEAK_DIGITS.test(`${head}${tail}`.replace(/\D/g, ''))) return true
  const whole = letters([...text].map((sign) => LEET[sign] ?? sign).join(''))
  return isCommonWord(whole)
}
