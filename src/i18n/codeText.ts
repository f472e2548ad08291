import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/shapes/primitives.ts'
import { usePreferences } from './Locale.tsx'

/** Fills {0}, {1} … of a sentence. */
const fill = (text: string, params: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (hole, index: string) => String(params[Number(index)] ?? hole))

/** The words of a code of the catalogue; a text that is no code is returned as it is. */
async function codeText(
  code: string,
  language: Language,
  params: readonly (string | number)[] = [],
): Promise<string> {
  const { capital, CODES, isCode } = await import('#contract/codes.ts')
  return isCode(code) ? capital(fill(CODES[code][language], params)) : code
}

type Told = { message: string; code: string; params: readonly (string | number)[] }

/** As {@link useProblemText}, once and outside of a screen. */
export const problemText = async ({ message, code, params }: Told, language: Language): Promise<string> =>
  message === '' ? await codeText(code, language, params) : message

const isTold = (error: unknown): error is Error & Told =>
  error instanceof Error && 'code' in error && 'params' in error

/**
 * What to say of an error: the server's own sentence, or the catalogue's words (loaded when first needed) for what never
 * reached it. Empty while the words are loading and when there is no error.
 */
export function useProblemText(error: unknown): string {
  const { language } = usePreferences()
  const told = isTold(error) ? error : null
  const code = told?.code ?? (error === null || error === undefined ? '' : 'errorOccurred')
  const needed = code !== '' && (told === null || told.message === '')
  const params = told?.params ?? []
  const { data } = useQuery({
    queryKey: ['words of a code', code, language, params],
    queryFn: () => codeText(code, language, params),
    enabled: needed,
    staleTime: Infinity,
    networkMode: 'always',
  })
  if (code === '') return ''
  return needed ? (data ?? '') : (told?.message ?? '')
}

/** The words of a code a form found by itself, e.g. 'C_001' with the field's name. */
export function useCodeText(code: string | undefined, ...params: readonly (string | number)[]): string {
  const { language } = usePreferences()
  const { data } = useQuery({
    queryKey: ['words of a code', code ?? '', language, params],
    queryFn: () => codeText(code ?? '', language, params),
    enabled: code !== undefined && code !== '',
    staleTime: Infinity,
    networkMode: 'always',
  })
  return code === undefined || code === '' ? '' : (data ?? '')
}
