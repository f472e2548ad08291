import { useLingui } from '@lingui/react/macro'

/** The types of resort by their numbers, as one reads them. */
export function useTypeNames() {
  const { t } = useLingui()
  return { 1: t`Villa`, 2: t`Căn hộ`, 3: t`Khách sạn` } as const
}
