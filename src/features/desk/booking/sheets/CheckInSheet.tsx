import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useReason } from '../../parts/useReason.tsx'
import type { StepProps } from './useStep.ts'

/** Checks a guest in by the code they read out, for a host who cannot. */
export function CheckInSheet({ dossier, onClose, onChanged }: StepProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [scan] = useState(() => ({
    nonce: crypto.randomUUID(),
    scanned_at: new Date(serverTime()).toISOString(),
  }))
  const [code, setCode] = useState(dossier.booking.code)
  const [tried, setTried] = useState(false)
  const noCode = useCodeText(tried && code.trim() === '' ? 'C_001' : undefined, t`mã nhận phòng`)
  const { field, said } = useReason()
  const checkIn = useAct('desk.checkIn')
  const name = dossier.booking.contact.fullName
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || code.trim() === '') return
    checkIn.mutate(
      { ...scan, code: code.trim(), reason },
      {
        onSuccess: (answer) => {
          toast.success(t`Khách ${answer.guestName} đã nhận phòng`)
          onClose()
          void outdated(client, 'desk.booking', 'desk.summary')
        },
        onError: (problem) => {
          if (problem.status !== 409) return
          onChanged(problem)
          onClose()
          void outdated(client, 'desk.booking')
        },
      },
    )
  }
  return (
    <AskSheet
      title={<Trans>Nhận phòng cho {name}?</Trans>}
      submitText={<Trans context="button">Nhận phòng</Trans>}
      act={checkIn}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>
          Mã đặt phòng, hoặc mã ngắn dưới mã QR trên máy khách. Nhận phòng xong thì yêu cầu sửa hoặc hủy đang
          mở sẽ khép lại.
        </Trans>
      </p>
      <TextField
        name="code"
        label={t`Mã nhận phòng`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={noCode || undefined}
      />
      {field}
    </AskSheet>
  )
}
