import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ContactSection, focusFirstWrong } from '../form/ContactSection.tsx'
import type { ContactProblems } from '../form/contactRules.ts'
import { DatesSection } from '../form/DatesSection.tsx'
import { GUESTS_ID, GuestsSection } from '../form/GuestsSection.tsx'
import { RoomsSection } from '../form/RoomsSection.tsx'
import { ContactFee } from './ContactFee.tsx'
import { EditPrice, EDIT_PRICE_ID } from './EditPrice.tsx'
import { FreeDates } from './FreeDates.tsx'
import { leftFor } from './freeDates.ts'
import type { OpenedEdit } from './OpenEdit.tsx'
import { ownNights } from './ownNights.ts'
import { editKind } from './screens.ts'
import styles from './edit.module.css'

const EDIT_DATES_ID = 'time-ranger-2'

/** What may be different: days, rooms, people, contact. It begins with the booking as it is. */
export function EditForm({ edit }: { readonly edit: OpenedEdit }) {
  const navigate = useNavigate()
  const [tried, setTried] = useState(false)
  const { draft, booking, resort, live, change } = edit
  const soldOut = live.answer?.available === false && !live.stale
  const contactProblems: ContactProblems = {}
  for (const [field, code] of Object.entries(edit.contactProblems))
    if (tried || code !== 'C_001') Object.assign(contactProblems, { [field]: code })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (edit.datesWrong !== null) document.getElementById(EDIT_DATES_ID)?.focus()
    else if (edit.unfit !== null) document.getElementById(GUESTS_ID)?.focus()
    else if (Object.keys(edit.contactProblems).length > 0) focusFirstWrong(edit.contactProblems)
    // While the price is on its way, the next page says that it waits for it: no tap is lost.
    else if (!live.asking && (!live.answer || soldOut || live.answer.kind === 'NOTHING'))
      document.getElementById(EDIT_PRICE_ID)?.focus()
    else
      void navigate({
        to: '/booking/edit/$screen/{-$key}',
        params: { screen: `${editKind(booking)}-detail-cache`, key: draft.key },
      })
  }
  const next = (
    <Button type="submit" tone="primary" size="large" block disabled={!edit.changed}>
      <Trans>Xem lại thay đổi</Trans>
    </Button>
  )
  return (
    <form className={styles.page} method="post" noValidate onSubmit={submit}>
      <header className="stack-2">
        <Link to="/booking/$id" params={{ id: booking.id }} className="touch">
          <Icon name="arrow-left" />
          <Trans>Đặt phòng {booking.code}</Trans>
        </Link>
        <h1>
          <Trans>Sửa đặt phòng ở {booking.resortName}</Trans>
        </h1>
        <p className="soft">
          <Trans>Chưa có gì thay đổi cho đến khi bạn gửi. Những gì bạn chọn được giữ trên máy này.</Trans>
        </p>
        {!edit.kept && (
          <Notice tone="warning" live="polite">
            <Trans>Máy này không cho lưu, nên thay đổi mất khi bạn đóng trang.</Trans>
          </Notice>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {soldOut && <FreeDates edit={edit} />}
          <DatesSection
            id={EDIT_DATES_ID}
            draft={draft}
            rooms={edit.rooms}
            today={edit.today}
            problem={edit.datesWrong}
            leftOf={leftFor(ownNights(booking))}
            onChange={change}
          />
          <GuestsSection draft={draft} rooms={edit.rooms} onChange={change} />
          <RoomsSection
            resort={resort}
            rooms={edit.rooms}
            left={null}
            onChange={(rooms) => change({ rooms })}
          />
          {!booking.entireProperty && (
            <p>
              <Link to="/booking/edit/list-room" search={{ key: draft.key }} className="touch">
                <Trans>Xem phòng nào còn trống cho những ngày này</Trans>
              </Link>
            </p>
          )}
          <div className="stack-4">
            <ContactFee booking={booking} />
            <ContactSection
              values={draft.contact}
              problems={contactProblems}
              onChange={edit.type}
              onLeave={edit.leave}
            />
          </div>
        </div>
        <div className={styles.aside}>
          <EditPrice edit={edit}>{next}</EditPrice>
        </div>
      </div>
    </form>
  )
}
