import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from '#contract/outbox.ts'
import type { ChatMessage } from '#contract/shapes/chat.ts'
import { allSaid, inDays, type Unsaid } from '#src/features/chat/thread/said.ts'

const HERE = { resort_id: '01941f29-7c00-7de9-9506-8edd9504fbdc' }
const message = (place: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `server-${place}`,
  place,
  side: 'PERSON',
  mine: true,
  author: '',
  text: `tin ${place}`,
  pictureIds: [],
  at: '2026-11-21T03:00:00Z',
  ...more,
})
const waiting = (id: string, state: OutboxEntry['state'] = 'queued', where: object = HERE): OutboxEntry => ({
  key: `key-${id}`,
  name: 'chat.send',
  input: { ...where, message_id: id, text: id, picture_ids: [] },
  state,
  createdAt: Date.parse('2026-11-21T03:05:00Z'),
  expiresAt: Date.parse('2026-11-28T03:05:00Z'),
  attempts: 1,
  problem:
    state === 'refused' ? { code: 'G_CHAT_CLOSED', message: 'Người này đã rời đi.', current: null } : null,
})
const unsaid = (id: string): Unsaid => ({
  id,
  text: id,
  pictureIds: [],
  at: '2026-11-21T03:06:00Z',
  state: 'sending',
  problem: '',
})

describe('what a conversation shows', () => {
  test('is what the server has, then what waits, then what was said just now', () => {
    const all = allSaid([message(1), message(2)], [waiting('a'), waiting('b')], [unsaid('c')], HERE)
    expect(all.map(({ text, state, place }) => [text, state, place])).toEqual([
      ['tin 1', null, 1],
      ['tin 2', null, 2],
      ['a', 'waiting', 3],
      ['b', 'waiting', 4],
      ['c', 'sending', 5],
    ])
  })

  test('has each message once, wherever it is known: the server’s word counts first', () => {
    const all = allSaid(
      [message(1, { id: 'a' })],
      [waiting('a'), waiting('b')],
      [unsaid('a'), unsaid('b')],
      HERE,
    )
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      ['a', null],
      ['b', 'waiting'],
    ])
  })

  test('has nothing of another conversation, of staff, or of other things that wait', () => {
    const elsewhere = [
      waiting('x', 'queued', { resort_id: 'another' }),
      waiting('y', 'queued', {}),
      { ...waiting('z'), name: 'chat.read' as const },
    ]
    expect(allSaid([], elsewhere, [], HERE)).toEqual([])
    expect(allSaid([], elsewhere, [], {}).map(({ id }) => id)).toEqual(['y'])
  })

  test('says of what was refused why', () => {
    const [refused] = allSaid([], [waiting('a', 'refused')], [], HERE)
    expect(refused).toMatchObject({ state: 'refused', problem: 'Người này đã rời đi.' })
  })
})

describe('messages stand together', () => {
  const day = (instant: string) => instant.slice(0, 10)
  const said = (more: Partial<ChatMessage>[]) =>
    allSaid(
      more.map((one, index) => message(index + 1, one)),
      [],
      [],
      HERE,
    )
  test('by day, by side, and while no more than five minutes lie between', () => {
    const days = inDays(
      said([
        { at: '2026-11-20T03:00:00Z' },
        { at: '2026-11-20T03:04:00Z' },
        { at: '2026-11-20T03:05:00Z', mine: false, side: 'HOST' },
        { at: '2026-11-20T03:30:00Z', mine: false, side: 'HOST' },
        { at: '2026-11-21T03:00:00Z', mine: false, side: 'HOST' },
      ]),
      day,
    )
    expect(days.map(({ groups }) => groups.map((group) => group.map(({ place }) => place)))).toEqual([
      [[1, 2], [3], [4]],
      [[5]],
    ])
  })
})
