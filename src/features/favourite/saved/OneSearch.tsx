import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { nightsBetween } from '#contract/days.ts'
import { isQueued } from '#contract/outbox.ts'
import type { SavedSearch } from '#contract/shapes/savedSearch.ts'
import { useAct } from '#src/api/act.ts'
import { useWaiting } from '#src/api/outbox.ts'
import { outdated } from '#src/api/outdated.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { useWished } from '#src/app/state/useWished.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { asAddress } from './asAddress.ts'
import { RemoveSearch } from './RemoveSearch.tsx'
import styles from './saved.module.css'

interface OneSearchProps {
  readonly search: SavedSearch
  readonly onRemoved: () => void
}

/** What waits on this device about a search: the last switch, and whether it goes. */
function useWaitingFor(id: string) {
  const isOurs = (input: object) => 'saved_search_id' in input && input.saved_search_id === id
  const last = useWaiting('savedSearch.tell').findLast(isOurs)
  return {
    tells: last && 'tells' in last ? last.tells === true : undefined,
    goes: useWaiting('savedSearch.remove').some(isOurs),
  }
}

/** A search of mine: what it finds now and found at first, the way there, whether I hear of it. */
export function OneSearch({ search, onRemoved }: OneSearchProps) {
  const { t } = useLingui()
  const title = useId()
  const client = useQueryClient()
  const tell = useAct('savedSearch.tell')
  const [asks, setAsks] = useState(false)
  const { savedSearchId: id, name, now } = search
  const waits = useWaitingFor(id)
  const { wished, choose, forget } = useWished<SavedSearch, boolean>(search, tell.isPending)
  return (
    <Card as="section" padded aria-labelledby={title}>
      <div className={styles.one}>
        <h2 id={title}>{name}</h2>
        {now === null ? (
          <p className="note">
            <Trans>Ngày của tìm kiếm này đã qua.</Trans>
          </p>
        ) : (
          <Figures search={search} now={now} />
        )}
        {now !== null && (
          <Switch
            label={<Trans>Báo cho tôi khi giá giảm hoặc có phòng lại</Trans>}
            description={waits.tells === undefined ? undefined : <Trans>chưa gửi</Trans>}
            checked={wished ?? waits.tells ?? search.tells}
            disabled={waits.goes}
            onChange={({ target }) => {
              choose(target.checked)
              tell.mutate(
                { saved_search_id: id, tells: target.checked },
                {
                  onError: forget,
                  onSuccess: (answer) => {
                    if (isQueued(answer)) forget()
                    else void outdated(client, 'savedSearch.mine')
                  },
                },
              )
            }}
          />
        )}
        <Refusal error={tell.error} />
        <div className={styles.actions}>
          {now !== null && (
            <Link
              to="/list-room"
              search={asAddress(search.search)}
              aria-label={t`Xem kết quả: ${name}`}
              {...buttonLook({ tone: 'primary' })}
            >
              <Trans>Xem kết quả</Trans>
            </Link>
          )}
          {waits.goes ? (
            <Badge tone="warning">
              <Trans>Chờ xóa, chưa gửi</Trans>
            </Badge>
          ) : (
            <Button tone="quiet" icon="trash" aria-label={t`Xóa ${name}`} onClick={() => setAsks(true)}>
              <Trans>Xóa</Trans>
            </Button>
          )}
        </div>
      </div>
      <RemoveSearch search={search} isOpen={asks} onOpenChange={setAsks} onRemoved={onRemoved} />
    </Card>
  )
}

/** What it finds now, and where that differs, what it found when it was saved. */
function Figures({
  search: { search, atFirst, savedAt },
  now: { places, lowest },
}: {
  readonly search: SavedSearch
  readonly now: { readonly places: number; readonly lowest: number | null }
}) {
  const format = useFormat()
  const { from_day: from, to_day: to } = search
  const nights = from && to ? format.nights(nightsBetween(from, to)) : null
  const ago = format.ago(savedAt, new Date(serverTime()).toISOString())
  const less = lowest !== null && atFirst.lowest !== null ? atFirst.lowest - lowest : 0
  const isSame = lowest === atFirst.lowest && places === atFirst.places
  return (
    <>
      <p className={styles.now}>
        {lowest === null ? (
          <Trans>Hiện không còn chỗ nào trống</Trans>
        ) : (
          <>
            {nights ? (
              <Trans>
                Từ <strong>{format.money(lowest)}</strong> cho {nights}
              </Trans>
            ) : (
              <Trans>
                Từ <strong>{format.money(lowest)}</strong> một đêm
              </Trans>
            )}
            {' · '}
            <Plural value={places} other="# chỗ ở" />
          </>
        )}
        {less > 0 && (
          <span className={styles.less}>
            <Badge tone="success">
              <Trans>giảm {format.money(less)}</Trans>
            </Badge>
          </span>
        )}
      </p>
      <p className="note">
        {isSame ? (
          <Trans>Như lúc lưu ({ago})</Trans>
        ) : atFirst.lowest === null ? (
          <Trans>Lúc lưu ({ago}): không còn chỗ nào trống</Trans>
        ) : (
          <Trans>
            Lúc lưu ({ago}): từ {format.money(atFirst.lowest)},{' '}
            <Plural value={atFirst.places} other="# chỗ ở" />
          </Trans>
        )}
      </p>
    </>
  )
}
