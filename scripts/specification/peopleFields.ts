import type { Group } from './coverage.ts'

/** Fields of people, tickets, notices and sessions. */
// oxfmt-ignore
export const PEOPLE_FIELDS: readonly Group[] = [
  {
    name: 'User info',
    rows: [
      ['email', 'contract/shapes/account.ts', 'email', 'tests/server/sessions.test.ts', 'opens what is mine with a Bearer token, for 15 minutes'],
      ['userId', 'contract/shapes/account.ts', 'userId', 'tests/server/sessions.test.ts', 'opens what is mine with a Bearer token, for 15 minutes'],
      ['AccType', 'contract/shapes/account.ts', 'AccType', 'tests/server/sessions.test.ts', 'opens what is mine with a Bearer token, for 15 minutes'],
      ['role', 'contract/shapes/account.ts', 'role', 'tests/server/sessions.test.ts', 'opens what is mine with a Bearer token, for 15 minutes'],
    ],
  },
  {
    name: 'Service booking',
    rows: [
      ['code', 'contract/shapes/serviceBooking.ts', 'code', 'tests/server/tickets.test.ts', 'holds tickets for twenty minutes, and payment makes each a ticket of its own'],
      ['ticket counts per type', 'contract/shapes/serviceBooking.ts', 'tickets', 'tests/server/tickets.test.ts', 'holds tickets for twenty minutes, and payment makes each a ticket of its own'],
      ['date', 'contract/shapes/serviceBooking.ts', 'date', 'tests/server/tickets.test.ts', 'holds tickets for twenty minutes, and payment makes each a ticket of its own'],
      ['slot availability', 'contract/shapes/service.ts', 'left: count', 'tests/server/tickets.test.ts', 'searches by words, day and the adult’s price (U10), and lists slots that are still to come'],
      ['price', 'contract/shapes/service.ts', 'price: money', 'tests/server/tickets.test.ts', 'holds tickets for twenty minutes, and payment makes each a ticket of its own'],
      ['payment history', 'contract/shapes/serviceBooking.ts', 'payments', 'tests/server/tickets.test.ts', 'holds tickets for twenty minutes, and payment makes each a ticket of its own'],
      ['coupon', 'contract/shapes/service.ts', 'coupon_code', 'tests/server/tickets.test.ts', 'takes a coupon, uses it up with payment and gives it back when the hold ends'],
    ],
  },
  {
    name: 'Ticket check payload',
    rows: [
      ['BookingId', 'contract/shapes/partner.ts', 'BookingId', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['ServiceId', 'contract/shapes/partner.ts', 'ServiceId', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['BookingTime', 'contract/shapes/partner.ts', 'BookingTime', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['Tickets', 'contract/shapes/partner.ts', 'Tickets', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['TicketTypeId', 'contract/shapes/partner.ts', 'TicketTypeId', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['Price', 'contract/shapes/partner.ts', 'Price', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['DiscountPrice', 'contract/shapes/partner.ts', 'DiscountPrice', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['Quantity', 'contract/shapes/partner.ts', 'Quantity', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['Status', 'contract/shapes/partner.ts', 'Status', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['errorMessage', 'contract/shapes/partner.ts', 'errorMessage', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['CouponValue', 'contract/shapes/partner.ts', 'CouponValue', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['CouponCode', 'contract/shapes/partner.ts', 'CouponCode', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['CouponType', 'contract/shapes/partner.ts', 'CouponType', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
      ['Language', 'contract/shapes/partner.ts', 'Language', 'tests/server/ticketsPartner.test.ts', 'is asked with the specified payload, and not at all for our own services'],
    ],
  },
  {
    name: 'Ticket check response',
    rows: [
      ['Status', 'contract/shapes/partner.ts', 'Status', 'tests/server/partner.test.ts', 'tells a new price, and sells at it'],
      ['errorMessage', 'contract/shapes/partner.ts', 'errorMessage', 'tests/server/partner.test.ts', 'tells a new price, and sells at it'],
      ['Tickets', 'contract/shapes/partner.ts', 'Tickets', 'tests/server/partner.test.ts', 'tells a new price, and sells at it'],
    ],
  },
  {
    name: 'Partner coupon type',
    rows: [
      ['VALUE 0', 'contract/partner.ts', 'VALUE: 0', 'tests/server/partner.test.ts', 'refuses a coupon, and sells without one'],
      ['PERCENTAGE 1', 'contract/partner.ts', 'PERCENTAGE: 1', 'tests/server/partner.test.ts', 'refuses a coupon, and sells without one'],
    ],
  },
  {
    name: 'User profile',
    rows: [
      ['name', 'contract/shapes/person.ts', 'name', 'tests/server/profile.test.ts', 'are mine, and are changed together'],
      ['sex', 'contract/shapes/person.ts', 'sex', 'tests/server/profile.test.ts', 'are mine, and are changed together'],
      ['address', 'contract/shapes/profile.ts', 'address', 'tests/server/profile.test.ts', 'are mine, and are changed together'],
      ['birthday', 'contract/shapes/person.ts', 'birthday', 'tests/server/profile.test.ts', 'are mine, and are changed together'],
      ['email', 'contract/shapes/profile.ts', 'email', 'tests/server/profile.test.ts', 'are mine, and are changed together'],
      ['phone', 'contract/shapes/profile.ts', 'phone', 'tests/server/profile.test.ts', 'are mine, and are changed together'],
      ['avatar', 'contract/shapes/profile.ts', 'avatar', 'tests/server/profile.test.ts', 'is a square of a picture of mine, shown at once, and taken away again'],
    ],
  },
  {
    name: 'Notification',
    rows: [
      ['id', 'contract/shapes/notification.ts', 'notification_pushed_id', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['is_read', 'contract/shapes/notification.ts', 'is_read', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['paging', 'contract/shapes/notification.ts', 'page_size', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['locale', 'contract/shapes/notification.ts', 'language', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['total unread count', 'contract/shapes/notification.ts', 'unread: count', 'tests/server/notices.test.ts', 'marks one, keeps the first moment, and all the rest at once'],
      ['total notification count', 'src/features/notification/notices.ts', 'notification_pushed_id', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['end-of-list flag', 'src/features/notification/notices.ts', 'getNextPageParam', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['setting_fe', 'contract/shapes/notification.ts', 'noticeSettings', 'tests/server/notices.test.ts', 'begin with everything but marketing, and are kept'],
    ],
  },
  {
    name: 'Chat conversation',
    rows: [
      ['attachments', 'contract/shapes/chat.ts', 'picture_ids', 'tests/server/chat.test.ts', 'takes no picture that is not its writer’s'],
    ],
  },
  {
    name: 'Partner token pair',
    rows: [
      ['access token', 'server/ports/partner/etickets.ts', 'access_token', 'tests/server/partner.test.ts', 'is kept until 30 s before it runs out'],
      ['expiry time', 'server/ports/partner/etickets.ts', 'expires_in', 'tests/server/partner.test.ts', 'is kept until 30 s before it runs out'],
    ],
  },
  {
    name: 'Token refresh response',
    rows: [
      ['data.refreshToken', 'contract/shapes/account.ts', 'refreshToken', 'tests/server/sessions.test.ts', 'gives a client without cookies new tokens for old ones'],
      ['data.accessToken', 'contract/shapes/account.ts', 'accessToken', 'tests/server/sessions.test.ts', 'gives a client without cookies new tokens for old ones'],
    ],
  },
]
