import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import type { Pictures } from '#src/app/pictures/usePictures.ts'
import { useUploadWords } from '#src/app/pictures/useUploadWords.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Unsaved } from '../parts/Unsaved.tsx'
import { Button } from '#src/ui/Button.tsx'
import { focusWrong, type Wrong } from '#src/app/work/mistakes.ts'
import { wrongOf } from './mistakes.ts'
import { InEnglish } from './SaidField.tsx'
import { EnglishSwitch } from './EnglishSwitch.tsx'

interface EditFormProps {
  /** What is wrong with what is written now. */
  readonly mistakes: Wrong
  readonly save: { readonly error: ApiProblem | null; readonly isPending: boolean }
  readonly added: Pictures
  /** Whether something is not saved yet. */
  readonly typed: boolean
  /** Whether it is written in English, too. */
  readonly inEnglish: boolean
  readonly onSend: () => void
  readonly button: ReactNode
  /** The fields, given what is to be said at them. */
  readonly children: (wrong: Wrong) => ReactNode
}

/** A form of something that is there: what is wrong is said at its field once it was sent, and the first of it gets the cursor. */
export function EditForm({
  mistakes,
  save,
  added,
  typed,
  inEnglish,
  onSend,
  button,
  children,
}: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [english, setEnglish] = useState(inEnglish)
  const { waits } = useUploadWords()
  const wrong = { ...wrongOf(save.error?.fields), ...(tries > 0 ? mistakes : {}) }
  const latest = useRef(wrong)
  useLayoutEffect(() => {
    latest.current = wrong
  })
  useLayoutEffect(() => {
    if (form.current) focusWrong(form.current, latest.current)
  }, [tries, save.error])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTries((before) => before + 1)
    if (Object.keys(mistakes).length === 0 && !added.unsettled && !save.isPending) onSend()
  }
  return (
    <InEnglish value={english}>
      <form ref={form} className="stack-4" onSubmit={submit} noValidate>
        <EnglishSwitch checked={english} onChange={setEnglish} />
        {children(wrong)}
        <Refusal error={save.error} />
        <Unsaved typed={typed} />
        <div className="row-3">
          <Button type="submit" tone="primary" busy={save.isPending} reason={waits(added)}>
            {button}
          </Button>
        </div>
      </form>
    </InEnglish>
  )
}
