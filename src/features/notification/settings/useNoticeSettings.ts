import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NoticeSettings } from '#contract/shapes/notification.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'

/**
 * The choices, and how to change them. A switch moves at once and goes back, with the reason, when the server did not keep
 * it.
 */
export function useNoticeSettings() {
  const client = useQueryClient()
  const asked = query('notification.settings', {})
  const { data } = useQuery(asked)
  const { mutate, error } = useAct('notification.saveSettings')
  const kept = data?.settings ?? null
  // Of React's own, since what the cache is told reaches the screen a turn later: until then a switch would stand where it was.
  const [wished, setWished] = useState<{ on: NoticeSettings | null; settings: NoticeSettings } | null>(null)
  const put = (settings: NoticeSettings) =>
    client.setQueryData(asked.queryKey, (before) => (before === undefined ? before : { ...before, settings }))

  async function change(settings: NoticeSettings): Promise<void> {
    setWished({ on: kept, settings })
    // An answer that is on its way knows nothing of this choice yet.
    await client.cancelQueries(asked)
    put(settings)
    mutate(settings, {
      onError: () => {
        setWished(null)
        if (kept) put(kept)
      },
    })
  }

  const settings = wished?.on === kept ? wished.settings : kept
  return { settings, change, failed: useProblemText(error) }
}
