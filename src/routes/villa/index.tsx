import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/villa/')({
  beforeLoad: () => {
    throw redirect({ to: '/list-room', search: { resort_type: [1] }, replace: true })
  },
})
