import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { MAX_STAY_SERVICES } from '#contract/stayServices.ts'
import type { ServiceCard } from '#contract/shapes/service.ts'
import { SavedNote } from '../SavedNote.tsx'
import { NotThereYet } from '../SheetStates.tsx'
import type { DraftService } from '../draft.ts'
import { ChooseTickets } from './ChooseTickets.tsx'
import styles from './services.module.css'

export interface StayOfServices {
  readonly projectAreaId: number
  readonly checkIn: string
  readonly checkOut: string
  readonly guests: number
}

interface ServicesSheetProps {
  readonly stay: StayOfServices
  /** How many are chosen already. */
  readonly full: number
  /** One of them that is to be changed: the sheet opens with its day, time and tickets. */
  readonly before: DraftService | null
  readonly onChoose: (service: DraftService) => void
  readonly onClose: () => void
}

/** What there is to do around the place in the days of the stay; then the day, the time and the tickets of one of it. */
export function ServicesSheet({ stay, full, before, onChoose, onClose }: ServicesSheetProps) {
  const { t } = useLingui()
  const [service, setService] = useState<Pick<ServiceCard, 'serviceId' | 'name'> | null>(before)
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={service?.name ?? t`Thêm trải nghiệm`}
      closeText={t`Đóng`}
    >
      {full >= MAX_STAY_SERVICES && before === null ? (
        <Notice tone="info">
          <Trans>
            Mỗi lần đặt phòng kèm được {MAX_STAY_SERVICES} trải nghiệm. Sau khi đặt, bạn thêm tiếp ở trang đặt
            phòng.
          </Trans>
        </Notice>
      ) : service === null ? (
        <Around stay={stay} onPick={setService} />
      ) : (
        <ChooseTickets
          serviceId={service.serviceId}
          stay={stay}
          before={before?.serviceId === service.serviceId ? before : null}
          onBack={() => setService(null)}
          onChoose={onChoose}
        />
      )}
    </Sheet>
  )
}

function Around({
  stay,
  onPick,
}: {
  readonly stay: StayOfServices
  readonly onPick: (service: ServiceCard) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { data, error, refetch } = useQuery(
    query('service.search', { project_area_id: stay.projectAreaId, page_size: 20 }),
  )
  if (!data)
    return (
      <NotThereYet
        label={t`Đang tải trải nghiệm`}
        error={error}
        title={<Trans>Chưa tải được trải nghiệm</Trans>}
        offlineTitle={<Trans>Trải nghiệm cần có mạng</Trans>}
        onRetry={() => void refetch()}
      />
    )
  if (data.data.length === 0)
    return (
      <EmptyState picture="basket" title={<Trans>Quanh đây chưa có trải nghiệm nào</Trans>}>
        <p>
          <Trans>Bạn cứ đặt phòng trước; có trải nghiệm mới, bạn thêm được ở trang đặt phòng.</Trans>
        </p>
      </EmptyState>
    )
  return (
    <>
      <SavedNote at={savedAt(data)} />
      <ul className={styles.list} role="list">
        {data.data.map((card) => (
          <li key={card.serviceId} className={styles.card}>
            <Picture id={card.pictureId} alt="" sizes="96px" />
            <div className={styles.words}>
              <h3 className="body anywhere">{card.name}</h3>
              <p className="note">{card.summary}</p>
              <p className="note">
                <Trans>
                  từ <data value={card.priceAfterDiscount}>{format.money(card.priceAfterDiscount)}</data>
                </Trans>
              </p>
            </div>
            <Button size="small" onClick={() => onPick(card)} aria-label={t`Chọn ${card.name}`}>
              <Trans>Chọn</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
