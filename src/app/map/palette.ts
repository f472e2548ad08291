/** What the map is drawn with, by the tokens of the page (src/styles/tokens.css). */
const TOKENS = {
  sea: 'light-dark(var(--hill-1), var(--evening-0))',
  land: 'light-dark(var(--rice-0), var(--evening-3))',
  abroad: 'light-dark(var(--rice-2), var(--evening-1))',
  coast: 'var(--hill-3)',
  border: 'var(--control-line)',
  water: 'var(--hill-2)',
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
  park: 'light-dark(color-mix(in oklab, var(--hill-3) 22%, var(--rice-0)), color-mix(in oklab, var(--action) 14%, var(--evening-3)))',
  road: 'light-dark(var(--rice-3), var(--evening-4))',
  house: 'light-dark(var(--rice-2), var(--evening-2))',
  action: 'var(--action)',
} as const satisfies Record<string, string>
export type Palette = Record<keyof typeof TOKENS, string>

/** A colour as the engine reads it: it knows none of the newer ways to write one. */
function plain(colour: string, brush: CanvasRenderingContext2D): string {
  brush.clearRect(0, 0, 1, 1)
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** The colours of the page at this element, as its theme has them now. */
export function paletteAt(element: HTMLElement): Palette {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  const probe = element.appendChild(document.createElement('span'))
  // Who wants no movement has every change pass in an instant, at whose start the colour is still the one before.
  probe.style.setProperty('transition', 'none', 'important')
  const colourOf = (token: string) => {
    probe.style.color = token
    const { color } = getComputedStyle(probe)
    return brush === null ? color : plain(color, brush)
  }
  const { sea, land, abroad, coast, border, water, ink, soft, park, road, house, action } = TOKENS
  const palette = {
    sea: colourOf(sea),
    land: colourOf(land),
    abroad: colourOf(abroad),
    coast: colourOf(coast),
    border: colourOf(border),
    water: colourOf(water),
    ink: colourOf(ink),
    soft: colourOf(soft),
    park: colourOf(park),
    road: colourOf(road),
    house: colourOf(house),
    action: colourOf(action),
  }
  probe.remove()
  return palette
}

/** Calls back whenever the page turns light or dark; returns how to stop. */
export function onTheme(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', changed)
  }
}
