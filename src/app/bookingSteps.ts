import { useNavigate } from '@tanstack/react-router'

/** Where a booking goes on after its form: to its bank transfer, or to its own page. Back does not lead to the form again. */
export function useBookingSteps() {
  const navigate = useNavigate()
  return (bookingId: string, to: 'detail' | 'transfer') => {
    const params = { id: bookingId }
    void (to === 'transfer'
      ? navigate({ to: '/booking/$id/transfer', params, replace: true })
      : navigate({ to: '/booking/$id', params, replace: true }))
  }
}
