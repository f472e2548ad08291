import { keep, never } from '../policy.ts'
import * as house from '../shapes/house.ts'
import { saveHouseRequest, saveRoomRequest } from '../shapes/saidHouse.ts'
import { nothing } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

/** What hosts say of their places, and where their guests transfer to. */
export const HOUSES = {
  'host.house': {
    method: 'GET',
    path: '/v1/Host/house',
    who: 'host.work',
    input: house.houseRequest,
    output: house.house,
    offline: keep('host'),
    fails: ['G_404'],
    limit: 120,
    says: 'One of my places with its rooms, as I edit it.',
  },
  'host.saveHouse': {
    method: 'POST',
    path: '/v1/Host/save_house',
    who: 'host.work',
    input: saveHouseRequest,
    output: house.house,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_PLACE_CHANGED', 'C_032', 'C_039', 'C_043'],
    limit: 30,
    idempotent: true,
    says: 'Makes a place of mine, with its first rooms or without, or changes it. What guests have booked keeps the terms of its day.',
  },
  'host.saveRoom': {
    method: 'POST',
    path: '/v1/Host/save_room',
    who: 'host.work',
    input: saveRoomRequest,
    output: house.house,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_PLACE_CHANGED', 'C_032', 'C_039'],
    limit: 30,
    idempotent: true,
    says: 'Adds a room to a place of mine, or changes it; it may show pictures of its place. Prices of what is booked stand.',
  },
  'host.bank': {
    method: 'GET',
    path: '/v1/Host/bank',
    who: 'host.work',
    input: nothing,
    output: house.bankAnswer,
    offline: never,
    fails: [],
    limit: 60,
    says: 'The account my guests transfer to.',
  },
  'host.setBank': {
    method: 'POST',
    path: '/v1/Host/set_bank',
    who: 'host.work',
    input: house.bankRequest,
    output: house.bankAnswer,
    offline: never,
    fails: ['G_INPUT', 'G_CONFIRM'],
    confirm: true,
    limit: 10,
    idempotent: true,
    says: 'Sets the account my guests transfer to; I have shown a moment ago that it is me.',
  },
} as const satisfies Record<string, Endpoint>
