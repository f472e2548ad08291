import 'temporal-polyfill/global'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  identifierProblem,
  maskedAddress,
  mobileProblem,
  normalPhone,
  readAddress,
  reachableProblem,
} from '#contract/identifier.ts'
import { birthdayProblem, readDay, writeDay } from '#contract/people/birthday.ts'
import { displayName, nameProblem } from '#contract/people/name.ts'
import { passwordProblem, repeatProblem } from '#contract/people/password.ts'
import { PROVINCES } from '#contract/people/provinces.ts'
import { RULES } from '#contract/people/rules.ts'
import { personalInfo } from '#contract/shapes/person.ts'
import { proveCodeRequest } from '#contract/shapes/code.ts'

const TODAY = '2026-11-21'

describe('what people sign in with', () => {
  it.each([
    '0912345678',
    '0912 345 678',
    '0912.345.678',
    '0912-345-678',
    '(0912) 345 678',
    '84912345678',
    '+84912345678',
    '+84 912 345 678',
    '+84 (0)912 345 678',
    ' 0912 345 678 ',
    '０９１２３４５６７８',
  ])('reads the number %s', (typed) => {
    expect(identifierProblem(typed)).toBeNull()
    expect(readAddress(typed)).toEqual({ kind: 'phone', value: '+84912345678' })
  })

  it.each([
    ['0912 345 678', null],
    ['84912345678', null],
    ['+84 (0)912.345.678', null],
    ['', 'C_001'],
    ['an@example.com', 'G_PHONE_FORMAT'],
    ['912345678', 'G_PHONE_FORMAT'],
    ['024 1234 5678', 'G_PHONE_ABROAD'],
    ['+49 1511 2345678', 'G_PHONE_ABROAD'],
  ])('a text message reaches %s: %s', (typed, problem) => expect(mobileProblem(typed)).toBe(problem))

  it.each([
    ['An@Example.com', 'an@example.com'],
    ['  an.b+c@example.com.vn ', 'an.b+c@example.com.vn'],
    ['tiếng@việt.vn', 'tiếng@việt.vn'],
    ['tiếng@việt.vn'.normalize('NFD'), 'tiếng@việt.vn'],
  ])('reads the email %s', (typed, value) => expect(readAddress(typed)).toEqual({ kind: 'email', value }))

  it.each([
    ['', 'C_001'],
    ['   ', 'C_001'],
    ['an', 'G_EMAIL_FORMAT'],
    ['an@', 'G_EMAIL_FORMAT'],
    ['@example.com', 'G_EMAIL_FORMAT'],
    ['an@example', 'G_EMAIL_FORMAT'],
    ['an@@example.com', 'G_EMAIL_FORMAT'],
    ['an b@example.com', 'G_EMAIL_FORMAT'],
    ['an@example..com', 'G_EMAIL_FORMAT'],
    ['an@-example.com', 'G_EMAIL_FORMAT'],
    ['an@example.com\r\nBcc: x@y.vn', 'G_EMAIL_FORMAT'],
    ['<an@example.com>', 'G_EMAIL_FORMAT'],
    ['a,b@example.com', 'G_EMAIL_FORMAT'],
    [`${'a'.repeat(65)}@example.com`, 'G_EMAIL_FORMAT'],
    [`a@${'b'.repeat(250)}.com`, 'G_EMAIL_FORMAT'],
    ['0912', 'G_PHONE_FORMAT'],
    ['912345678', 'G_PHONE_FORMAT'],
    ['+84 91234', 'G_PHONE_FORMAT'],
    ['0912345678901234', 'G_PHONE_FORMAT'],
    ['++84912345678', 'G_PHONE_FORMAT'],
  ])('says of %j: %s', (typed, code) => {
    expect(identifierProblem(typed)).toBe(code)
    expect(readAddress(typed)).toBeNull()
  })

  it.each([
    ['+1 415 555 2671', 'G_PHONE_ABROAD'],
    ['024 3825 3536', 'G_PHONE_ABROAD'],
    ['0912 345 678', null],
    ['an@example.com', null],
    ['0912', 'G_PHONE_FORMAT'],
  ])('sends a code to %s: %s', (typed, code) => expect(reachableProblem(typed)).toBe(code))

  it('reads its own stored form as the same number', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^0[35789]\d{8}$/), (typed) => {
        const stored = normalPhone(typed) ?? ''
        expect(normalPhone(stored)).toBe(stored)
      }),
    ))

  it('shows an address to others only in part', () => {
    expect(maskedAddress({ kind: 'email', value: 'khach@ghe.test' })).toBe('k•••h@ghe.test')
    expect(maskedAddress({ kind: 'email', value: 'an@ghe.test' })).toBe('a•••@ghe.test')
    expect(maskedAddress({ kind: 'phone', value: '+84912345601' })).toBe('+84 ••• ••• 601')
  })
})

