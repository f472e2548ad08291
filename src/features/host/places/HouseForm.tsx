import { Trans, useLingui } from '@lingui/react/macro'
import { HOUSE_PICTURES_MAX } from '#contract/numbers.ts'
import type { House } from '#contract/shapes/house.ts'
import { useAct } from '#src/api/act.ts'
import { withTyped } from '#src/app/state/typedMeanwhile.ts'
import { binder } from './bind.ts'
import { draftOfHouse, hasEnglish } from './draft.ts'
import { EditForm } from './EditForm.tsx'
import { HouseRules, HouseWhat } from './HouseFields.tsx'
import { HousePictures, useSending } from './HousePictures.tsx'
import { houseMistakes } from './mistakes.ts'
import { useDraftOf } from './useDraft.ts'
import { useLabels } from './useLabels.ts'
import { useSaved } from './useSaved.ts'

/** What a host says of a place that is there. What was typed stays whatever happens. */
export function HouseForm({ house }: { readonly house: House }) {
  const { t } = useLingui()
  const labels = useLabels()
  const { draft, set, setDraft, typed } = useDraftOf(draftOfHouse(house))
  const pictures = binder(draft, set, labels.house, {})('picture_ids')
  const added = useSending(pictures.value, pictures.onChange, HOUSE_PICTURES_MAX)
  const save = useAct('host.saveHouse')
  const { saved, changed } = useSaved(t`Đã lưu chỗ ở`)
  const send = () =>
    save.mutate(
      { ...draft, version: house.version },
      {
        onSuccess: (fresh) => {
          saved(fresh)
          setDraft((now) => withTyped(now, draft, draftOfHouse(fresh)))
        },
        onError: changed,
      },
    )
  return (
    <EditForm
      mistakes={houseMistakes(draft)}
      inEnglish={hasEnglish(draft)}
      {...{ save, added, typed }}
      onSend={send}
      button={<Trans>Lưu thay đổi</Trans>}
    >
      {(wrong) => {
        const bind = binder(draft, set, labels.house, wrong)
        return (
          <>
            <HouseWhat bind={bind} isNew={false} />
            <HouseRules bind={bind} />
            <HousePictures {...bind('picture_ids')} added={added} most={HOUSE_PICTURES_MAX} />
          </>
        )
      }}
    </EditForm>
  )
}
