import { expect, test } from 'vitest'
import { readBack, readBookingStart, readRoomSearch, readStay, readTab } from '#src/routes/-search.ts'

// The router lays what is read over the raw address, as here.
const laid = <T extends object>(raw: Record<string, unknown>, read: (raw: Record<string, unknown>) => T) => ({
  ...raw,
  ...read(raw),
})

test('nothing that makes no sense comes through an address', () => {
  expect(laid({ from_day: '', to_day: 'soon', number_of_adult: 'x' }, readStay)).toEqual({})
  expect(laid({ back: 'https://evil.example' }, readBack)).toEqual({})
  expect(laid({ tab: 'nonsense' }, readTab)).toEqual({})
  expect(laid({ resort_id: '', rooms: ['a'] }, readBookingStart)).toEqual({})
})

test('a plain form’s empty fields and its price band become the search they mean', () => {
  const sent = { project_area_id: '20', from_day: '', to_day: '', number_of_adult: '4', price: '0-1000000' }
  expect(laid(sent, readRoomSearch)).toEqual({
    project_area_id: 20,
    number_of_adult: 4,
    from_price: 0,
    to_price: 1_000_000,
  })
  expect(laid({ project_area_id: 'all', price: '' }, readRoomSearch)).toEqual({ project_area_id: null })
})
