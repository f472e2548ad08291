import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import type { ChatLine } from '#contract/shapes/chat.ts'
import { ChatList, NoChats } from './list/ChatList.tsx'
import { ListPane } from './list/ListPane.tsx'
import { useChats } from './list/useChats.ts'
import { Back } from './parts/Back.tsx'
import { Choose } from './parts/Choose.tsx'
import { SavedNote } from './parts/SavedNote.tsx'
import { Thread } from './thread/Thread.tsx'
import { nameOf, type Where } from './where.ts'
import styles from './chat.module.css'

interface ChatPageProps {
  readonly title: ReactNode
  readonly side: 'PERSON' | 'HOST'
  /** What stands in a list without a conversation. */
  readonly none: ReactNode
  /** A link to a conversation; without one: to the list. */
  readonly link: (line: ChatLine | undefined, props: LinkProps) => ReactNode
  /** The conversation that is open. */
  readonly where: Where | undefined
  /** What could be asked, while nothing was said in it. */
  readonly hint: ReactNode
}

type LinkProps = { className?: string | undefined; children: ReactNode; 'aria-label'?: string }

/** A person's conversations, as guest or as host: the list, and beside it the one that is open. */
export function ChatPage({ title, side, none, link, where, hint }: ChatPageProps) {
  const { t } = useLingui()
  const list = useChats(side)
  return (
    <div className={styles.chat} data-open={where !== undefined || undefined}>
      <ListPane
        title={title}
        list={list}
        above={
          <>
            <SavedNote at={list.saved} />
            <Link to="/chat/chat-support" {...buttonLook({ size: 'small' })}>
              <Trans>Hỏi nhân viên Ghé</Trans>
            </Link>
          </>
        }
      >
        {list.lines.length === 0 ? (
          <NoChats>{none}</NoChats>
        ) : (
          <ChatList label={t`Cuộc trò chuyện`} lines={list.lines} side={side} link={link} />
        )}
      </ListPane>
      {where === undefined ? (
        <Choose />
      ) : (
        <Thread
          key={nameOf(where)}
          where={where}
          back={
            <Back>
              {link(undefined, {
                ...iconButtonLook(),
                'aria-label': t`Về danh sách`,
                children: <Icon name="arrow-left" size={24} />,
              })}
            </Back>
          }
          hint={hint}
        />
      )}
    </div>
  )
}
