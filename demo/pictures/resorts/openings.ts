import { lighter, type Colour } from '../paper/colour.ts'
import { box, ellipse, HEIGHT, polygon, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import { indoors, type Daylight } from '../paper/daylight.ts'
import { SCENES } from '../scenes/scenes.ts'
import { GROUNDS } from './grounds.ts'
import type { Stay } from './stay.ts'

/** A hole in a wall: its outline and the room it takes. */
export interface Opening {
  readonly shape: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly bars: string
}

const arched = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`

/** A window of one of five forms, around the middle of `x` and between two heights. */
export const opening = (chance: Dice, x: number, top: number, foot: number, widest: number): Opening => {
  const height = foot - top
  const manner = chance.whole(0, 4)
  if (manner === 0) {
    const radius = Math.min(height * 0.52, widest / 2)
    const [cx, cy] = [x, top + height * 0.5]
    return {
      shape: ellipse(cx, cy, radius),
      x: cx - radius,
      y: cy - radius,
      width: 2 * radius,
      height: 2 * radius,
      bars: '',
    }
  }
  if (manner === 1) {
    const width = Math.min(widest, height * 1.05)
    return {
      shape: arched(x - width / 2, top - 30, width, height + 30),
      x: x - width / 2,
      y: top - 30,
      width,
      height: height + 30,
      bars: `M${x} ${top - 30}V${foot}M${x - width / 2} ${top + height * 0.42}h${width}`,
    }
  }
  if (manner === 2) {
    const gap = 22
    const width = (widest - 2 * gap) / 3
    const left = x - widest / 2
    const panes = [0, 1, 2].map((index) => arched(left + index * (width + gap), top, width, height))
    return { shape: panes.join(''), x: left, y: top, width: widest, height, bars: '' }
  }
  const left = x - widest / 2
  const bars = manner === 3 ? [0.25, 0.5, 0.75] : [0.333, 0.667]
  return {
    shape: box(left, top, widest, height, 6),
    x: left,
    y: top,
    width: widest,
    height,
    bars:
      bars.map((share) => `M${(left + widest * share).toFixed(1)} ${top}v${height}`).join('') +
      (manner === 3 ? `M${left} ${top + height * 0.24}h${widest}` : ''),
  }
}

/** Draws the landscape behind an opening and the wall around it, with a frame and a sill. */
export const wallWithView = (
  { stage, scene, place, take }: Stay,
  hole: Opening,
  wall: Colour,
  frame: Colour,
): void => {
  const scale = Math.max(hole.width / WIDTH, hole.height / HEIGHT) * 1.02
  const [left, top] = [hole.x + (hole.width - WIDTH * scale) / 2, hole.y + (hole.height - HEIGHT * scale) / 2]
  stage.inside(
    box(hole.x - 4, hole.y - 4, hole.width + 8, hole.height + 8),
    `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`,
    () => {
      SCENES[scene]({ stage, place, take, horizon: GROUNDS[scene].horizon + 40, near: false })
    },
  )
  stage.enter(indoors(stage.light))
  if (hole.bars !== '') stage.thread(hole.bars, frame, 7)
  stage.sheet(
    `${polygon([
      [-80, -80],
      [WIDTH + 80, -80],
      [WIDTH + 80, HEIGHT + 80],
      [-80, HEIGHT + 80],
    ])}${hole.shape}`,
    wall,
    { depth: 20, shade: 0.42, edge: 0.5, foot: lighter(wall, -0.03) },
  )
  stage.thread(hole.shape, frame, 8)
  stage.thread(hole.shape, lighter(frame, 0.1), 1.6, 0.6)
}

const WALLS = [
  '#f3e9d4',
  '#efe0c3',
  '#dfe4d2',
  '#cfdccf',
  '#e9cdb0',
  '#2c6660',
  '#e4d6c4',
  '#d8b394',
  '#f0e3cf',
  '#b9cdc4',
] as const

/** The papers of a room, the same in all views of a stay. */
export const roomPapers = (
  outside: Daylight,
  place: Dice,
): { wall: Colour; frame: Colour; cloth: Colour } => {
  const chance = place.fork('room papers')
  const light = indoors(outside)
  return {
    wall: light.paint(chance.pick(WALLS), 0.02),
    frame: light.paint(chance.pick([PAPER.teak, PAPER.bark, PAPER.lagoon, PAPER.rice]), 0.02),
    cloth: light.paint(
      chance.pick([PAPER.rice, PAPER.cream, '#c9d8c8', '#e7c9a9', PAPER.jade, PAPER.ochre]),
      0.02,
    ),
  }
}
