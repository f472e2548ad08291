import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { ChatHead } from '#contract/shapes/chat.ts'
import styles from '../chat.module.css'

function useTake(conversation_id: string) {
  const client = useQueryClient()
  const take = useAct('chat.take')
  const problem = useProblemText(take.error)
  const doIt = (wanted: boolean) =>
    take.mutate(
      { conversation_id, take: wanted },
      { onSettled: () => void outdated(client, 'chat.thread', 'chat.queue') },
    )
  return { take: doIt, busy: take.isPending, problem }
}

function TakeProblem({ problem }: { readonly problem: string }) {
  if (problem === '') return null
  return (
    <Notice tone="warning" live="assertive">
      {problem}
    </Notice>
  )
}

/** In the place of the composer, until somebody has taken the conversation. */
export function TakeBar({ id, head }: { readonly id: string; readonly head: ChatHead }) {
  const { take, busy, problem } = useTake(id)
  return (
    <div className={styles.take} data-bottom-bar="">
      <TakeProblem problem={problem} />
      {head.takenBy === null ? (
        <Button tone="primary" block busy={busy} onClick={() => take(true)}>
          <Trans>Nhận trả lời</Trans>
        </Button>
      ) : (
        <Notice>
          <Trans>{head.takenBy.name} đang trả lời cuộc trò chuyện này.</Trans>
        </Notice>
      )}
    </div>
  )
}

/** That it is mine, and how to give it back. */
export function TakenNote({ id }: { readonly id: string }) {
  const { take, busy, problem } = useTake(id)
  return (
    <div>
      <p className={styles.taken}>
        <Trans>Bạn đang trả lời</Trans>
        <Button size="small" tone="quiet" busy={busy} onClick={() => take(false)}>
          <Trans>Trả lại cho đồng nghiệp</Trans>
        </Button>
      </p>
      <TakeProblem problem={problem} />
    </div>
  )
}
