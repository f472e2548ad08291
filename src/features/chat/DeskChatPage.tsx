import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { SegmentedChoice } from '#src/ui/RadioGroup.tsx'
import { DESK_CHAT_LISTS, type DeskChatLine } from '#contract/shapes/chat.ts'
import { TakeBar, TakenNote } from './desk/TakeBar.tsx'
import { ChatList, NoChats } from './list/ChatList.tsx'
import { ListPane } from './list/ListPane.tsx'
import { useQueue } from './list/useChats.ts'
import { Back } from './parts/Back.tsx'
import { Choose } from './parts/Choose.tsx'
import { Thread } from './thread/Thread.tsx'
import { idIn } from './where.ts'
import styles from './chat.module.css'

/** What people ask staff: who waits longest first; each conversation is one colleague's at a time. */
export function DeskChatPage({ id: part }: { readonly id?: string | undefined }) {
  const { t } = useLingui()
  const [list, setList] = useState<(typeof DESK_CHAT_LISTS)[number]>('WAITING')
  const queue = useQueue(list)
  const id = idIn(part)
  const names = { WAITING: t`Đang chờ (${queue.waiting})`, MINE: t`Của tôi`, ALL: t`Tất cả` }
  return (
    <div className={styles.chat} data-open={id !== undefined || undefined}>
      <ListPane
        title={<Trans>Hỗ trợ</Trans>}
        list={queue}
        above={
          <SegmentedChoice
            legend={t`Xem`}
            legendHidden
            name="queue"
            options={DESK_CHAT_LISTS.map((value) => ({ value, label: names[value] }))}
            value={list}
            onChange={(value) => setList(DESK_CHAT_LISTS.find((one) => one === value) ?? 'WAITING')}
          />
        }
      >
        {queue.lines.length === 0 ? (
          <NoChats>
            <p>
              <Trans>Không ai đang chờ.</Trans>
            </p>
          </NoChats>
        ) : (
          <ChatList
            label={t`Cuộc trò chuyện`}
            lines={queue.lines}
            side="STAFF"
            more={(line) => <Waiting line={line} />}
            link={({ id: one }, props) => <Link to="/desk/chat/{-$id}" params={{ id: one }} {...props} />}
          />
        )}
      </ListPane>
      {id === undefined ? (
        <Choose />
      ) : (
        <Thread
          key={id}
          where={{ conversation_id: id }}
          back={
            <Back>
              <Link
                to="/desk/chat/{-$id}"
                params={{ id: undefined }}
                {...iconButtonLook()}
                aria-label={t`Về danh sách`}
              >
                <Icon name="arrow-left" size={24} />
              </Link>
            </Back>
          }
          instead={(head) => (head.takenBy?.me === true ? null : <TakeBar id={id} head={head} />)}
          above={(head) => (head.takenBy?.me === true ? <TakenNote id={id} /> : null)}
          hint={null}
        />
      )}
    </div>
  )
}

/** Since when the person waits, or who answers them. */
function Waiting({ line: { waitingSince, takenBy } }: { readonly line: DeskChatLine }) {
  const format = useFormat()
  const now = new Date(serverTime()).toISOString()
  return (
    <span className={styles.waiting}>
      {waitingSince !== null && (
        <span>
          <Trans>Chờ từ {format.ago(waitingSince, now)}</Trans>
        </span>
      )}
      {takenBy !== null && (
        <span>
          {takenBy.me ? <Trans>Bạn đang trả lời</Trans> : <Trans>{takenBy.name} đang trả lời</Trans>}
        </span>
      )}
    </span>
  )
}
