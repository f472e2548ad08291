import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { DAY } from '#contract/days.ts'
import { allTexts, dropText, keepText, readText } from './draftStore.ts'

/** Drafts are kept this long after they were last touched. */
const KEEP_DAYS = 30

/**
 * Drafts of one kind, sealed on this device: each under `prefix` and its key, at most `most` at once. `shape` is what it reads
 * of what lies there; the rest, such as words of a chat or what an older app kept otherwise, is no draft.
 */
export function draftBox<Draft extends { key: string; savedAt: string }>(
  prefix: string,
  shape: z.ZodMiniType<Draft>,
  most = Infinity,
) {
  const parse = (text: string): Draft | null => {
    try {
      const read: unknown = JSON.parse(text)
      return shape.safeParse(read).data ?? null
    } catch {
      return null
    }
  }
  /** The draft under a key; null when this device has none. */
  const read = async (key: string): Promise<Draft | null> => parse((await readText(prefix + key)) ?? '')
  /** Keeps a draft as it is now. False where the device refuses: it then lives as long as the tab. */
  const keep = (draft: Draft): Promise<boolean> =>
    keepText(prefix + draft.key, JSON.stringify({ ...draft, savedAt: new Date().toISOString() }))
  /** Takes a draft away, with everything personal in it. */
  const drop = (key: string): Promise<void> => dropText(prefix + key)
  /** All of them, the last touched first. Old ones are taken away. */
  const list = async (): Promise<Draft[]> => {
    const oldest = new Date(Date.now() - KEEP_DAYS * DAY).toISOString()
    const all = [...(await allTexts())].flatMap(([name, text]) =>
      name.startsWith(prefix) && !name.includes(' ', prefix.length) ? (parse(text) ?? []) : [],
    )
    all.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
    const open = all.filter(({ savedAt }, index) => savedAt > oldest && index < most)
    for (const { key } of all) if (!open.some((kept) => kept.key === key)) await drop(key)
    return open
  }
  return { read, keep, drop, list }
}

/** Reads `id:count,id:count` of an address; what is no such pair, or more than `most`, is left out. */
export const countsIn = (text: string | undefined, most: number): { id: string; count: number }[] =>
  (text ?? '').split(',').flatMap((pair) => {
    const [id = '', counted = '1'] = pair.split(':')
    const count = Number(counted)
    return id !== '' && Number.isInteger(count) && count >= 1 && count <= most ? [{ id, count }] : []
  })

/** What lies under a name on this device; undefined until it was looked for. `read` is the same function every time. */
export function useKept<Found>(read: (name: string) => Promise<Found>, name: string): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let wanted = true
    void read(name).then((kept) => {
      if (wanted) setFound(kept)
    })
    return () => {
      wanted = false
    }
  }, [read, name])
  return found
}

/** Begins one draft for the address that asks for one, and tells its key once it is kept. `begin` is null where a draft is there. */
export function useBegin(begin: (() => Promise<string>) | null, onDraft: (key: string) => void): void {
  const begun = useRef<Promise<string>>(null)
  const asked = begin !== null
  useEffect(() => {
    if (begin === null) return undefined
    let wanted = true
    begun.current ??= begin()
    void begun.current.then((key) => {
      if (wanted) onDraft(key)
    })
    return () => {
      wanted = false
    }
    // A draft is begun once for the address that asked for one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked])
}
