import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TicketCodes } from '#src/features/tickets/TicketCodes.tsx'
import { onPage } from '#tests/support/onPage.tsx'
import { aTicketBooking } from '../support/aTicketBooking.ts'

test('who turns over the tickets by keyboard keeps their place at the first and the last', async () => {
  const screen = await onPage(<TicketCodes booking={aTicketBooking(2)} saved={null} />, ['tickets'])
  const [before, next] = ['Vé trước', 'Vé sau'].map((name) => screen.getByRole('button', { name }))
  const shown = screen.getByRole('status')
  for (const [button, ticket] of [
    [next, 'Vé 2 / 2'],
    [before, 'Vé 1 / 2'],
  ] as const) {
    button?.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(shown).toHaveTextContent(ticket)
    await expect.element(button ?? null).toHaveFocus()
    await expect.element(button ?? null).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(shown).toHaveTextContent(ticket)
  }
})