describe('a new password', () => {
  it.each([
    ['', 'C_001'],
    ['Ab1!xyz', 'C_026'],
    ['Khong1dau!' + 'x'.repeat(63), 'C_026'],
    ['khongcohoa1!', 'C_026'],
    ['KHONGCOTHUONG1!', 'C_026'],
    ['Khongcoso!!', 'C_026'],
    ['Khongcodau12', 'C_026'],
    ['Password1!', 'G_PASSWORD_COMMON'],
    ['P@ssw0rd', 'G_PASSWORD_COMMON'],
    ['P@$$w0rd123', 'G_PASSWORD_COMMON'],
    ['Abc@12345', 'G_PASSWORD_COMMON'],
    ['Abcd@1234', 'G_PASSWORD_COMMON'],
    ['Aa@123456', 'G_PASSWORD_COMMON'],
    ['Admin@123', 'G_PASSWORD_COMMON'],
    ['Qwerty123!', 'G_PASSWORD_COMMON'],
    ['1qaz@WSX', 'G_PASSWORD_COMMON'],
    ['Welcome@2026', 'G_PASSWORD_COMMON'],
    ['Matkhau@123', 'G_PASSWORD_COMMON'],
    ['Mậtkhẩu@123', 'G_PASSWORD_COMMON'],
    ['Vietnam@2026', 'G_PASSWORD_COMMON'],
    ['Anhyeuem@1', 'G_PASSWORD_COMMON'],
    ['Nguyen@1990', 'G_PASSWORD_COMMON'],
    ['Ghe@2026', 'G_PASSWORD_COMMON'],
    ['Sông Hương 1 chiều!', null],
    ['Đồng-Văn-7-mùa', null],
    ['Xk7#pQ2!', null],
    ['Пароль-Мой-42', null],
    ['Ab1!' + 'ế'.repeat(68), null],
    ['Ab1!' + '🌾'.repeat(68), null],
    ['Ab1!' + '🌾'.repeat(69), 'C_026'],
  ])('%j: %s', (typed, code) => {
    expect(passwordProblem(typed)).toBe(code)
    expect(passwordProblem(typed.normalize('NFD'))).toBe(code)
  })

  it('is the same when another keyboard composes it', () => {
    expect(repeatProblem('Sông 1!'.normalize('NFC'), 'Sông 1!'.normalize('NFD'))).toBeNull()
    expect(repeatProblem('Sông 1!', 'Song 1!')).toBe('C_028')
    expect(repeatProblem('Sông 1!', 'Song 1!', 'first')).toBe('C_025')
    expect(repeatProblem('Sông 1!', '')).toBe('C_001')
  })

  it('lets every random one of enough kinds through', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{2}\d{2}[#%&*][xzvkwj]{4}\d[QXZ]{3}$/), (typed) => {
        expect(passwordProblem(typed)).toBeNull()
      }),
    ))
})

