import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Position } from '#contract/shapes/position.ts'
import { useWanted } from '#src/app/pieces/useWanted.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { TextField } from '#src/ui/TextField.tsx'
import type { Bound } from './bind.ts'
import { known, readCoordinates, UNREADABLE, written } from './coordinates.ts'

const load = () => import('#src/app/map/PinMap.tsx').then(({ PinMap }) => PinMap)

/** Where a place is: by a tap on the map, or by coordinates. What is typed and no coordinates yet stays, and is not saved. */
export function PositionField(bound: Bound<Position | null | undefined>) {
  const { t } = useLingui()
  const { name, label, onChange, wrong } = bound
  const value = known(bound.value)
  const [typed, setTyped] = useState<string | null>(null)
  const { Part, state, prepare, want } = useWanted(load)
  const text = typed ?? written(value)
  const isOdd = text.trim() !== '' && readCoordinates(text) === null
  return (
    <>
      <TextField
        name={name}
        label={label}
        note={<Trans>không bắt buộc</Trans>}
        description={
          <Trans>
            Vĩ độ, kinh độ, ví dụ 11.94, 108.44. Villa và căn hộ chỉ hiện trong vòng 500 m cho đến khi có
            khách đặt.
          </Trans>
        }
        inputMode="decimal"
        value={text}
        error={
          wrong !== undefined || (isOdd && typed !== null)
            ? t`Tọa độ cần ở trong Việt Nam, ví dụ 11.94, 108.44.`
            : undefined
        }
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value.trim() === '' ? null : (readCoordinates(target.value) ?? UNREADABLE))
        }}
      />
      {Part === null ? (
        <div>
          <Button icon="map" busy={state === 'coming'} onClick={() => void want()} {...intent(prepare)}>
            {state === 'failed' ? (
              <Trans>Chưa tải được bản đồ, thử lại</Trans>
            ) : (
              <Trans>Ghim trên bản đồ</Trans>
            )}
          </Button>
        </div>
      ) : (
        <Part
          at={value}
          onChange={(at) => {
            setTyped(null)
            onChange(at)
          }}
        />
      )}
    </>
  )
}
