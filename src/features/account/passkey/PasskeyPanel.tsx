import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { query } from '#src/api/query.ts'
import { createPasskey, isDeclined } from '#src/app/passkey.ts'
import { endPasskeyOffer } from '#src/app/state/passkeyOffer.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './passkey.module.css'

interface PasskeyPanelProps {
  /** How the person shows again that it is them, where the server wants to know; `done` when they did. */
  readonly confirm: (done: () => void) => ReactNode
}

/** The passkeys of one's own: when each was made and used, one more, and taking one away. */
export function PasskeyPanel({ confirm }: PasskeyPanelProps) {
  const { t } = useLingui()
  const heading = useId()
  const format = useFormat()
  const client = useQueryClient()
  const { data: kept, error } = useQuery(query('passkey.list', {}))
  const refresh = () => outdated(client, 'passkey.list')
  const add = useMutation({
    mutationFn: createPasskey,
    onSuccess: () => {
      endPasskeyOffer()
      return refresh()
    },
  })
  const remove = useAct('passkey.remove')
  const told = isDeclined(add.error) ? null : (add.error ?? remove.error ?? error)
  const unsure = isProblem(told, 'G_CONFIRM')
  const again = () => {
    add.reset()
    remove.reset()
  }
  return (
    <section className="panel" aria-labelledby={heading} id="passkeys">
      <h2 id={heading}>
        <Trans>Khóa truy cập</Trans>
      </h2>
      {kept?.length === 0 && (
        <p className="soft">
          <Trans>Bạn chưa có khóa truy cập nào. Mỗi khóa nằm trong máy của bạn và mở bằng khóa máy.</Trans>
        </p>
      )}
      {kept !== undefined && kept.length > 0 && (
        <ul className="stack" role="list">
          {kept.map(({ id, name, createdAt, usedAt, synced }) => (
            <li key={id} className={styles.one}>
              <span>
                <b>{name}</b>
                <span className="note block">
                  {usedAt === null ? (
                    <Trans>Tạo {format.moment(createdAt)}</Trans>
                  ) : (
                    <Trans>Dùng lần cuối {format.moment(usedAt)}</Trans>
                  )}
                </span>
                {synced && (
                  <span className="note block">
                    <Trans>Có trên nhiều máy của bạn</Trans>
                  </span>
                )}
              </span>
              <IconButton
                icon="trash"
                label={t`Gỡ khóa ${name}`}
                onClick={() => remove.mutate({ id }, { onSuccess: () => void refresh() })}
              />
            </li>
          ))}
        </ul>
      )}
      <Refusal error={unsure ? null : told} />
      {unsure && confirm(again)}
      <div>
        <Button icon="key" busy={add.isPending} onClick={() => add.mutate()}>
          <Trans>Tạo khóa truy cập</Trans>
        </Button>
      </div>
    </section>
  )
}
