import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/hotel/')({
  beforeLoad: () => {
    throw redirect({ to: '/list-room', search: { resort_type: [3] }, replace: true })
  },
})
