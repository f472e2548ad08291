import { Plural, Trans } from '@lingui/react/macro'
import type { HostTicketDetail } from '#contract/shapes/hostTickets.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Facts } from '#src/ui/Facts.tsx'

type Pass = HostTicketDetail['passes'][number]

function Use({ pass: { usedAt, cancelledAt, scans } }: { readonly pass: Pass }) {
  const format = useFormat()
  if (usedAt === null)
    return cancelledAt === null ? (
      <Trans>Chưa dùng</Trans>
    ) : (
      <Trans>Đã hủy lúc {format.moment(cancelledAt)}</Trans>
    )
  return (
    <>
      <Trans>Đã dùng lúc {format.moment(usedAt)}</Trans>
      {scans.length > 1 && (
        <>
          {' · '}
          <Plural value={scans.length} other="quét # lần" />
        </>
      )}
    </>
  )
}

/** Every ticket of a booking, and what the gate made of it. */
export function Passes({ passes }: { readonly passes: readonly Pass[] }) {
  return (
    <SectionCard title={<Trans>Từng vé</Trans>}>
      {passes.length === 0 ? (
        <p className="soft">
          <Trans>Vé được phát khi khách đã thanh toán.</Trans>
        </p>
      ) : (
        <Facts
          items={passes.map((pass) => ({
            key: pass.id,
            label: (
              <Trans>
                Vé {pass.number}, {pass.typeName}
              </Trans>
            ),
            value: <Use pass={pass} />,
          }))}
        />
      )}
    </SectionCard>
  )
}
