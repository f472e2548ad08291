import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hasSocialReturn, socialBack, takeSocialReturn } from '#src/app/socialReturn.ts'
import { useGoOn } from '#src/app/signIn/useGoOn.ts'
import { pageHead } from '#src/app/title.ts'
import { SocialReturnPage } from '#src/features/account/social/SocialReturnPage.tsx'

export const Route = createFileRoute('/callback/facebook')({
  staticData: { catalogs: ['account', 'proof'], frame: 'plain' },
  validateSearch: () => ({}),
  head: ({ match }) => pageHead(match, msg`Đăng nhập bằng Facebook`),
  component: Page,
})

function Page() {
  return (
    <SocialReturnPage
      provider="facebook"
      hasReturn={hasSocialReturn}
      takeReturn={takeSocialReturn}
      onSignedIn={useGoOn(socialBack())}
    />
  )
}
