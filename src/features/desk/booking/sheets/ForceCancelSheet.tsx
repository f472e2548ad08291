import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useReason } from '../../parts/useReason.tsx'
import { keptIn } from '#contract/booking/kept.ts'
import { useStep, type StepProps } from './useStep.ts'

const EVIDENCE_MOST = 2000

/** Cancels against the host: with evidence, everything back to the guest. */
export function ForceCancelSheet(props: StepProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { booking } = props.dossier
  const proof = useRef<HTMLTextAreaElement>(null)
  const [evidence, setEvidence] = useState('')
  const [nobodysFault, setNobodysFault] = useState(false)
  const [tried, setTried] = useState(false)
  const missing = tried && evidence.trim() === ''
  const noEvidence = useCodeText(missing ? 'C_001' : undefined, t`bằng chứng`)
  const { field, said } = useReason()
  const cancel = useAct('desk.forceCancel')
  const step = useStep(props, t`Đã hủy đặt phòng`)
  const back = format.vnd(keptIn(booking))
  useEffect(() => {
    if (missing) proof.current?.focus()
  }, [missing])
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || evidence.trim() === '') return
    cancel.mutate(
      { ...step.seen, reason, evidence: evidence.trim(), force_majeure: nobodysFault },
      step.after,
    )
  }
  return (
    <AskSheet
      title={<Trans>Hủy đặt phòng này?</Trans>}
      submitText={<Trans>Hủy và hoàn {back}</Trans>}
      tone="danger"
      act={cancel}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>
        <Trans>
          Khách được hoàn {back}, mã nhận phòng hết hiệu lực, phòng mở lại, cả hai bên được báo. Việc này
          không rút lại được.
        </Trans>
      </p>
      {field}
      <TextArea
        ref={proof}
        label={<Trans>Bằng chứng</Trans>}
        description={<Trans>Công điện, ảnh, tin nhắn, biên bản: ghi rõ ở đâu và từ ai.</Trans>}
        value={evidence}
        onChange={({ target }) => setEvidence(target.value)}
        error={noEvidence || undefined}
        maxLength={EVIDENCE_MOST}
        counter={`${evidence.length}/${EVIDENCE_MOST}`}
        rows={4}
      />
      <Checkbox
        label={<Trans>Không do lỗi của ai (thiên tai, dịch bệnh)</Trans>}
        description={<Trans>Không tính vào số lần hủy của chủ nhà.</Trans>}
        checked={nobodysFault}
        onChange={({ target }) => setNobodysFault(target.checked)}
      />
    </AskSheet>
  )
}
