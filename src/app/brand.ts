/**
 * Everything of the company that runs this product, in one place: put your own here. Nothing is invented: what is empty
 * is not shown. Colours are tokens (src/styles/tokens.css).
 */
export const brand: Brand = {
  name: 'Ghé',
  hotline: null,
  email: null,
  company: [],
  projects: [],
  apps: [],
  exchange: { vndPerUsd: 26_300, on: '2026-11-16' },
}

type Brand = {
  name: string
  /** Telephone of the people who help, as one dials it; null hides every place that would show it. */
  hotline: string | null
  email: string | null
  /** Lines of the footer: the company's legal name, registration, address. */
  company: readonly string[]
  /** Names and addresses of projects. */
  projects: readonly { name: string; address: string }[]
  /** Where the app can be downloaded. */
  apps: readonly { name: string; address: string }[]
  /** What a dollar costs, and the day on which that was so; null hides the choice of dollars. */
  exchange: { vndPerUsd: number; on: string } | null
}
