import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { HOUSE_PICTURES_MAX } from '#contract/numbers.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { binder } from '../bind.ts'
import { EnglishSwitch } from '../EnglishSwitch.tsx'
import { HouseWhat } from '../HouseFields.tsx'
import { HousePictures } from '../HousePictures.tsx'
import { focusWrong, type Wrong } from '#src/app/work/mistakes.ts'
import { wrongOf } from '../mistakes.ts'
import { InEnglish } from '../SaidField.tsx'
import { useLabels } from '../useLabels.ts'
import { useSaved } from '../useSaved.ts'
import { GuestCard } from './GuestCard.tsx'
import type { Begun } from './keep.ts'
import { LookStep } from './LookStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { RoomsStep } from './RoomsStep.tsx'
import { StepLine } from './StepLine.tsx'
import { STEPS, stepOf, type Step } from './steps.ts'
import { UploadLine } from './UploadLine.tsx'
import { useNewPlace } from './useNewPlace.ts'
import { useStepWords } from './useStepWords.ts'
import styles from './new.module.css'

interface StepsProps {
  readonly personId: string
  readonly begun: Begun
  readonly step: Step
  readonly onStep: (step: Step) => void
  readonly onMade: (id: string) => void
}

const ofStep = (wrong: Wrong, step: Step): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => stepOf(field) === step))

/** The five steps over one draft. One goes to any of them; what is wrong is said once one has left a step, or looked at the whole. */
export function Steps({ personId, begun, step, onStep, onMade }: StepsProps) {
  const { t } = useLingui()
  const labels = useLabels()
  const words = useStepWords()
  const { waits } = useUploadWords()
  const { saved } = useSaved(t`Chỗ ở đã lên, khách tìm thấy từ bây giờ`)
  const making = useNewPlace(personId, begun.place, (house) => {
    saved(house)
    onMade(house.id)
  })
  const { place, added, send, mistakes } = making
  const [tried, setTried] = useState<readonly Step[]>([])
  const [tries, setTries] = useState(0)
  if (step === 'look' && !tried.includes(step)) setTried(STEPS)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const shown = tried.includes(step) ? ofStep(mistakes, step) : {}
  const bind = binder(place.house, making.setHouse, labels.house, shown)

  // A step that opens is read from its heading on, or from its first mistake where one was told.
  const latest = useRef({ shown, step })
  useLayoutEffect(() => {
    const opened = latest.current.step !== step
    latest.current = { shown, step }
    if (opened && step === 'rooms') making.fillRooms()
  })
  const first = useRef(true)
  useLayoutEffect(() => {
    const isFirst = first.current
    first.current = false
    if (form.current && focusWrong(form.current, latest.current.shown)) return
    if (!isFirst) heading.current?.focus()
  }, [step, tries])

  const at = STEPS.indexOf(step)
  const [before, next] = [STEPS[at - 1], STEPS[at + 1]]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (next === undefined) {
      if (Object.keys(mistakes).length === 0 && !added.unsettled && !send.isPending)
        send.mutate(place, {
          onError: ({ fields }) => {
            const [told] = Object.keys(wrongOf(fields))
            if (told !== undefined) onStep(stepOf(told))
          },
        })
      return
    }
    setTried((steps) => [...steps, step])
    // Pictures may come later: they are asked for at the end.
    if (step === 'photos' || Object.keys(ofStep(mistakes, step)).length === 0) onStep(next)
    else setTries((count) => count + 1)
  }
  const number = at + 1
  return (
    <InEnglish value={place.english}>
      <div className={styles.desk}>
        <form ref={form} className="stack-4" onSubmit={submit} noValidate>
          <StepLine step={step} mistakes={mistakes} />
          <header className={styles.head}>
            <p className="fine strong alarm">
              <Trans>
                Bước {number} trên {STEPS.length}
              </Trans>
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {words[step].title}
            </h1>
            <p className="soft">{words[step].lead}</p>
          </header>
          {begun.gone && step === 'photos' && (
            <Notice tone="warning">
              <Trans>
                Vài ảnh gửi đã quá một tuần nên không còn giữ. Bạn chọn lại nhé, phần khác vẫn nguyên.
              </Trans>
            </Notice>
          )}
          {(step === 'place' || step === 'rooms') && (
            <EnglishSwitch checked={place.english} onChange={making.setEnglish} />
          )}
          {step === 'photos' && (
            <HousePictures
              {...bind('picture_ids')}
              onChange={making.setPictures}
              added={added}
              most={HOUSE_PICTURES_MAX}
            />
          )}
          {step === 'place' && <HouseWhat bind={bind} isNew />}
          {step === 'rooms' && <RoomsStep making={making} wrong={shown} />}
          {step === 'price' && <PriceStep making={making} bind={bind} wrong={shown} />}
          {step === 'look' && <LookStep making={making} />}
          <Refusal error={send.error} />
          <div className={styles.foot}>
            {step !== 'photos' && <UploadLine added={added} />}
            <div className={styles.ways}>
              {before && (
                <Link
                  to="/host/places/new"
                  search={{ step: before }}
                  {...buttonLook({ tone: 'quiet' })}
                  aria-label={t`Quay lại: ${words[before].name}`}
                >
                  <Trans>Quay lại</Trans>
                </Link>
              )}
              {next ? (
                <Button type="submit" tone="primary" trailingIcon="arrow-right">
                  <Trans>Tiếp: {words[next].name}</Trans>
                </Button>
              ) : (
                <Button
                  type="submit"
                  tone="primary"
                  icon="send"
                  busy={send.isPending}
                  reason={Object.keys(mistakes).length > 0 ? t`Còn thiếu vài điều ở trên` : waits(added)}
                >
                  <Trans>Đăng chỗ ở</Trans>
                </Button>
              )}
            </div>
          </div>
        </form>
        {step !== 'look' && (
          <aside className={styles.aside} aria-label={t`Khách sẽ thấy`}>
            <GuestCard place={place} />
          </aside>
        )}
      </div>
    </InEnglish>
  )
}
