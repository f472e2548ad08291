import { describe, expect, it } from 'vitest'
import { readDay } from '#contract/people/birthday.ts'
import { readContact } from '#src/features/booking/form/contactRules.ts'

const TODAY = '2026-11-21'
const GOOD = {
  fullName: '  Trần Văn An ',
  birthday: '17/02/1990',
  phone: '0912 345 678',
  email: 'an@example.com',
  note: '',
}

describe('the contact of a booking', () => {
  it('reads a birthday as people write it', () => {
    for (const typed of ['17/02/1990', '17/2/1990', '17-02-1990', '17.02.1990', '17021990', '1990-02-17'])
      expect(readDay(typed)).toBe('1990-02-17')
  })

  it('does not take a day that is none', () => {
    for (const typed of ['', '31/02/1990', '17/13/1990', '2/17', '17/02/90', 'hôm qua'])
      expect(readDay(typed)).toBeNull()
  })

  it('is sent as the server wants it: trimmed, the phone in its one form, the day in ISO', () => {
    expect(readContact(GOOD, TODAY)).toEqual({
      problems: null,
      contact: {
        fullName: 'Trần Văn An',
        birthday: '1990-02-17',
        phone: '+84912345678',
        email: 'an@example.com',
        note: '',
      },
    })
  })

  it('names what is missing and what is malformed, field by field', () => {
    const empty = { fullName: '', birthday: '', phone: '', email: '', note: '' }
    expect(readContact(empty, TODAY).problems).toEqual({
      fullName: 'C_001',
      birthday: 'C_001',
      phone: 'C_001',
      email: 'C_001',
    })
    const wrong = { ...GOOD, birthday: '31/02/1990', phone: '12345', email: 'an@', note: 'x'.repeat(501) }
    expect(readContact(wrong, TODAY).problems).toEqual({
      birthday: 'C_004',
      phone: 'G_PHONE_FORMAT',
      email: 'G_EMAIL_FORMAT',
      note: 'C_031',
    })
  })

  it('knows that nobody is born today or later, nor before 1900', () => {
    for (const birthday of ['21/11/2026', '01/01/2030', '31/12/1899'])
      expect(readContact({ ...GOOD, birthday }, TODAY).problems).toEqual({ birthday: 'C_004' })
  })
})
