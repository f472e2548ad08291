import { Trans } from '@lingui/react/macro'

/** The people who help, where the company has named them. */
export function Hotline({ number }: { readonly number: string | null }) {
  if (number === null) return null
  return (
    <span>
      {' '}
      <Trans>
        Cần giúp ngay: <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
      </Trans>
    </span>
  )
}
