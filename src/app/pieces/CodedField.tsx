import { useCodeText } from '#src/i18n/codeText.ts'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'

type CodedFieldProps = Omit<TextFieldProps, 'error'> & {
  /** A code of the catalogue, or a sentence the server said. */
  readonly code: string | undefined
  /** What the field is called inside a sentence. */
  readonly called: string
}

/** A field whose problem is a code of the catalogue, said with the field's name in it. */
export function CodedField({ code, called, ...rest }: CodedFieldProps) {
  const named =
    code === 'C_001' || code === 'C_002' ? called : called.charAt(0).toUpperCase() + called.slice(1)
  const error = useCodeText(code, named)
  return <TextField {...rest} error={error || undefined} />
}
