import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated, query } from '#src/api/query.ts'
import { createPasskey, isDeclined } from '#src/app/passkey.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './passkey.module.css'

interface PasskeyListProps {
  /** The server wants to know again that it is the person: shows how. */
  readonly onConfirm?: () => void
}

/** The passkeys of one's own: when each was made and used, one more, and taking one away. */
export function PasskeyList({ onConfirm }: PasskeyListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const client = useQueryClient()
  const { data: kept, error } = useQuery(query('passkey.list', {}))
  const refresh = () => outdated(client, 'passkey.list')
  const failed = (problem: Error) => isProblem(problem, 'G_CONFIRM') && onConfirm?.()
  const add = useMutation({ mutationFn: createPasskey, onSuccess: refresh, onError: failed })
  const remove = useAct('passkey.remove')
  const told = isDeclined(add.error) ? null : (add.error ?? remove.error ?? error)
  const refusal = useProblemText(told)
  return (
    <div className={styles.passkeys}>
      {kept === undefined && error === null && <Skeleton shape="block" />}
      {kept?.length === 0 && (
        <p className={styles.none}>
          <Trans>Bạn chưa có khóa đăng nhập nào. Mỗi khóa nằm trong máy của bạn và mở bằng khóa máy.</Trans>
        </p>
      )}
      {kept !== undefined && kept.length > 0 && (
        <ul className={styles.list} role="list">
          {kept.map(({ id, name, createdAt, usedAt, synced }) => (
            <li key={id} className={styles.one}>
              <span>
                <b>{name}</b>
                <span className={styles.when}>
                  {usedAt === null ? (
                    <Trans>Tạo {format.moment(createdAt)}</Trans>
                  ) : (
                    <Trans>Dùng lần cuối {format.moment(usedAt)}</Trans>
                  )}
                  {synced && <Trans> · có trên nhiều máy của bạn</Trans>}
                </span>
              </span>
              <IconButton
                icon="trash"
                label={t`Gỡ khóa ${name}`}
                onClick={() => remove.mutate({ id }, { onSuccess: () => void refresh(), onError: failed })}
              />
            </li>
          ))}
        </ul>
      )}
      {refusal !== '' && (
        <Notice tone="danger" live="assertive">
          {refusal}
        </Notice>
      )}
      <div>
        <Button icon="key" busy={add.isPending} onClick={() => add.mutate()}>
          <Trans>Tạo khóa đăng nhập</Trans>
        </Button>
      </div>
    </div>
  )
}
