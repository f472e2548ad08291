import type { Company } from '#contract/shapes/company.ts'
import { ConfigurationError } from './configurationError.ts'

type Values = Readonly<
  Partial<
    Record<'HOTLINE' | 'COMPANY' | 'COMPANY_EMAIL' | 'COMPANY_PROJECTS' | 'COMPANY_APPS', string | undefined>
  >
>

const lines = (text: string | undefined): string[] =>
  (text ?? '')
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** `Name: address`, parted by bars. */
const named = (variable: string, text: string | undefined): Company['projects'] =>
  lines(text).map((line) => {
    const [, name = '', address = ''] = /^(.+?):\s+(.+)$/.exec(line) ?? []
    if (name === '') throw new ConfigurationError(`${variable}: "${line}" is not "name: address".`)
    return { name, address }
  })

/** Who runs the product. Refuses with a ConfigurationError what is malformed, and apps that are not at an https address. */
export function companyOf(values: Values, ways: Company['ways']): Company {
  const apps = named('COMPANY_APPS', values.COMPANY_APPS)
  for (const { address } of apps)
    if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
      throw new ConfigurationError(`COMPANY_APPS: "${address}" is not an https address.`)
  return {
    hotline: values.HOTLINE ?? null,
    email: values.COMPANY_EMAIL ?? null,
    company: lines(values.COMPANY),
    projects: named('COMPANY_PROJECTS', values.COMPANY_PROJECTS),
    apps,
    ways,
  }
}
