/**
 * How many rooms a place has to sleep in: the bedrooms of an entire property, the units of every kind elsewhere. What
 * cards and pages call its number of rooms.
 */
export const roomsToSleepIn = (
  rooms: readonly { readonly entireProperty: boolean; readonly bedrooms: number; readonly units: number }[],
): number => rooms.reduce((sum, room) => sum + (room.entireProperty ? room.bedrooms : room.units), 0)
