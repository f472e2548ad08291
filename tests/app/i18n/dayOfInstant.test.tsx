import { expect, test } from 'vitest'
import { UserCard } from '#src/features/desk/admin/UserCard.tsx'
import { HostReview } from '#src/features/host/reviews/HostReview.tsx'
import { OneReview } from '#src/features/resort/parts/OneReview.tsx'
import { MyReview } from '#src/features/review/parts/MyReview.tsx'
import { onPage } from '#tests/support/onPage.tsx'

/** Half past midnight on the first of May in Viet Nam; in Greenwich it is April still. */
const createdAt = '2029-04-30T17:30:00Z'
const ID = '01980000-0000-7000-8000-00000000aa01'
const nothing = () => undefined
const review = {
  id: ID,
  guestName: 'Lan',
  stayedIn: 'Phòng hướng biển',
  clean: 5,
  convenient: 4,
  service: 5,
  average: 4.7,
  text: 'Rất thích',
  pictureIds: [],
  createdAt,
  reply: null,
}
const place = { resortId: ID, resortName: 'Villa Mây' }

test.each([
  {
    what: 'a guest’s own review',
    day: '01/05/2029',
    catalog: 'review',
    part: () => (
      <MyReview
        review={{
          ...review,
          ...place,
          bookingId: null,
          resortPictureId: 'p1',
          state: 'PUBLISHED',
          rejectedBecause: null,
          editableUntil: null,
        }}
        onEdit={nothing}
      />
    ),
  },
  {
    what: 'a review at the host’s',
    day: '01/05/2029',
    catalog: 'host',
    part: () => (
      <HostReview review={{ ...review, ...place, bookingCode: null, replyUntil: null, reported: false }} />
    ),
  },
  {
    what: 'a review of a place',
    day: 'tháng 5/2029',
    catalog: 'resort',
    part: () => <OneReview review={review} />,
  },
  {
    what: 'an account at the desk',
    day: '01/05/2029',
    catalog: 'desk',
    part: () => (
      <UserCard
        user={{
          id: ID,
          name: 'Lan',
          email: null,
          phone: null,
          state: 'ACTIVE',
          roles: [],
          createdAt,
          version: 0,
        }}
        onRole={nothing}
        onEndSessions={nothing}
        onSuspend={nothing}
      />
    ),
  },
] as const)('$what bears the day that it was in Viet Nam', async ({ part, day, catalog }) => {
  const screen = await onPage(part(), [catalog])
  await expect.element(screen.getByText(day)).toBeVisible()
})
