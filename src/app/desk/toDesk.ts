/** A place of the desk as a link's target: `''` is the overview, `queue/refunds` a queue, `booking/{id}` one booking. */
export const toDesk = (place: string) => ({ to: '/desk/$', params: { _splat: place } }) as const
