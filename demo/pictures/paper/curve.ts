import type { Dice } from './random.ts'

/** The canvas: 3:2, in the units that every drawing here is made in. */
export const WIDTH = 1280
export const HEIGHT = 853

export type Point = readonly [x: number, y: number]
/** The height of a skyline at x; smaller is higher. */
export type Ridge = (x: number) => number

const short = (value: number): string => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** A polygon with straight cuts. */
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

/** An open or closed curve through all points (Catmull-Rom as Béziers), without the leading move. */
const through = (points: readonly Point[], closed: boolean): string => {
  const last = points.length - 1
  const point = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  let path = ''
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${at(first)} ${at(second)} ${at(to)}`
  }
  return path
}

/** An open smooth line. */
export const line = (points: readonly Point[]): string =>
  `M${at(points[0] ?? [0, 0])}${through(points, false)}`

/** A closed smooth shape. */
export const blob = (points: readonly Point[]): string =>
  `M${at(points[0] ?? [0, 0])}${through(points, true)}Z`

/** A smooth top edge, closed straight along `floor`. */
export const over = (points: readonly Point[], floor = HEIGHT + 40): string => {
  const [first, last] = [points[0] ?? [0, 0], points[points.length - 1] ?? [0, 0]]
  return `${line(points)}L${short(last[0])} ${short(floor)}L${short(first[0])} ${short(floor)}Z`
}

/** A ridge as a sum of waves: `rise` is its swing to either side of `base`, `length` that of the longest wave. */
export const waves = (chance: Dice, base: number, rise: number, length: number, roughness = 0.4): Ridge => {
  const parts = [0, 1, 2, 3].map((octave) => ({
    height: (rise * roughness ** octave) / 1.4,
    speed: ((2 * Math.PI) / length) * 1.9 ** octave * chance.between(0.85, 1.15),
    phase: chance.between(0, 2 * Math.PI),
  }))
  return (x) => parts.reduce((y, part) => y + part.height * Math.sin(x * part.speed + part.phase), base)
}

/** Points along a ridge, every `step`, a little past both sides of the canvas. */
export const along = (ridge: Ridge, step = 40, from = -60, to = WIDTH + 60): Point[] => {
  const points: Point[] = []
  for (let x = from; x <= to; x += step) points.push([x, ridge(x)])
  return points
}

/** The sheet below a ridge. */
export const below = (ridge: Ridge, step = 40, floor = HEIGHT + 40): string => over(along(ridge, step), floor)

/** A soft irregular disc. */
export const disc = (
  chance: Dice,
  x: number,
  y: number,
  across: number,
  tall: number,
  wobble = 0.08,
  count = 10,
): string => {
  const points: Point[] = []
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * 2 * Math.PI
    const reach = 1 + chance.between(-wobble, wobble)
    points.push([x + Math.cos(angle) * across * reach, y + Math.sin(angle) * tall * reach])
  }
  return blob(points)
}

/** An exact ellipse. */
export const ellipse = (x: number, y: number, across: number, tall = across): string =>
  `M${short(x - across)} ${short(y)}A${short(across)} ${short(tall)} 0 1 1 ${short(x + across)} ${short(y)}` +
  `A${short(across)} ${short(tall)} 0 1 1 ${short(x - across)} ${short(y)}Z`

/** A rectangle with equal round corners. */
export const box = (x: number, y: number, width: number, height: number, corner = 0): string => {
  if (corner === 0)
    return polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ])
  const c = Math.min(corner, width / 2, height / 2)
  const arc = (toX: number, toY: number) => `A${short(c)} ${short(c)} 0 0 1 ${short(toX)} ${short(toY)}`
  return (
    `M${short(x + c)} ${short(y)}L${short(x + width - c)} ${short(y)}${arc(x + width, y + c)}` +
    `L${short(x + width)} ${short(y + height - c)}${arc(x + width - c, y + height)}` +
    `L${short(x + c)} ${short(y + height)}${arc(x, y + height - c)}L${short(x)} ${short(y + c)}${arc(x + c, y)}Z`
  )
}

/**
 * Puts a template onto the canvas: `(x, y)` is its origin, `scale` its size, `flip` mirrors it.
 * Templates use absolute M, L, C, Q and Z only, so that numbers always come in pairs.
 */
export const pen =
  (x: number, y: number, scale = 1, flip = false) =>
  (template: string): string => {
    let across = true
    return template.replaceAll(/-?\d+(?:\.\d+)?/g, (text) => {
      const value = Number(text) * scale
      const placed = across ? x + (flip ? -value : value) : y + value
      across = !across
      return `${short(placed)} `
    })
  }
