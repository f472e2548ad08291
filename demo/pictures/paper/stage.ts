import { lighter, mix, type Colour } from './colour.ts'
import { HEIGHT, WIDTH } from './curve.ts'
import type { Daylight } from './daylight.ts'

export interface SheetStyle {
  /** How far the sheet floats above what is behind it: the reach of its shadow, in pixels. */
  readonly depth?: number
  /** The colour at the lower end, when the paper is not even. */
  readonly foot?: Colour
  /** The light on the cut edge, 0 to 1. */
  readonly edge?: number
  /** How dark the shadow is, 0 to 1. */
  readonly shade?: number
}

/** Shares of the reach at which the strokes of a shadow end; close to how a blur falls off, at a fiftieth of its cost. */
const FALL = [0.07, 0.16, 0.27, 0.4, 0.55, 0.75, 1] as const
const FALL_SMALL = [0.2, 0.5, 0.8] as const

/** The table on which sheets of paper are laid, the farthest first. */
export class Stage {
  #light: Daylight
  readonly #defs: string[] = []
  readonly #body: string[] = []
  #count = 0

  constructor(light: Daylight) {
    this.#light = light
  }

  get light(): Daylight {
    return this.#light
  }

  /** From here on everything stands in another light: one has come from outdoors into a room. */
  enter(light: Daylight): void {
    this.#light = light
  }

  #name(): string {
    this.#count += 1
    return `n${this.#count}`
  }

  /** A vertical gradient as a fill. */
  gradient(top: Colour, foot: Colour): string {
    const name = this.#name()
    this.#defs.push(
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
    )
    return `url(#${name})`
  }

  /** A sheet of paper with its shadow and cut edge. Parts in a list may overlap each other. */
  sheet(shape: string | readonly string[], colour: Colour, style: SheetStyle = {}): void {
    const parts = typeof shape === 'string' ? [shape] : shape
    if (parts.length === 0) return
    const { depth = 18, foot, edge = 0.3, shade = 0.36 } = style
    const whole = parts.join('')
    const name = this.#name()
    this.#defs.push(`<path id="${name}" d="${whole}"/>`)
    if (depth > 0) this.#shadow(name, depth, shade)
    const fill = foot === undefined ? colour : this.gradient(colour, foot)
    const cut =
      edge > 0 ? ` stroke="${lighter(colour, 0.14)}" stroke-opacity="${edge}" stroke-width="1.4"` : ''
    if (parts.length === 1) this.#body.push(`<use href="#${name}" fill="${fill}"${cut} fill-rule="evenodd"/>`)
    else {
      this.#body.push(`<g fill="${fill}"${cut}>${parts.map((part) => `<path d="${part}"/>`).join('')}</g>`)
    }
  }

  #shadow(name: string, depth: number, shade: number): void {
    const fall = depth < 9 ? FALL_SMALL : FALL
    const small = fall === FALL_SMALL
    const alpha = 1 - (1 - shade * (small ? 0.8 : 1)) ** (1 / fall.length)
    const strokes = fall.map(
      (share) => `<use href="#${name}" stroke-width="${(2 * depth * share).toFixed(1)}"/>`,
    )
    const shift = (small ? depth * 0.42 : Math.min(6, depth * 0.26)).toFixed(1)
    this.#body.push(
      `<g transform="translate(${shift} ${shift})" fill="none" stroke="${this.light.ink}" stroke-opacity="${alpha.toFixed(3)}" stroke-linejoin="round">${strokes.join('')}</g>`,
    )
  }

  /** A flat piece glued on: no shadow, no edge. */
  piece(shape: string, colour: string, opacity = 1): void {
    if (shape === '') return
    this.#body.push(
      `<path d="${shape}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`,
    )
  }

  /** A thin cut or cord along a line. */
  thread(shape: string, colour: Colour, width: number, opacity = 1): void {
    if (shape === '') return
    this.#body.push(
      `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`,
    )
  }

  /** A soft light around a point. */
  glow(x: number, y: number, reach: number, colour: Colour, strength: number): void {
    const name = this.#name()
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(2)}"/>`
    this.#defs.push(
      `<radialGradient id="${name}">${stop(0, strength)}${stop(0.35, strength * 0.5)}${stop(0.7, strength * 0.13)}${stop(1, 0)}</radialGradient>`,
    )
    this.#body.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${reach.toFixed(1)}" fill="url(#${name})"/>`,
    )
  }

  /** A veil of mist, thickest at its foot or, turned over, at its top. */
  veil(y: number, height: number, strength: number, upward = false, colour = this.light.haze): void {
    const name = this.#name()
    const [top, foot] = upward ? [strength, 0] : [0, strength]
    this.#defs.push(
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${top}"/><stop offset="1" stop-color="${colour}" stop-opacity="${foot}"/></linearGradient>`,
    )
    this.#body.push(
      `<rect x="-60" y="${y.toFixed(1)}" width="${WIDTH + 120}" height="${height.toFixed(1)}" fill="url(#${name})"/>`,
    )
  }

  /** Draws a group inside a shape, moved and scaled: the scene in a window, a pattern on a sheet. */
  inside(shape: string, move: string, draw: () => void): void {
    const name = this.#name()
    this.#defs.push(`<clipPath id="${name}"><path d="${shape}"/></clipPath>`)
    this.#body.push(`<g clip-path="url(#${name})"><g transform="${move}">`)
    draw()
    this.#body.push('</g></g>')
  }

  /** Draws a group moved, turned or scaled. */
  moved(move: string, draw: () => void): void {
    this.#body.push(`<g transform="${move}">`)
    draw()
    this.#body.push('</g>')
  }

  /** A colour between the material at this distance and the haze: the foot of a sheet in mist. */
  misty(colour: Colour, share: number): Colour {
    return mix(colour, this.light.haze, share)
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
      `<defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`
    )
  }
}
