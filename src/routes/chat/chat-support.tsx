import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { stayCodeTyped } from '#contract/bookingCodes.ts'
import { ChatSupportPage } from '#src/features/chat/ChatSupportPage.tsx'

export const Route = createFileRoute('/chat/chat-support')({
  staticData: { title: msg`Hỗ trợ`, catalogs: ['chat', 'pictures'] },
  validateSearch: (raw: Record<string, unknown>): { about?: string | undefined } => ({
    about: typeof raw.about === 'string' ? (stayCodeTyped(raw.about) ?? undefined) : undefined,
  }),
  head: titleHead,
  component: Page,
})

function Page() {
  return <ChatSupportPage {...Route.useSearch()} />
}
