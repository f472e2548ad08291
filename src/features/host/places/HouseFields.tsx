import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SAME_DAY_UNTIL } from '#contract/numbers.ts'
import { namesOf } from '#contract/fields.ts'
import { houseHours, houseKept } from '#contract/shapes/saidHouse.ts'
import { query } from '#src/api/query.ts'
import { CheckList } from '#src/ui/CheckList.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'
import { useWrongText, type Bind, type Bound } from './bind.ts'
import type { HouseDraft } from './draft.ts'
import { Fold } from './Fold.tsx'
import { NumberField } from './NumberField.tsx'
import { PolicyChoices } from './PolicyChoices.tsx'
import { PositionField } from './PositionField.tsx'
import { SaidField } from './SaidField.tsx'
import page from '#src/app/work/page.module.css'
import shape from './places.module.css'

interface HouseFieldsProps {
  readonly bind: Bind<HouseDraft>
}

type LineProps = Omit<TextFieldProps, keyof Bound<string>> & {
  readonly bound: Bound<string>
}

/** One line that is no text in two languages. */
function Line({ bound, ...rest }: LineProps) {
  const { name, label, value, onChange } = bound
  return (
    <TextField
      {...{ ...rest, name, label, value }}
      error={useWrongText(bound)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** A field that may be left empty, as a line. */
const line = (
  bound: Omit<Bound<string | null | undefined>, 'onChange'> & {
    readonly onChange: (value: string | null) => void
  },
): Bound<string> => ({
  ...bound,
  value: bound.value ?? '',
  onChange: (value) => bound.onChange(value.trim() === '' ? null : value),
})

type Hour = keyof typeof houseHours | 'same_day_until'
/** Whether an hour may be left empty: its shape says so. */
const isFree = (hour: Hour) => houseKept[hour].safeParse(null).success
const hours: readonly Hour[] = namesOf(houseHours)
/** The hours of a place, as they stand in the form: in pairs, and then the one that stands alone. */
const HOURS: readonly Hour[] = [...hours, 'same_day_until']

/** What a place is and where: its kind once, when it is made. */
export function HouseWhat({ bind, isNew }: HouseFieldsProps & { readonly isNew: boolean }) {
  const { t } = useLingui()
  const areas = useQuery(query('helper.projectAreas', {}))
  const services = useQuery(query('helper.services', {}))
  const [type, area, chosen] = [bind('type'), bind('project_area_id'), bind('service_ids')]
  const position = bind('position')
  const [hotline, tour] = [bind('hotline'), bind('vr_link')]
  const free = <Trans>không bắt buộc</Trans>
  return (
    <>
      {isNew && (
        <RadioGroup
          legend={type.label}
          look="segments"
          value={String(type.value)}
          onChange={(value) => type.onChange(value === '1' ? 1 : value === '2' ? 2 : 3)}
          options={[
            { value: '1', label: t({ message: 'Villa', context: 'one' }) },
            { value: '2', label: t({ message: 'Căn hộ', context: 'one' }) },
            { value: '3', label: t({ message: 'Khách sạn', context: 'one' }) },
          ]}
        />
      )}
      <SaidField {...bind('name')} />
      <SaidField {...bind('summary')} />
      <div className={page.pair}>
        <Select
          name={area.name}
          label={area.label}
          value={area.value}
          options={[
            { value: 0, label: t`Chọn khu vực` },
            ...(areas.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => area.onChange(Number(target.value))}
          error={useWrongText(area)}
        />
        <NumberField {...bind('area')} suffix="m²" />
      </div>
      <SaidField {...bind('address')} />
      <PositionField {...position} />
      <Fold
        summary={<Trans>Kể thêm cho khách</Trans>}
        wrong={[hotline, tour].some(({ wrong }) => wrong !== undefined)}
      >
        <SaidField {...bind('description')} rows={5} optional />
        <SaidField {...bind('directions')} rows={3} optional />
        <div className={page.pair}>
          <Line bound={line(hotline)} type="tel" note={free} />
          <Line
            bound={line(tour)}
            note={free}
            description={<Trans>Địa chỉ https của chuyến tham quan, ví dụ ở Matterport hoặc Kuula.</Trans>}
            type="url"
            inputMode="url"
            placeholder="https://"
          />
        </div>
        <CheckList
          legend={chosen.label}
          options={(services.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen.value.map(String)}
          onChange={(ids) => chosen.onChange(ids.map(Number))}
          limit={8}
          moreText={(hidden) => t`Xem thêm ${hidden} dịch vụ`}
          lessText={t`Thu gọn`}
        />
      </Fold>
    </>
  )
}

/** When guests come and go, how they book, and what holds when they cancel. */
export function HouseRules({ bind }: HouseFieldsProps) {
  const sameDay =
    bind('confirmation_policy').value === 'INSTANT' ? (
      <Trans>để trống: {SAME_DAY_UNTIL.atOnce}</Trans>
    ) : (
      <Trans>để trống: {SAME_DAY_UNTIL.hostAsked}</Trans>
    )
  return (
    <>
      <div className={shape.hours}>
        {HOURS.map((field) => {
          const bound = line(bind(field))
          const free = isFree(field)
          return (
            <Line
              key={field}
              bound={free ? bound : { ...bound, onChange: (value) => value !== '' && bound.onChange(value) }}
              type="time"
              note={free && (field === 'same_day_until' ? sameDay : <Trans>không bắt buộc</Trans>)}
            />
          )
        })}
      </div>
      <PolicyChoices how={bind('confirmation_policy')} cancelled={bind('cancellation_policy')} />
      <SaidField {...bind('house_rules')} rows={3} optional />
    </>
  )
}
