import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NoticeSettings } from '#contract/shapes/notification.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { useWished } from '#src/app/state/useWished.ts'
import { useProblemText } from '#src/i18n/codeText.ts'

/**
 * The choices, and how to change them. A switch moves at once and goes back, with the reason, when the server did not keep
 * it.
 */
export function useNoticeSettings() {
  const client = useQueryClient()
  const asked = query('notification.settings', {})
  const { data } = useQuery(asked)
  const { mutate, error, isPending } = useAct('notification.saveSettings', {
    onSuccess: (settings) =>
      client.setQueryData(asked.queryKey, (before) =>
        before === undefined ? before : { ...before, settings },
      ),
  })
  const kept = data?.settings ?? null
  const { wished, choose, forget } = useWished<NoticeSettings | null, NoticeSettings>(kept, isPending)

  async function change(settings: NoticeSettings): Promise<void> {
    choose(settings)
    // An answer that is on its way knows nothing of this choice yet.
    await client.cancelQueries(asked)
    mutate(settings, { onError: forget })
  }

  return { settings: wished ?? kept, change, failed: useProblemText(error) }
}
