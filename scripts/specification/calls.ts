import type { Group } from './coverage.ts'

/** Every specified call. */
// oxfmt-ignore
export const CALLS: readonly Group[] = [
  {
    name: 'Calls',
    rows: [
      ['GET Helper/project_areas', 'contract/endpoints/stays.ts', 'Helper/project_areas', 'tests/server/resorts.test.ts', 'have enough to choose from, in both languages'],
      ['GET Helper/services', 'contract/endpoints/stays.ts', 'Helper/services', 'tests/server/resorts.test.ts', 'have enough to choose from, in both languages'],
      ['GET Helper/benefits', 'contract/endpoints/stays.ts', 'Helper/benefits', 'tests/server/resorts.test.ts', 'have enough to choose from, in both languages'],
      ['POST Search/resorts', 'contract/endpoints/stays.ts', 'Search/resorts', 'tests/server/searchRules.test.ts', 'starts from area 20, two adults and one room, and ignores fields it does not know'],
      ['GET Home/project_area_name', 'contract/endpoints/stays.ts', 'Home/project_area_name', 'tests/server/home.test.ts', 'is said in the asked language, also when the request speaks another'],
      ['POST Account/app_login', 'contract/endpoints/accounts.ts', 'Account/app_login', 'tests/server/sessions.test.ts', 'takes a password typed in decomposed form'],
      ['GET Account/app_guest', 'contract/endpoints/accounts.ts', 'Account/app_guest', 'tests/server/sessions.test.ts', 'opens what is mine with a Bearer token, for 15 minutes'],
      ['POST Account/refreshToken', 'contract/endpoints/accounts.ts', 'Account/refreshToken', 'tests/server/sessions.test.ts', 'gives a client without cookies new tokens for old ones'],
      ['POST Notification/notifications_pushed', 'contract/endpoints/notifications.ts', 'Notification/notifications_pushed', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['POST Notification/notifications_total_unread', 'contract/endpoints/notifications.ts', 'Notification/notifications_total_unread', 'tests/server/notices.test.ts', 'marks one, keeps the first moment, and all the rest at once'],
      ['POST Notification/notification_read', 'contract/endpoints/notifications.ts', 'Notification/notification_read', 'tests/server/notices.test.ts', 'marks one, keeps the first moment, and all the rest at once'],
      ['POST Notification/notification_read_all', 'contract/endpoints/notifications.ts', 'Notification/notification_read_all', 'tests/server/notices.test.ts', 'marks one, keeps the first moment, and all the rest at once'],
      ['POST Device/device', 'contract/endpoints/notifications.ts', 'Device/device', 'tests/server/notices.test.ts', 'is of who added it last, and only they remove it'],
      ['DELETE Device/device/{token}', 'contract/endpoints/notifications.ts', 'Device/device/{', 'tests/server/notices.test.ts', 'is of who added it last, and only they remove it'],
      ['POST {API base}/upload', 'contract/endpoints/files.ts', '/upload', 'tests/server/uploads.test.ts', 'is answered in data[0], encoded anew, without its story, under a name nobody can guess'],
      ['POST {partner host}/Token', 'server/ports/partner/etickets.ts', '/Token', 'tests/server/partner.test.ts', 'is fetched once for a hundred checks at the same time'],
      ['POST {partner host}/api/ETickets/OTGCheckBookingEticket', 'server/ports/partner/etickets.ts', '/api/ETickets/OTGCheckBookingEticket', 'tests/server/partner.test.ts', 'says that everything can be had'],
    ],
  },
]
