import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarImport, CalendarProblem, PlaceCalendars } from '#contract/shapes/calendar.ts'
import { useAct } from '#src/api/act.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './calendars.module.css'

interface FollowedCalendarProps {
  readonly resortId: string
  readonly calendar: CalendarImport
  readonly roomName: string
  readonly onChanged: (fresh: PlaceCalendars) => void
}

function useProblemWords(problem: CalendarProblem): string {
  const { t } = useLingui()
  switch (problem) {
    case 'ADDRESS':
    case 'UNREACHABLE':
      return t`Chưa mở được địa chỉ này. Các đêm đã đóng vẫn đóng; Ghé sẽ thử lại.`
    case 'TOO_LARGE':
      return t`Lịch này quá lớn để đọc. Các đêm đã đóng vẫn đóng.`
    case 'MALFORMED':
    default:
      return t`Ở địa chỉ này không phải là lịch iCal. Các đêm đã đóng vẫn đóng.`
  }
}

function Problem({ problem }: { readonly problem: CalendarProblem }) {
  return <Notice tone="warning">{useProblemWords(problem)}</Notice>
}

/** One calendar of another site: what it closes, when it was read, what is wrong with it. */
export function FollowedCalendar({ resortId, calendar, roomName, onChanged }: FollowedCalendarProps) {
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const read = useAct('calendar.read')
  const remove = useAct('calendar.remove')
  const problem = useProblemText(read.error ?? remove.error)
  const what = { resort_id: resortId, import_id: calendar.id }
  const { clashes, skipped, readAt, triedAt } = calendar
  return (
    <li className={styles.one}>
      <div>
        <p className="strong">
          {calendar.name} → {roomName}
        </p>
        <p className="soft">
          {triedAt === null ? (
            <Trans>Đang đọc lần đầu…</Trans>
          ) : (
            <>
              <Plural value={calendar.nights} _0="Không đóng đêm nào" other="Đang đóng # đêm" />
              {readAt !== null && (
                <>
                  {' · '}
                  <Trans>đọc lúc {format.moment(readAt)}</Trans>
                </>
              )}
            </>
          )}
        </p>
        <p className="clipped note">{calendar.address}</p>
      </div>
      {clashes.length > 0 && (
        <Notice tone="danger" title={<Trans>Có đêm trùng với khách của Ghé</Trans>}>
          <Trans>
            Đêm{' '}
            {clashes
              .slice(0, 5)
              .map((night) => format.shortDate(night))
              .join(', ')}
            : cả hai nơi cùng có khách. Nếu không phải cùng một khách, bạn liên hệ một trong hai sớm nhé.
          </Trans>
        </Notice>
      )}
      {calendar.problem !== null && <Problem problem={calendar.problem} />}
      {skipped > 0 && (
        <p className="soft">
          <Plural value={skipped} other="# mục trong lịch không đọc được và đã bỏ qua." />
        </p>
      )}
      <div className="row-3">
        <Button busy={read.isPending} onClick={() => read.mutate(what, { onSuccess: onChanged })}>
          <Trans>Đọc ngay</Trans>
        </Button>
        {asking ? (
          <>
            <Button
              tone="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(what, { onSuccess: onChanged })}
            >
              <Trans>Bỏ lịch này, mở lại các đêm</Trans>
            </Button>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              <Trans>Giữ lại</Trans>
            </Button>
          </>
        ) : (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            <Trans>Bỏ theo dõi…</Trans>
          </Button>
        )}
      </div>
      {problem !== '' && (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
    </li>
  )
}
