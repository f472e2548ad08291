import { createFileRoute } from '@tanstack/react-router'
import { ProfileLayout } from '#src/app/profile/ProfileLayout.tsx'

export const Route = createFileRoute('/profile')({
  staticData: { catalogs: ['frame'], access: 'signedIn' },
  component: ProfileLayout,
})
