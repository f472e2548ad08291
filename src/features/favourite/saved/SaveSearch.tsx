import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { sameSearch } from '#contract/sameSearch.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { useSignInHere } from '#src/app/proof/useSignInHere.tsx'
import { keepSearchWish } from '#src/app/savedSearches/beforeSignIn.ts'
import { saveSearch, type SearchWish } from '#src/app/savedSearches/saving.ts'
import { useSessionHint } from '#src/app/state/sessionHint.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './saved.module.css'

interface SaveSearchProps {
  /** The search as the address says it. */
  readonly search: RoomSearch
}

/**
 * Keeps the search of a page of results, below them: where one has looked and not found. Nobody hears of it who has not ticked
 * the box. Who is not signed in is asked to, right there, and finds it kept.
 */
export function SaveSearch({ search }: SaveSearchProps) {
  const { t } = useLingui()
  const title = useId()
  const client = useQueryClient()
  const signIn = useSignInHere()
  const signedIn = useSessionHint()
  const [tells, setTells] = useState(false)
  const { data } = useQuery({ ...query('savedSearch.mine', {}), enabled: signedIn, staleTime: 60_000 })
  const save = useMutation<void, ApiProblem, SearchWish>({ mutationFn: (wish) => saveSearch(client, wish) })
  const same = sameSearch(search)
  const kept = data?.searches.find((one) => sameSearch(one.search) === same)
  const press = () => {
    const {
      sort_by_field: _field,
      sort_order: _order,
      page_number: _page,
      page_size: _size,
      ...wanted
    } = search
    const wish = { search: wanted, tells }
    if (signedIn) return save.mutate(wish)
    // Done by whatever way they sign in.
    keepSearchWish(wish)
    signIn.ask({
      phone: '',
      why: t`Để giữ tìm kiếm này cho bạn, Ghé cần biết bạn là ai.`,
      onSignedIn: () => undefined,
    })
  }
  return (
    <section className={styles.save} aria-labelledby={title}>
      <h2 id={title}>{kept ? <Trans>Đã lưu tìm kiếm này</Trans> : <Trans>Chưa quyết định?</Trans>}</h2>
      {kept ? (
        <p role="status">
          <Icon name={kept.tells ? 'bell' : 'check'} size={20} />
          {kept.tells ? (
            <Trans>Ghé sẽ báo khi giá giảm hoặc nơi đã hết phòng có phòng lại.</Trans>
          ) : (
            <Trans>Bạn xem lại lúc nào cũng được.</Trans>
          )}
        </p>
      ) : (
        <Checkbox
          label={<Trans>Báo cho tôi khi giá giảm hoặc có phòng lại</Trans>}
          description={<Trans>Bằng thông báo và thư, tắt được bất cứ lúc nào.</Trans>}
          checked={tells}
          onChange={({ target }) => setTells(target.checked)}
        />
      )}
      <div className={styles.actions}>
        {kept ? (
          <Link to="/profile/saved/{-$id}" params={{ id: undefined }} className="strong">
            <Trans>Các tìm kiếm đã lưu</Trans>
          </Link>
        ) : (
          <Button icon="plus" busy={save.isPending} onClick={press} {...(signedIn ? {} : signIn.near)}>
            <Trans>Lưu tìm kiếm này</Trans>
          </Button>
        )}
      </div>
      {!kept && <Refusal error={save.error} />}
      {signIn.sheet}
    </section>
  )
}
