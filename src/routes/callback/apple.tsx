import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hasSocialReturn, socialBack, takeSocialReturn } from '#src/app/socialReturn.ts'
import { useGoOn } from '#src/app/signIn/useGoOn.ts'
import { pageHead } from '#src/app/title.ts'
import { SocialReturnPage } from '#src/features/account/social/SocialReturnPage.tsx'

export const Route = createFileRoute('/callback/apple')({
  staticData: { catalogs: ['account', 'proof'], frame: 'plain' },
  validateSearch: () => ({}),
  head: ({ match }) => pageHead(match, msg`Đăng nhập bằng Apple`),
  component: Page,
})

function Page() {
  return (
    <SocialReturnPage
      provider="apple"
      hasReturn={hasSocialReturn}
      takeReturn={takeSocialReturn}
      onSignedIn={useGoOn(socialBack())}
    />
  )
}
