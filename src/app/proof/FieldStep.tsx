import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { RULES } from '#contract/people/rules.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useFieldText } from './useFieldText.ts'

interface FieldStepProps {
  readonly rule: 'name' | 'mobile'
  /** What stands in the field at first; one that breaks the rule says so at once. */
  readonly first: string
  readonly field: Omit<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'>
  readonly action: ReactNode
  readonly lead?: ReactNode
  readonly busy: boolean
  /** Why one stands here (again), and what went wrong. */
  readonly children: ReactNode
  readonly onDone: (value: string) => void
}

/** A step of one field: its rule is said there, and the focus goes back to it. */
export function FieldStep({ rule, first, field, action, lead, busy, children, onDone }: FieldStepProps) {
  const [value, setValue] = useState(first)
  const [problem, setProblem] = useState<string | null>(first === '' ? null : RULES[rule].problem(first))
  const form = useRef<HTMLFormElement>(null)
  const error = useFieldText(rule, problem)
  return (
    <form
      ref={form}
      className="stack-4"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        const found = RULES[rule].problem(value)
        setProblem(found)
        if (found === null) onDone(value)
        else form.current?.querySelector('input')?.focus()
      }}
    >
      {lead}
      <TextField
        {...field}
        required
        autoFocus
        value={value}
        error={error}
        onChange={(event) => {
          setValue(event.target.value)
          setProblem(null)
        }}
      />
      {children}
      <Button type="submit" tone="primary" size="large" block busy={busy}>
        {action}
      </Button>
    </form>
  )
}
