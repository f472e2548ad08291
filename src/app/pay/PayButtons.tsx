import { Trans } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ApiProblem } from '#src/api/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { carries, isGateway, WAYS_TO_PAY, type Gateway, type WayToPay } from '#contract/waysToPay.ts'
import { useCompany } from '../company.ts'

/** The gateways that carry an amount here, `usual` first. */
export function useGateways(amount: number, usual: WayToPay | null = null): Gateway[] {
  const open = useCompany().ways.filter(isGateway)
  const carrying = open.filter((gateway) => carries(gateway, amount))
  return carrying.toSorted((one, other) => Number(other === usual) - Number(one === usual))
}

interface PayButtonsProps {
  /** VND that are due. */
  readonly amount: number
  /** What was chosen before: it stands first. */
  readonly usual?: WayToPay | null
  readonly pay: UseMutationResult<never, ApiProblem, Gateway>
  /** A try over the first one's page has failed. */
  readonly again?: boolean
  readonly large?: boolean
}

/** A button for each gateway that carries the amount; the page is left for it. */
export function PayButtons({ amount, usual = null, pay, again = false, large = false }: PayButtonsProps) {
  return useGateways(amount, usual).map((gateway, index) => {
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