describe('a name', () => {
  it.each([
    'Nguyễn Văn An',
    'An',
    'Ng',
    'H’Hen Niê',
    "O'Connor",
    'Jean-Luc Picard',
    'Ngô Thị B.',
    'Мария Иванова',
    '田中 太郎',
    'กมล ชัยวัฒน์',
    'محمد علی‌زاده',
    'नरेन्द्र',
    'José María',
    'Y Ngông Niê Kdăm',
  ])('%s is one', (typed) => {
    expect(nameProblem(typed)).toBeNull()
    expect(nameProblem(typed.normalize('NFD'))).toBeNull()
  })
  it.each([
    ['', 'C_001'],
    ['  ', 'C_001'],
    ['...', 'G_NAME_FORMAT'],
    ['An 2', 'G_NAME_FORMAT'],
    ['<b>An</b>', 'G_NAME_FORMAT'],
    ['https://x.vn', 'G_NAME_FORMAT'],
    ['an@x.vn', 'G_NAME_FORMAT'],
    ['An\u202Etxt', 'G_NAME_FORMAT'],
    ['An\u0000', 'G_NAME_FORMAT'],
    ['😀', 'G_NAME_FORMAT'],
    ['A'.repeat(101), 'C_031'],
  ])('%j: %s', (typed, code) => expect(nameProblem(typed)).toBe(code))
})

describe('a birthday', () => {
  it.each(['17/02/1990', '17/2/1990', '17-02-1990', '17.02.1990', '17 02 1990', '17021990', '1990-02-17'])(
    'is read from %s',
    (typed) => {
      expect(readDay(typed)).toBe('1990-02-17')
      expect(birthdayProblem(typed, TODAY)).toBeNull()
    },
  )
  it.each([
    ['', 'C_001'],
    ['31/02/1990', 'G_BIRTHDAY_FORMAT'],
    ['29/02/2023', 'G_BIRTHDAY_FORMAT'],
    ['02/17/1990', 'G_BIRTHDAY_FORMAT'],
    ['17/02/90', 'G_BIRTHDAY_FORMAT'],
    ['31/12/1899', 'G_BIRTHDAY_FORMAT'],
    ['hôm qua', 'G_BIRTHDAY_FORMAT'],
    ['22/11/2026', 'G_BIRTHDAY_FUTURE'],
    ['21/11/2026', null],
    ['29/02/2024', null],
  ])('%j: %s', (typed, code) => expect(birthdayProblem(typed, TODAY)).toBe(code))
  it('is written as it is typed', () => expect(writeDay('1990-02-17')).toBe('17/02/1990'))
})

describe('the rest of a person', () => {
  it('lives in one of 34 provinces', () => {
    expect(Object.keys(PROVINCES)).toHaveLength(34)
    expect(new Set(Object.values(PROVINCES).map(({ vi }) => vi)).size).toBe(34)
  })
  it.each([
    ['', 'C_001'],
    ['12345', 'G_CODE_FORMAT'],
    ['1234567', 'G_CODE_FORMAT'],
    ['12a456', 'G_CODE_FORMAT'],
    ['123456', null],
  ])('proves themselves with the code %j: %s', (typed, code) => expect(RULES.code.problem(typed)).toBe(code))

  const problems = (schema: typeof personalInfo | typeof proveCodeRequest, input: object) =>
    Object.fromEntries(
      (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    )
  it('is told with the rules’ own codes', () => {
    expect(
      problems(personalInfo, { name: 'An 2', birthday: '1990-02-30', sex: 'x', province_id: 2 }),
    ).toEqual({
      name: 'G_NAME_FORMAT',
      birthday: 'C_004',
      sex: 'C_004',
      province_id: 'C_004',
    })
    expect(personalInfo.parse({ name: ' An ', birthday: '1990-02-17' })).toEqual({
      name: 'An',
      birthday: '1990-02-17',
      sex: null,
      province_id: null,
      ward: '',
      street: '',
    })
    const flow = crypto.randomUUID()
    expect(problems(proveCodeRequest, { flow, purpose: 'register', identifier: '12', code: 'x' })).toEqual({
      identifier: 'G_PHONE_FORMAT',
      code: 'G_CODE_FORMAT',
    })
  })
})

describe('a name that everybody sees', () => {
  it.each([
    ['Nguyễn Thị Mai An', 'An N.'],
    ['Trần Bình', 'Bình T.'],
    ['đặng thùy', 'thùy Đ.'],
    ['Mary Jane Watson', 'Mary W.'],
    ['Ngọc', 'Ngọc'],
    ['', ''],
    ['𠮷 山', '𠮷 山.'],
  ])('S10: of %j is %j', (name, shown) => expect(displayName(name)).toBe(shown))
})
