import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/apartment/')({
  beforeLoad: () => {
    throw redirect({ to: '/list-room', search: { resort_type: [2] }, replace: true })
  },
})
