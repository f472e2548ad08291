import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState, type SubmitEvent } from 'react'
import { ROLES, type Role } from '#contract/grants.ts'
import type { User } from '#contract/shapes/administration.ts'
import { pages } from '#src/api/pages.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { UserCard } from './UserCard.tsx'
import { ROLE_TEXT } from './words.ts'
import page from '#src/app/work/page.module.css'
import { part } from '#src/ui/part.ts'

const RoleSheet = part(() => import('./RoleSheet.tsx'), 'RoleSheet')
const EndSessionsSheet = part(() => import('./EndSessionsSheet.tsx'), 'EndSessionsSheet')
const SuspendSheet = part(() => import('./SuspendSheet.tsx'), 'SuspendSheet')
const SHEETS = { role: RoleSheet, endSessions: EndSessionsSheet, suspend: SuspendSheet }
type Chosen = { user: User; sheet: keyof typeof SHEETS }

type Ask = { text: string; role: Role | '' }
const pagesOf = ({ text, role }: Ask) => pages('desk.users', { text, ...(role === '' ? {} : { role }) })

function Results({ ask, onChoose }: { readonly ask: Ask; readonly onChoose: (chosen: Chosen) => void }) {
  const list = useInfiniteQuery(pagesOf(ask))
  if (list.isPending) return <PageLoading />
  if (!list.data) return <PageError error={list.error} onRetry={() => void list.refetch()} />
  const users = list.data.pages.flatMap((one) => one.users)
  if (users.length === 0)
    return (
      <EmptyState level={2} picture="basket" title={<Trans>Không tìm thấy ai</Trans>}>
        <p>
          <Trans>Tên thì viết một phần, email và số điện thoại thì viết đủ.</Trans>
        </p>
      </EmptyState>
    )
  return (
    <>
      <ul className={`stack-3 ${page.cards}`} role="list">
        {users.map((user) => (
          <li key={user.id}>
            <UserCard
              user={user}
              onRole={() => onChoose({ user, sheet: 'role' })}
              onEndSessions={() => onChoose({ user, sheet: 'endSessions' })}
              onSuspend={() => onChoose({ user, sheet: 'suspend' })}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  )
}

/** People, the roles they hold, and where they are signed in. */
export function UsersPage() {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const [ask, setAsk] = useState<Ask>({ text: '', role: '' })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [changed, setChanged] = useState<ApiProblem | null>(null)
  const Sheet = SHEETS[chosen?.sheet ?? 'role']
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsk((now) => ({ ...now, text: text.trim() }))
  }
  return (
    <AdminFrame
      title={<Trans>Người dùng</Trans>}
      lead={<Trans>Tìm theo tên, email, số điện thoại hoặc vai trò.</Trans>}
      changed={changed}
    >
      <form className="stack-4" role="search" noValidate onSubmit={submit}>
        <div className={page.pair}>
          <TextField
            name="text"
            label={t`Tên, email hoặc số điện thoại`}
            icon="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            name="role"
            label={t`Vai trò`}
            value={ask.role}
            options={[
              { value: '', label: t`Mọi vai trò` },
              ...ROLES.map((role) => ({ value: role, label: i18n._(ROLE_TEXT[role]) })),
            ]}
            onChange={({ target }) =>
              setAsk((now) => ({ ...now, role: ROLES.find((role) => role === target.value) ?? '' }))
            }
          />
        </div>
        <div className="row-3">
          <Button type="submit" tone="primary" icon="search">
            <Trans>Tìm</Trans>
          </Button>
        </div>
      </form>
      <Results ask={ask} onChoose={setChosen} />
      {chosen && (
        <Suspense>
          <Sheet user={chosen.user} onClose={() => setChosen(null)} onChanged={setChanged} />
        </Suspense>
      )}
    </AdminFrame>
  )
}
