import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PROVIDER_NAMES, type SocialProvider } from '#contract/socialProviders.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { keepSocialBack } from '#src/app/socialReturn.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import styles from './social.module.css'

interface SocialButtonsProps {
  readonly back: string | undefined
  /** Another way in, above them. */
  readonly children?: ReactNode
}

/** The other ways in: accounts elsewhere, as far as providers are set up here. */
export function SocialButtons({ back, children }: SocialButtonsProps) {
  const { data: providers = [] } = useQuery(query('social.providers', {}))
  const begin = useAct('social.begin')
  const refusal = useProblemText(begin.error)

  function go(provider: SocialProvider) {
    if (begin.isPending) return
    begin.mutate(
      { provider },
      {
        onSuccess: ({ address }) => {
          keepSocialBack(back)
          if (/^https?:\/\//.test(address)) location.assign(address)
        },
      },
    )
  }

  if (providers.length === 0 && !children) return null
  return (
    <div className="stack-3">
      <p className={styles.or}>
        <Trans>hoặc</Trans>
      </p>
      <div className="stack-2">
        {children}
        {providers.map(({ provider }) => {
          const name = PROVIDER_NAMES[provider]
          return (
            <Button
              key={provider}
              block
              busy={begin.isPending && begin.variables.provider === provider}
              onClick={() => go(provider)}
            >
              <ProviderMark provider={provider} />
              <Trans>Tiếp tục với {name}</Trans>
            </Button>
          )
        })}
      </div>
      {begin.error && (
        <Notice tone="danger" live="assertive">
          {refusal}
        </Notice>
      )}
    </div>
  )
}
