/** So many services are booked along with a stay at once. */
export const MAX_STAY_SERVICES = 5
