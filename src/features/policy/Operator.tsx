import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Who runs the product, as it is configured: what is empty is not shown. */
export type Operator = {
  readonly company: readonly string[]
  readonly hotline: string | null
  readonly email: string | null
}

/** The company's lines: name, registration, address. */
export function OperatorCompany({ operator: { company } }: { readonly operator: Operator }) {
  if (company.length === 0) return null
  return (
    <ul>
      {company.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** How to reach those who run it; support inside the app is always there. */
export function OperatorContact({ operator: { hotline, email } }: { readonly operator: Operator }) {
  return (
    <ul>
      {hotline !== null && (
        <li>
          <Trans>
            Điện thoại: <a href={`tel:${hotline.replace(/\s/g, '')}`}>{hotline}</a>
          </Trans>
        </li>
      )}
      {email !== null && (
        <li>
          <Trans>
            Email: <a href={`mailto:${email}`}>{email}</a>
          </Trans>
        </li>
      )}
      <li>
        <Trans>
          Trên Ghé: mục <Link to="/chat/chat-support">Hỗ trợ</Link>
        </Trans>
      </li>
    </ul>
  )
}
