import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { FavouritesPage } from '#src/features/favourite/FavouritesPage.tsx'
import { RoomCard } from '#src/features/search/RoomCard.tsx'

export const Route = createFileRoute('/profile/favorite-place')({
  staticData: {
    title: msg`Nơi yêu thích`,
    catalogs: ['favourite', 'heart', 'search'],
    access: 'signedIn',
  },
  head: titleHead,
  component: Page,
})

function Page() {
  return (
    <FavouritesPage placeCard={({ card, stay }) => card && <RoomCard card={card} stay={stay} level={2} />} />
  )
}
