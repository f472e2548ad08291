import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldError } from '#src/ui/Field.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { PricedStayTickets } from '#contract/shapes/stayServices.ts'
import type { DraftService } from '../draft.ts'
import styles from './services.module.css'

interface ChosenServicesProps {
  readonly services: readonly DraftService[]
  readonly priced: readonly PricedStayTickets[] | null
  readonly onEdit: (service: DraftService) => void
  readonly onRemove: (index: number) => void
}

/** What goes with the stay, line by line, with what it costs now and what is in its way. */
export function ChosenServices({ services, priced, onEdit, onRemove }: ChosenServicesProps) {
  return (
    <ul className={styles.chosen} role="list">
      {services.map((service, index) => (
        <ChosenService
          key={`${service.serviceId} ${service.bookingTime}`}
          service={service}
          priced={priced?.[index] ?? null}
          onEdit={() => onEdit(service)}
          onRemove={() => onRemove(index)}
        />
      ))}
    </ul>
  )
}

function ChosenService({
  service,
  priced,
  onEdit,
  onRemove,
}: {
  readonly service: DraftService
  readonly priced: PricedStayTickets | null
  readonly onEdit: () => void
  readonly onRemove: () => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const [date = '', time = ''] = service.bookingTime.split(' ')
  const quantity = service.tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
  const left = priced?.left ?? 0
  const problem = useCodeText(priced?.problem ?? undefined, left)
  const name = priced?.name ?? service.name
  return (
    <li className={styles.one} data-wrong={problem ? true : undefined}>
      <div className={styles.words}>
        <h3 className="body anywhere">{name}</h3>
        <p className="note">
          {time} {format.date(date)} · <Plural value={quantity} other="# vé" />
        </p>
        {problem && <FieldError>{problem}</FieldError>}
        <p className={styles.edit}>
          <Button tone="quiet" size="small" icon="pencil" aria-label={t`Sửa ${name}`} onClick={onEdit}>
            <Trans>Sửa</Trans>
          </Button>
        </p>
      </div>
      {priced && (
        <data className="strong unbroken" value={priced.quote.total}>
          {format.money(priced.quote.total)}
        </data>
      )}
      <IconButton icon="close" label={t`Bỏ ${name}`} onClick={onRemove} />
    </li>
  )
}
