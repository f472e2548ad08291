import { RULES, type RuleName } from '#contract/people/rules.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'

/** What to say below a field that breaks a rule of the contract, by the rule's code; a sentence stays as it is. */
export function useFieldText(rule: RuleName, code: string | null | undefined): string | undefined {
  const { language } = usePreferences()
  const text = useCodeText(code ?? undefined, RULES[rule].called[language])
  return text === '' ? undefined : text
}
