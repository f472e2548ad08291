import { quoteTickets } from '#contract/service/price.ts'
import type { ServiceDetail, TicketQuoteAnswer } from '#contract/shapes/service.ts'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { NOW } from './answers.ts'

/** Two kinds of tickets for a morning above the clouds: 200,000 VND and 120,000 instead of 150,000. */
export const SERVICE = {
  id: '01980000-0000-7000-8000-00000000aa01',
  name: 'Săn mây',
  kind: 'TOUR',
  projectAreaId: 20,
  projectAreaName: 'Đà Lạt',
  summary: 'Biển mây lúc năm giờ sáng',
  description: ['Đi bộ lên đồi.'],
  includes: ['Trà nóng'],
  rules: ['Mang áo ấm'],
  address: '1 Đường Thông',
  meeting: 'Cổng đồi',
  pictureIds: ['p1'],
  durationMinutes: 120,
  ticketTypes: [
    {
      id: '01980000-0000-7000-8000-00000000bb01',
      name: 'Người lớn',
      note: '',
      price: 200_000,
      discountPrice: 200_000,
    },
    {
      id: '01980000-0000-7000-8000-00000000bb02',
      name: 'Trẻ em',
      note: '',
      price: 150_000,
      discountPrice: 120_000,
    },
  ],
  freeCancelHours: 24,
  cancelFeePercent: 30,
  hostName: 'Anh Sơn',
  partner: true,
  promoted: false,
} as const satisfies ServiceDetail
export const [ADULT] = SERVICE.ticketTypes
export const SLOT = { date: '2029-12-24', time: '09:00', endTime: '11:00' } as const

/** What so many tickets of the first kind cost, as the contract counts it. */
export const aTicketQuote = (
  quantity: number,
  changes: Partial<TicketQuoteAnswer> & { price?: number } = {},
): TicketQuoteAnswer => {
  const { price = ADULT.price, ...rest } = changes
  return {
    quote: quoteTickets([
      { ticketTypeId: ADULT.id, name: ADULT.name, quantity, price, discountPrice: price },
    ]),
    left: 10,
    open: true,
    couponProblem: null,
    gateways: ['VNPAY'],
    offer: [],
    otherSlots: [],
    serverNow: NOW,
    ...rest,
  }
}

/** Paid tickets of one adult each, not used yet, whose cancelling is free. */
export const aTicketBooking = (
  quantity = 2,
  changes: Partial<ServiceBookingDetail> = {},
): ServiceBookingDetail => {
  const { quote } = aTicketQuote(quantity)
  return {
    id: '01980000-0000-7000-8000-00000000cc01',
    code: 'GHV-TEST01',
    status: 'SERVICE_ORDERED',
    version: 3,
    serviceId: SERVICE.id,
    serviceName: SERVICE.name,
    kind: SERVICE.kind,
    projectAreaName: SERVICE.projectAreaName,
    pictureId: 'p1',
    ...SLOT,
    tickets: [{ ticketTypeId: ADULT.id, name: ADULT.name, quantity }],
    quantity,
    ticketsUsed: 0,
    ticketsCancelled: 0,
    total: quote.total,
    paid: quote.total,
    holdUntil: null,
    confirming: false,
    reason: null,
    freeUntil: '2029-12-23T02:00:00Z',
    stayId: null,
    createdAt: NOW,
    quote,
    contact: { fullName: 'Nguyễn Minh Anh', phone: '+84912345678', email: 'anh@example.com', note: '' },
    cancelFeePercent: SERVICE.cancelFeePercent,
    freeCancelHours: SERVICE.freeCancelHours,
    cancellationFee: 0,
    codes: Array.from({ length: quantity }, (_, place) => ({
      id: `01980000-0000-7000-8000-00000000dd0${place}`,
      number: place + 1,
      typeName: ADULT.name,
      code: `GHE ${place} CODE OF A TICKET`,
      usedAt: null,
      share: ADULT.price,
      cancelledAt: null,
    })),
    payments: [],
    refunds: [],
    history: [],
    address: SERVICE.address,
    meeting: SERVICE.meeting,
    rules: [...SERVICE.rules],
    hostName: SERVICE.hostName,
    hostPhone: '+84912345679',
    gateways: ['VNPAY'],
    verifyingPayment: false,
    serverNow: NOW,
    ...changes,
  }
}
