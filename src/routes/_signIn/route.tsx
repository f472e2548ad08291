import { createFileRoute } from '@tanstack/react-router'
import { SignInLayout } from '#src/app/signIn/SignInLayout.tsx'

export const Route = createFileRoute('/_signIn')({
  staticData: { catalogs: ['frame'], frame: 'plain', access: 'signedOut' },
  component: SignInLayout,
})
