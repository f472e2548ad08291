import type { Group } from './coverage.ts'

/** Every specified call. */
// prettier-ignore
export const CALLS: readonly Group[] = [
  {
    name: 'Calls',
    rows: [
      ['GET /v1/Helper/project_areas', 'contract/endpoints/stays.ts', '/v1/Helper/project_areas', 'tests/server/resorts.test.ts', 'have enough to choose from, in both languages'],
      ['GET /v1/Helper/services', 'contract/endpoints/stays.ts', '/v1/Helper/services', 'tests/server/resorts.test.ts', 'have enough to choose from, in both languages'],
      ['GET /v1/Helper/benefits', 'contract/endpoints/stays.ts', '/v1/Helper/benefits', 'tests/server/resorts.test.ts', 'have enough to choose from, in both languages'],
      ['POST /v1/Search/resorts', 'contract/endpoints/stays.ts', '/v1/Search/resorts', 'tests/server/searchRules.test.ts', 'starts from area 20, two adults and one room, and ignores fields it does not know'],
      ['GET v1/Home/project_area_name', 'contract/endpoints/stays.ts', '/v1/Home/project_area_name', 'tests/server/home.test.ts', 'is said in the asked language, also when the request speaks another'],
      ['POST v1/Account/app_login', 'contract/endpoints/accounts.ts', '/v1/Account/app_login', 'tests/server/sessions.test.ts', 'takes a password typed in decomposed form'],
      ['GET v1/Account/app_guest', 'contract/endpoints/accounts.ts', '/v1/Account/app_guest', 'tests/server/sessions.test.ts', 'opens what is mine with a Bearer token, for 15 minutes'],
      ['POST v1/Account/refreshToken', 'contract/endpoints/accounts.ts', '/v1/Account/refreshToken', 'tests/server/sessions.test.ts', 'gives a client without cookies new tokens for old ones'],
      ['POST v1/Notification/notifications_pushed', 'contract/endpoints/notifications.ts', '/v1/Notification/notifications_pushed', 'tests/server/notices.test.ts', 'pages by the last id seen, ten at a time, and ends with an empty list'],
      ['POST v1/Notification/notifications_total_unread', 'contract/endpoints/notifications.ts', '/v1/Notification/notifications_total_unread', 'tests/server/notices.test.ts', 'marks one, keeps the first moment, and all the rest at once'],
      ['POST v1/Notification/notification_read', 'contract/endpoints/notifications.ts', '/v1/Notification/notification_read', 'tests/server/notices.test.ts', 'marks one, keeps the first moment, and all the rest at once'],
      ['POST v1/Notification/notification_read_all', 'contract/endpoints/notifications.ts', '/v1/Notification/notification_read_all', 'tests/server/notices.test.ts', 'marks one, keeps the first moment, and all the rest at once'],
      ['POST v1/Device/device', 'contract/endpoints/notifications.ts', '/v1/Device/device', 'tests/server/notices.test.ts', 'is of who added it last, and only they remove it'],
      ['DELETE v1/Device/device/{token}', 'contract/endpoints/notifications.ts', '/v1/Device/device/{', 'tests/server/notices.test.ts', 'is of who added it last, and only they remove it'],
      ['POST {API base}/upload', 'contract/endpoints/files.ts', '/upload', 'tests/server/uploads.test.ts', 'is answered in data[0], encoded anew, without its story, under a name nobody can guess'],
      ['POST {partner host}/Token', 'server/ports/partner/etickets.ts', '/Token', 'tests/server/partner.test.ts', 'is fetched once for a hundred checks at the same time'],
      ['POST {partner host}/api/ETickets/OTGCheckBookingEticket', 'server/ports/partner/etickets.ts', '/api/ETickets/OTGCheckBookingEticket', 'tests/server/partner.test.ts', 'says that everything can be had'],
    ],
  },
]
