import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { act } from '#src/api/act.ts'
import { call } from '#src/api/call.ts'
import { useOutbox } from '#src/api/outbox.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useHere } from '#src/app/state/away.ts'
import { toast } from '#src/ui/toasts.ts'
import { isQueued } from '#contract/outbox.ts'
import type { ChatMessage, Thread } from '#contract/shapes/chat.ts'
import { nameOf, type Where } from '../where.ts'
import { allSaid, type Unsaid } from './said.ts'
import { giveBack } from './typed.ts'

const A_PAGE = 30
/** How often an open conversation is looked at besides what comes live: what the other has read comes no other way. */
const LOOK_AGAIN = 15_000

const keyOf = (where: Where) => ['chat.thread', where, 'pages'] as const

/** Whether a worker keeps the order of what is sent; without one this page has to. */
const inOrderAnyway = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** A conversation: what was said, what waits here, and how to say more. */
export function useThread(where: Where) {
  const { t } = useLingui()
  const here = useHere()
  const client = useQueryClient()
  const outbox = useOutbox()
  const [unsaid, setUnsaid] = useState<readonly Unsaid[]>([])
  const tail = useRef<Promise<unknown>>(Promise.resolve())
  const pages = useInfiniteQuery({
    queryKey: keyOf(where),
    queryFn: ({ pageParam, signal }: { pageParam: number | null; signal: AbortSignal }) =>
      call(
        'chat.thread',
        { ...where, page_size: A_PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ older }: Thread): number | null => older,
    refetchInterval: LOOK_AGAIN,
    retry: false,
  })
  const newest = pages.data?.pages[0]
  const said = pages.data?.pages.toReversed().flatMap(({ messages }) => messages) ?? []

  const change = (id: string, changes: Partial<Unsaid>) =>
    setUnsaid((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const drop = (id: string) => setUnsaid((all) => all.filter((one) => one.id !== id))

  function show(message: ChatMessage): void {
    client.setQueryData<InfiniteData<Thread, number | null>>(keyOf(where), (before) => {
      const [first, ...rest] = before?.pages ?? []
      if (before === undefined || first === undefined || first.messages.some(({ id }) => id === message.id))
        return before
      return { ...before, pages: [{ ...first, messages: [...first.messages, message] }, ...rest] }
    })
    if (newest?.head.id === null) void outdated(client, 'chat.thread')
    void outdated(client, 'chat.list', 'chat.queue')
  }

  async function post({ id, text, pictureIds }: Unsaid): Promise<void> {
    try {
      const answer = await act('chat.send', {
        ...where,
        message_id: id,
        text,
        picture_ids: [...pictureIds],
      })
      // What waits stays here, too, until the outbox and then the server show it: it never blinks.
      if (isQueued(answer)) return
      show(answer)
      drop(id)
    } catch (error) {
      change(id, { state: 'refused', problem: isProblem(error) ? error.message : '' })
      if (here.current) return
      // Who has left sees no message that was refused: they are told where they are, and find it where they write.
      await giveBack(nameOf(where), text)
      toast.error(t`Tin nhắn vừa rồi không gửi được. Lời bạn viết còn trong ô soạn của cuộc trò chuyện.`)
    }
  }

  /** One after the other where nobody else sees to the order. */
  function inTurn(one: Unsaid): void {
    tail.current = inOrderAnyway() ? post(one) : tail.current.then(() => post(one))
  }

  return {
    head: newest?.head,
    said: allSaid(said, outbox, unsaid, where),
    saved: savedAt(newest),
    error: pages.data ? null : pages.error,
    isPending: pages.isPending,
    again: () => void pages.refetch(),
    /** The pages before, one at a time. */
    older: pages,
    say: (text: string, pictureIds: readonly string[]) => {
      const at = new Date(serverTime()).toISOString()
      const one: Unsaid = { id: crypto.randomUUID(), text, pictureIds, at, state: 'sending', problem: '' }
      setUnsaid((all) => [...all, one])
      inTurn(one)
    },
    sayAgain: (id: string) => {
      const one = unsaid.find((other) => other.id === id)
      if (one === undefined) return
      change(id, { state: 'sending', problem: '' })
      inTurn(one)
    },
    drop,
    isHere: (id: string) => unsaid.some((one) => one.id === id && one.state === 'refused'),
  }
}
export type ThreadState = ReturnType<typeof useThread>
