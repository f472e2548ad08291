import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { birthdayProblem, readDay } from '#contract/people/birthday.ts'
import { RULES } from '#contract/people/rules.ts'
import { dayAt } from '#contract/nights.ts'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import type { CodeFlow } from '#src/app/proof/codeFlow.ts'
import { useFieldText } from '#src/app/proof/useFieldText.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SegmentedChoice } from '#src/ui/RadioGroup.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { focusFirst, hasProblem } from '../parts/focusFirst.ts'
import styles from '../LoginPage.module.css'

type Field = 'name' | 'birthday' | 'ward' | 'street'
const NONE: Record<Field, string | null> = { name: null, birthday: null, ward: null, street: null }
const SEXES = ['female', 'male', 'other'] as const

interface PersonStepProps {
  readonly flow: CodeFlow
  readonly onChange: (changes: Partial<CodeFlow>) => void
  readonly onSignedIn: () => void
  /** The proof is over: begin again. */
  readonly onOver: () => void
}

const today = () => dayAt(Temporal.Instant.fromEpochMilliseconds(serverTime()))

/** Last step of a new account: name and birthday, and what a person cares to tell besides. */
export function PersonStep({ flow, onChange, onSignedIn, onOver }: PersonStepProps) {
  const { t } = useLingui()
  const [problems, setProblems] = useState(NONE)
  const form = useRef<HTMLFormElement>(null)
  const finish = useAct('account.finishRegister')
  const { data: provinces = [] } = useQuery(query('helper.provinces', {}))
  const { typed } = flow
  const valueOf = (field: string) => typed[field] ?? ''
  const put = (field: string, value: string) => {
    onChange({ typed: { ...typed, [field]: value } })
    setProblems({ ...problems, [field]: null })
  }
  const sex = SEXES.find((one) => one === typed['sex']) ?? null
  const nameError = useFieldText('name', problems.name)
  const birthdayError = useCodeText(problems.birthday ?? undefined, t`ngày sinh`)
  const wardError = useFieldText('ward', problems.ward)
  const streetError = useFieldText('street', problems.street)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (finish.isPending) return
    const found = {
      name: RULES.name.problem(valueOf('name')),
      birthday: birthdayProblem(valueOf('birthday'), today()),
      ward: RULES.ward.problem(valueOf('ward')),
      street: RULES.street.problem(valueOf('street')),
    }
    setProblems(found)
    if (hasProblem(found)) return focusFirst(form.current, found)
    finish.mutate(
      {
        flow: flow.flow,
        identifier: flow.identifier,
        name: valueOf('name'),
        birthday: readDay(valueOf('birthday')) ?? '',
        sex,
        province_id: valueOf('province_id') === '' ? null : Number(valueOf('province_id')),
        ward: valueOf('ward'),
        street: valueOf('street'),
      },
      {
        onSuccess: onSignedIn,
        onError: (problem) => {
          if (problem.code === 'C_022') return onOver()
          const told = { ...NONE, ...problem.fields }
          setProblems(told)
          focusFirst(form.current, told)
        },
      },
    )
  }

  const text = (name: Field) => ({
    name,
    value: valueOf(name),
    onChange: (event: { target: HTMLInputElement }) => put(name, event.target.value),
  })
  const optional = t`không bắt buộc`
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField
        {...text('name')}
        label={t`Họ và tên`}
        autoComplete="name"
        autoCapitalize="words"
        required
        error={nameError}
      />
      <TextField
        {...text('birthday')}
        id="information-dob"
        label={t`Ngày sinh`}
        description={t`Ngày/tháng/năm, ví dụ 17/02/1990`}
        placeholder={t`DD/MM/YYYY`}
        autoComplete="bday"
        inputMode="numeric"
        required
        error={birthdayError === '' ? undefined : birthdayError}
      />
      <SegmentedChoice
        legend={t`Giới tính (không bắt buộc)`}
        name="sex"
        value={sex}
        onChange={(value) => put('sex', value)}
        options={[
          { value: 'female', label: t`Nữ` },
          { value: 'male', label: t`Nam` },
          { value: 'other', label: t`Khác` },
        ]}
      />
      <Select
        name="province_id"
        label={t`Tỉnh, thành phố`}
        note={optional}
        autoComplete="address-level1"
        value={valueOf('province_id')}
        onChange={(event) => put('province_id', event.target.value)}
        options={[
          { value: '', label: t`Chọn tỉnh, thành phố` },
          ...provinces.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextField
        {...text('ward')}
        label={t`Phường, xã`}
        note={optional}
        autoComplete="address-level2"
        error={wardError}
      />
      <TextField
        {...text('street')}
        label={t`Số nhà, đường`}
        note={optional}
        autoComplete="street-address"
        error={streetError}
      />
      <Refusal error={finish.error} />
      <Button type="submit" tone="primary" size="large" block busy={finish.isPending}>
        <Trans>Tạo tài khoản</Trans>
      </Button>
    </form>
  )
}
