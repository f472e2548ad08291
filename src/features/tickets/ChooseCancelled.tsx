import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import type { Ticket } from '#contract/shapes/serviceBooking.ts'
import styles from './TicketBookingPage.module.css'

/** Which tickets are left and which are kept: one line each, with what was paid for it. */
export function ChooseCancelled({
  tickets,
  chosen,
  onChange,
}: {
  readonly tickets: readonly Ticket[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Trans>Chọn vé muốn hủy</Trans>
      </legend>
      {tickets.map(({ id, number, typeName, share }) => (
        <Checkbox
          key={id}
          label={t`Vé ${number}, ${typeName}`}
          description={format.vnd(share)}
          checked={chosen.has(id)}
          onChange={({ target }) => {
            const next = new Set(chosen)
            if (target.checked) next.add(id)
            else next.delete(id)
            onChange(next)
          }}
        />
      ))}
    </fieldset>
  )
}
