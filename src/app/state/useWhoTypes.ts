import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#src/api/query.ts'
import { useSessionHint } from './sessionHint.ts'

/**
 * Who fills in a form whose draft may be somebody's. While one's own account is still being asked for, the draft is one's own;
 * and whoever was seen on this page goes on when the session ends under them, until somebody else is there.
 */
export function useWhoTypes(owner: string | null) {
  const signedIn = useSessionHint()
  const { data: account = null } = useQuery({ ...query('account.guest', {}), enabled: signedIn })
  const now = account?.userId ?? (signedIn ? owner : null)
  const [seen, setSeen] = useState(now)
  if (now !== null && now !== seen) setSeen(now)
  return { signedIn, account, userId: now ?? seen }
}
