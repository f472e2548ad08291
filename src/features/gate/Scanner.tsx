import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { findDecoder } from './camera/decoder.ts'
import { pictureIn } from './camera/frames.ts'
import { useCamera, type CameraState } from './camera/useCamera.ts'
import styles from './gate.module.css'

type Props = {
  readonly startEngine: () => Promise<Worker>
  readonly onCode: (text: string) => void
  readonly ready: boolean
}

/** Three ways to a code: the camera, a picture of it, and typing. */
export function Scanner({ startEngine, onCode, ready }: Props) {
  const { t } = useLingui()
  const { video, ...camera } = useCamera({ on: ready, startEngine, onCode })
  return (
    <>
      <div className={styles.finder} data-state={camera.state}>
        <video ref={video} className={styles.video} muted playsInline aria-label={t`Hình từ camera`} />
        {camera.state === 'on' && <span className={styles.corners} aria-hidden="true" />}
        {camera.torch !== null && (
          <span className={styles.torch}>
            <IconButton
              icon="sun"
              tone="float"
              pressed={camera.torch}
              label={camera.torch ? t`Tắt đèn` : t`Bật đèn`}
              onClick={camera.switchTorch}
            />
          </span>
        )}
        <CameraNote state={camera.state} />
      </div>
      {camera.cameras.length > 1 && (
        <Select
          label={t`Camera`}
          value={camera.chosen}
          onChange={({ currentTarget }) => camera.choose(currentTarget.value)}
          options={[
            { value: '', label: t`Camera sau` },
            ...camera.cameras.map(({ id, label }) => ({ value: id, label: label || id.slice(0, 8) })),
          ]}
        />
      )}
      <OtherWays startEngine={startEngine} onCode={onCode} />
    </>
  )
}

function CameraNote({ state }: { readonly state: CameraState }) {
  if (state === 'on') return null
  return (
    <p className={styles.cameraNote} role="status">
      <Icon name="camera" size={24} />
      {state === 'starting' && <Trans>Đang mở camera…</Trans>}
      {state === 'refused' && (
        <Trans>Ghé chưa được dùng camera. Bạn cho phép trong cài đặt trình duyệt, hoặc gõ mã bên dưới.</Trans>
      )}
      {state === 'missing' && <Trans>Không mở được camera. Bạn chọn ảnh hoặc gõ mã bên dưới nhé.</Trans>}
    </p>
  )
}

function OtherWays({ startEngine, onCode }: Omit<Props, 'ready'>) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [nothing, setNothing] = useState(false)
  const fileId = useId()

  async function lookAt(picture: File | undefined): Promise<void> {
    setNothing(false)
    if (picture === undefined) return
    const pixels = await pictureIn(picture)
    const decoder = await findDecoder(startEngine)
    const text = pixels === null ? null : await decoder.decode(pixels)
    decoder.close()
    if (text === null) setNothing(true)
    else onCode(text)
  }

  return (
    <>
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') onCode(typed)
        }}
      >
        <TextField
          label={t`Hoặc gõ mã đặt phòng`}
          placeholder="GHE-7K2M9Q"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">
          <Trans>Xem</Trans>
        </Button>
      </form>
      <div>
        <input
          ref={file}
          id={fileId}
          className={styles.file}
          type="file"
          accept="image/*"
          aria-label={t`Ảnh có mã QR`}
          onChange={({ currentTarget }) => {
            void lookAt(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button icon="image" tone="quiet" onClick={() => file.current?.click()}>
          <Trans>Chọn ảnh từ máy</Trans>
        </Button>
      </div>
      {nothing && (
        <Notice tone="warning" live="polite">
          <Trans>Không thấy mã QR trong ảnh này.</Trans>
        </Notice>
      )}
    </>
  )
}
