/** What a service is. TICKET: an entrance. All others are led by somebody. */
export const SERVICE_KINDS = ['TICKET', 'TOUR', 'ADVENTURE', 'WORKSHOP', 'FOOD', 'WELLNESS'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** The most tickets of one service booking, all types together. */
export const MAX_TICKETS = 20
