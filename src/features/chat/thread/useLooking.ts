import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { act } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { CHAT_LOOK_SECONDS } from '#contract/numbers.ts'

const SAY_EVERY = (CHAT_LOOK_SECONDS * 1000 * 2) / 3

const onVisible = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/** While somebody looks at a conversation, the server hears of it: what comes meanwhile needs no notice. */
export function useLooking(conversationId: string | null | undefined): boolean {
  const visible = useSyncExternalStore(onVisible, isVisible)
  useEffect(() => {
    if (conversationId === null || conversationId === undefined || !visible) return
    const say = (looking: boolean) => {
      if (navigator.onLine)
        void act('chat.look', { conversation_id: conversationId, looking }).catch(() => undefined)
    }
    say(true)
    const timer = setInterval(() => say(true), SAY_EVERY)
    return () => {
      clearInterval(timer)
      say(false)
    }
  }, [conversationId, visible])
  return visible
}

/** Marks what is on the screen as read, up to its last message of the other side; only what the server showed just now. */
export function useReading(conversationId: string | null | undefined, place: number, fresh: boolean): void {
  const client = useQueryClient()
  const read = useRef('')
  useEffect(() => {
    const mark = `${conversationId} ${place}`
    if (conversationId === null || conversationId === undefined) return
    if (place === 0 || !fresh || read.current === mark) return
    read.current = mark
    void act('chat.read', { conversation_id: conversationId, place })
      .then(() => outdated(client, 'chat.unread', 'chat.list', 'chat.queue', 'notification.pushed'))
      .catch(() => undefined)
  }, [client, conversationId, place, fresh])
}
