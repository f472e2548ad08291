import type { Language } from '#contract/shapes/primitives.ts'
import { number } from './format/money.ts'

/** Short, for a calendar's cell: "1,25tr", "850k" (VND). */
export function shortMoney(amount: number, language: Language): string {
  if (amount < 1_000_000) return `${number(amount / 1000, language)}k`
  const millions = String(Math.round(amount / 10_000) / 100)
  return language === 'vi' ? `${millions.replace('.', ',')}tr` : `${millions}m`
}
