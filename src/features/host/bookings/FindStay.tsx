import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { TextField } from '#src/ui/TextField.tsx'

/** Looks for bookings of my places by their code, or by the guest's name or phone number. */
export function FindStay({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    void navigate({ to: '/host/bookings', search: wanted === '' ? {} : { text: wanted } })
  }
  return (
    <form className="stack-4" onSubmit={submit} role="search" noValidate>
      <TextField
        name="text"
        label={t`Tìm theo mã, tên hoặc số điện thoại của khách`}
        icon="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {(typed !== '' || text !== '') && (
        <div className="row-3">
          <Button type="submit" tone="primary" icon="search">
            <Trans>Tìm</Trans>
          </Button>
          {text !== '' && (
            <Link to="/host/bookings" onClick={() => setTyped('')} {...buttonLook()}>
              <Trans>Xem tất cả</Trans>
            </Link>
          )}
        </div>
      )}
    </form>
  )
}
