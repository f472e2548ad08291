import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { pictureAddress } from '#contract/picture.ts'
import type { Profile } from '#contract/shapes/profile.ts'
import { PICTURE_TYPES, type UploadProblem } from '#contract/upload.ts'
import { useAct } from '#src/api/act.ts'
import { isLookedAt, lookAt, type LookedAt } from '#src/app/pictures/lookAt.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { useCodeText, useProblemText } from '#src/i18n/codeText.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FieldError } from '#src/ui/Field.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useShowProfile } from '../useShowProfile.ts'
import styles from './AvatarEditor.module.css'
import { part } from '#src/ui/part.ts'

const loadCutter = () => import('./FaceCutter.tsx')
const FaceCutter = part(loadCutter, 'FaceCutter')

interface AvatarEditorProps {
  readonly profile: Profile
  /** The passport above shows it already. */
  readonly seenAbove: boolean
}

/** My picture: chosen, cut to a square, shown; or taken away. */
export function AvatarEditor({ profile, seenAbove }: AvatarEditorProps) {
  const { t } = useLingui()
  const { rule } = useUploadWords()
  const show = useShowProfile()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<LookedAt | null>(null)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const unfit = useCodeText(problem?.code, ...(problem?.params ?? []))
  const remove = useAct('profile.removeAvatar')
  const refusal = useProblemText(remove.error)

  async function choose(file: File) {
    const seen = await lookAt(file)
    setProblem(isLookedAt(seen) ? null : seen)
    if (isLookedAt(seen)) setChosen(seen)
  }
  function close() {
    chosen?.forget()
    setChosen(null)
    input.current?.focus()
  }

  const { avatarId } = profile
  const said = unfit || refusal
  return (
    <section className="row-4" aria-label={t`Ảnh đại diện`}>
      {!seenAbove && (
        <Avatar
          name={profile.name}
          size="large"
          src={avatarId === null ? undefined : pictureAddress(avatarId, 384, 'webp')}
        />
      )}
      <div className={styles.words}>
        <div className="row-2">
          <label className={styles.choose}>
            <input
              onPointerEnter={() => void loadCutter()}
              onFocus={() => void loadCutter()}
              ref={input}
              className={styles.input}
              type="file"
              accept={PICTURE_TYPES.join()}
              aria-describedby={said ? 'avatar-rule avatar-error' : 'avatar-rule'}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void choose(file)
                target.value = ''
              }}
            />
            {avatarId === null ? <Trans>Chọn ảnh đại diện</Trans> : <Trans>Đổi ảnh đại diện</Trans>}
          </label>
          {avatarId !== null && (
            <Button
              tone="quiet"
              icon="trash"
              busy={remove.isPending}
              onClick={() =>
                remove.mutate(
                  {},
                  {
                    onSuccess: (fresh) => {
                      show(fresh)
                      toast.success(t`Đã gỡ ảnh`)
                    },
                  },
                )
              }
            >
              <Trans>Gỡ ảnh</Trans>
            </Button>
          )}
        </div>
        <p className="note anywhere" id="avatar-rule">
          {rule}
        </p>
        {said && <FieldError id="avatar-error">{said}</FieldError>}
      </div>
      {chosen && (
        <Suspense>
          <FaceCutter
            looked={chosen}
            onClose={close}
            onDone={(fresh) => {
              show(fresh)
              toast.success(t`Đã đổi ảnh đại diện`)
              close()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
