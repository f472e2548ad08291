import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { nightsBetween } from '#contract/days.ts'
import type { Output } from '#contract/endpoints.ts'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { useToldAway } from '#src/app/state/away.ts'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { intent } from '#src/ui/intent.ts'
import { toast } from '#src/ui/toasts.ts'
import { AmountField } from '#src/app/work/AmountField.tsx'
import styles from './NightBar.module.css'

interface NightBarProps {
  readonly resort: Output<'host.resorts'>['resorts'][number]
  readonly roomId: string
  /** The first night, and the day after the last. */
  readonly first: string
  readonly end: string
  /** Whether every chosen night is closed by the host: then they can be opened. */
  readonly closed: boolean
  /** What all chosen nights cost now; null where they differ, or it is not known. */
  readonly price: number | null
  readonly near: ReturnType<typeof intent>
  /** To what is asked for less often: some weekdays, several rooms, back to the usual price. */
  readonly onMore: () => void
  readonly onClear: () => void
}

/** What is done to chosen nights most: their price, and open or closed, at once and without another page. */
export function NightBar({ near, onMore, onClear, ...chosen }: NightBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const client = useQueryClient()
  const { resort, roomId, first, end, closed } = chosen
  const room = resort.rooms.find(({ id }) => id === roomId)
  const [price, setPrice] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const onError = useToldAway()
  // The next nights may be chosen, and this bar gone, before the answer comes.
  const { mutate, isPending, error, variables } = useAct('host.setCalendar', {
    onSuccess: () => {
      toast.success(t`Đã lưu lịch`)
      void outdated(client, 'host.calendar', 'host.rooms', 'resort.calendar')
    },
    onError,
  })
  const missing = useCodeText(tried && price === null ? 'C_001' : undefined, t`giá một đêm`)
  const problem = useProblemText(error)
  const count = nightsBetween(first, end)
  const set = (wish: { price: number } | { closed: boolean }) =>
    mutate(
      { resort_id: resort.id, room_ids: [roomId], ranges: [{ from_day: first, to_day: end }], ...wish },
      { onSuccess: onClear },
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (price !== null) set({ price })
  }
  return (
    <div className={styles.bar} data-bottom-bar role="region" aria-label={t`Các đêm đã chọn`}>
      <p className={styles.nights} aria-live="polite">
        <strong>
          <Plural value={count} other="# đêm" />
        </strong>{' '}
        {format.range(first, end)}
        <span className="note block">{resort.rooms.length > 1 ? room?.name : resort.name}</span>
      </p>
      <IconButton icon="close" label={t`Bỏ chọn`} onClick={onClear} />
      <form className={styles.price} onSubmit={submit} noValidate>
        <AmountField
          name="price"
          label={
            chosen.price === null ? (
              <Trans>Giá một đêm</Trans>
            ) : (
              <Trans>Giá một đêm, đang là {format.vnd(chosen.price)}</Trans>
            )
          }
          value={price}
          onChange={setPrice}
          error={missing || error?.fields.price || undefined}
        />
        <Button type="submit" tone="primary" busy={isPending && variables?.price !== undefined}>
          <Trans>Lưu giá</Trans>
        </Button>
      </form>
      <div className={styles.more}>
        <Button
          icon={closed ? 'door' : 'lock'}
          busy={isPending && variables?.closed !== undefined}
          onClick={() => set({ closed: !closed })}
        >
          {closed ? <Trans>Mở bán</Trans> : <Trans>Đóng</Trans>}
        </Button>
        <Button tone="quiet" icon="sliders" {...near} onClick={onMore}>
          <Trans>Chỉnh thêm</Trans>
        </Button>
      </div>
      {problem !== '' && error?.fields.price === undefined && (
        <p className="alarm across" role="alert">
          {error?.fields.ranges ?? problem}
        </p>
      )}
    </div>
  )
}
