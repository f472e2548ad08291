import { Trans } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ApiProblem } from '#src/api/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { WAYS_TO_PAY, type Gateway, type WayToPay } from '#contract/waysToPay.ts'

interface PayButtonsProps {
  /** Those that carry what is due. */
  readonly gateways: readonly Gateway[]
  /** What was chosen before: it stands first. */
  readonly usual?: WayToPay | null
  readonly pay: UseMutationResult<never, ApiProblem, Gateway>
  /** A try over the first one's page has failed. */
  readonly again?: boolean
  readonly large?: boolean
}

/** A button for each gateway; the page is left for it. */
export function PayButtons({ gateways, usual = null, pay, again = false, large = false }: PayButtonsProps) {
  const usualFirst = gateways.toSorted((one, other) => Number(other === usual) - Number(one === usual))
  return usualFirst.map((gateway, index) => {
    const { name } = WAYS_TO_PAY[gateway]
    return (
      <Button
        key={gateway}
        tone={index === 0 ? 'primary' : 'secondary'}
        icon={again && index === 0 ? 'refresh' : 'card'}
        busy={pay.isPending && pay.variables === gateway}
        onClick={() => pay.mutate(gateway)}
        {...(large ? { size: 'large' as const, block: true } : {})}
      >
        {again && index === 0 ? <Trans>Thử lại với {name}</Trans> : <Trans>Thanh toán qua {name}</Trans>}
      </Button>
    )
  })
}
