import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/user-profile')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/user-profile', replace: true })
  },
})
