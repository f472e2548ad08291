import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { PROVINCES } from '#contract/people/provinces.ts'
import { RULES } from '#contract/people/rules.ts'
import type { Profile } from '#contract/shapes/profile.ts'
import { CodedField } from '#src/app/pieces/CodedField.tsx'
import { useAct } from '#src/api/act.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { useTyped, withTyped } from '#src/app/state/typedMeanwhile.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Select } from '#src/ui/Select.tsx'
import { toast } from '#src/ui/toasts.ts'
import { DETAIL_FIELDS, detailsOf, problemsFrom, readDetails } from '../details.ts'
import type { DetailField, DetailProblems, DetailValues } from '../details.ts'
import { useShowProfile } from '../useShowProfile.ts'
import { Panel } from './Panel.tsx'
import styles from '../profile.module.css'

const IDS: Record<DetailField, string> = {
  name: 'profile-name',
  birthday: 'profile-birthday',
  province: 'profile-province',
  ward: 'profile-ward',
  street: 'profile-street',
}

const focusFirst = (problems: DetailProblems) => {
  const first = DETAIL_FIELDS.find((field) => problems[field] !== undefined)
  if (first) document.getElementById(IDS[first])?.focus()
}

/** Name, birthday, sex and address. What was typed stays, whatever the network does. */
export function DetailsForm({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui()
  const { language } = useFormat()
  const today = useToday()
  const show = useShowProfile()
  const save = useAct('profile.update')
  const refusal = useProblemText(save.error)
  const before = detailsOf(profile)
  const [values, setValues] = useTyped(before)
  const [problems, setProblems] = useState<DetailProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const changed = JSON.stringify(values) !== JSON.stringify(before)

  const set = (next: Partial<DetailValues>) => setValues((now) => ({ ...now, ...next }))
  // What was wrong is looked at again while it is typed. Never when a field is left: a line that comes or goes under a
  // finger moves what was about to be pressed.
  const type = (field: Exclude<DetailField, 'province'>, text: string) => {
    set({ [field]: text })
    if (problems[field] === undefined) return
    const found = readDetails({ ...values, [field]: text }, today).problems?.[field]
    setProblems(({ [field]: _old, ...rest }) => (found === undefined ? rest : { ...rest, [field]: found }))
  }
  const point = (found: DetailProblems) => {
    setProblems(found)
    focusFirst(found)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const { info, problems: found } = readDetails(values, today)
    if (info === null) return point(found)
    setProblems({})
    save.mutate(info, {
      onSuccess: (fresh) => {
        show(fresh)
        setValues((now) => withTyped(now, values, detailsOf(fresh)))
        toast.success(t`Đã lưu thông tin`)
      },
      onError: ({ fields }) => point(problemsFrom(fields)),
    })
  }

  const field = (name: Exclude<DetailField, 'province'>, called: string) => ({
    id: IDS[name],
    name,
    called,
    code: problems[name],
    value: values[name],
    onChange: (event: { target: HTMLInputElement }) => type(name, event.target.value),
  })
  const provinces = Object.entries(PROVINCES)
    .map(([value, names]) => ({ value, label: names[language] }))
    .toSorted((left, right) => left.label.localeCompare(right.label, language))
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Panel title={<Trans>Thông tin cá nhân</Trans>}>
        <div className={styles.fields}>
          <CodedField
            {...field('name', RULES.name.called[language])}
            label={t`Họ và tên`}
            autoComplete="name"
            autoCapitalize="words"
            required
          />
          <CodedField
            {...field('birthday', t`ngày sinh`)}
            label={t`Ngày sinh`}
            description={t`Ngày/tháng/năm, ví dụ 17/02/1990`}
            placeholder={t`DD/MM/YYYY`}
            inputMode="numeric"
            autoComplete="bday"
            required
          />
          <div className={styles.wide}>
            <RadioGroup
              legend={t`Giới tính`}
              name="sex"
              look="segments"
              value={values.sex}
              onChange={(sex) => set({ sex })}
              options={[
                { value: 'female', label: t`Nữ` },
                { value: 'male', label: t`Nam` },
                { value: 'other', label: t`Khác` },
              ]}
            />
          </div>
        </div>
        <h3 className="body">
          <Trans>Địa chỉ</Trans> <span className="note regular">{t`không bắt buộc`}</span>
        </h3>
        <div className={styles.fields}>
          <Select
            id={IDS.province}
            name="province_id"
            label={t`Tỉnh, thành phố`}
            autoComplete="address-level1"
            value={values.province}
            onChange={({ target }) => set({ province: target.value })}
            options={[{ value: '', label: t`Chưa chọn` }, ...provinces]}
          />
          <CodedField
            {...field('ward', RULES.ward.called[language])}
            label={t`Phường, xã`}
            autoComplete="address-level2"
          />
          <div className={styles.wide}>
            <CodedField
              {...field('street', RULES.street.called[language])}
              label={t`Số nhà, đường`}
              autoComplete="street-address"
            />
          </div>
        </div>
        {save.error && Object.keys(problems).length === 0 && (
          <Notice tone="danger" live="assertive">
            {refusal} <Trans>Những gì bạn nhập vẫn còn đây.</Trans>
          </Notice>
        )}
        <div className="row-3">
          <Button type="submit" tone="primary" size="large" busy={save.isPending}>
            <Trans>Lưu thông tin</Trans>
          </Button>
          {changed && (
            <Button
              tone="quiet"
              icon="undo"
              onClick={() => {
                setValues(before)
                setProblems({})
              }}
            >
              <Trans>Bỏ thay đổi</Trans>
            </Button>
          )}
        </div>
      </Panel>
    </form>
  )
}
