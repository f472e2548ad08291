import type { Language } from '#contract/shapes/primitives.ts'
import type { Currency } from '../preferences.ts'

/** What a dollar costs in VND and on which day that was read. A company keeps it current in src/app/brand.ts. */
export type ExchangeRate = { vndPerUsd: number; on: string }

const NARROW = '\u00a0'

/** Groups the digits of a whole number: 1.250.000 in Vietnamese, 1,250,000 in English. */
export function number(value: number, language: Language): string {
  const sign = value < 0 ? '−' : ''
  const separator = language === 'vi' ? '.' : ','
  return sign + String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, separator)
}

/** A number with at most one digit after the point: 4,8 in Vietnamese, 4.8 in English. */
export function decimal(value: number, language: Language): string {
  const text = String(Math.round(value * 10) / 10)
  return language === 'vi' ? text.replace('.', ',') : text
}

/** An amount of VND as it is charged: "1.250.000 ₫". */
export const vnd = (amount: number, language: Language): string => `${number(amount, language)}${NARROW}₫`

/** An amount of VND in the currency a person reads; dollars are marked approximate, for every charge is in VND. */
export function money(
  amount: number,
  language: Language,
  currency: Currency,
  rate: ExchangeRate | null,
): string {
  if (currency === 'VND' || rate === null) return vnd(amount, language)
  return `≈${NARROW}$${number(amount / rate.vndPerUsd, language)}`
}

/** An amount that is or was charged: always VND, with the approximate dollars beside it for who reads those. */
export function charged(
  amount: number,
  language: Language,
  currency: Currency,
  rate: ExchangeRate | null,
): string {
  const exact = vnd(amount, language)
  return currency === 'VND' || rate === null ? exact : `${exact} (${money(amount, language, currency, rate)})`
}

/** Whole percent: "10 %" in Vietnamese, "10%" in English. */
export const percent = (value: number, language: Language): string =>
  language === 'vi' ? `${number(value, language)}${NARROW}%` : `${number(value, language)}%`
