/**
 * The brand, in one place: put your own here. Who runs the product (hotline, addresses, links to the app) is said by the
 * server's settings (`COMPANY…` in .env.example). Colours are tokens (src/styles/tokens.css).
 */
export const brand: Brand = {
  name: 'Ghé',
  exchange: { vndPerUsd: 26_300, on: '2026-11-16' },
}

type Brand = {
  name: string
  /** What a dollar costs, and the day on which that was so; null hides the choice of dollars. */
  exchange: { vndPerUsd: number; on: string } | null
}
