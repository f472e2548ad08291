import { can } from '#contract/grants.ts'
import type { Person } from '#server/handlers.ts'
import { lacksPasskey } from '#server/modules/accounts/accounts.ts'
import { placeOfComplaint } from '#server/modules/complaints/complaints.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'

/** Whether somebody beside its guest reads a complaint: staff, and the host of the place. */
export const seesComplaint = (services: Services) => {
  const catalogue = catalogueOf(services)
  return async ({ ref }: { ref: string }, person: Person): Promise<boolean> => {
    const { userId, role } = person
    if (can(role, 'desk.work')) return !lacksPasskey(services.settings.staff, person)
    if (!can(role, 'host.work')) return false
    const place = await placeOfComplaint(services.db, ref)
    return place !== null && (await catalogue()).resorts.get(place)?.row.hostId === userId
  }
}
