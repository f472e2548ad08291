import { lighter, mix } from '../paper/colour.ts'
import { box, ellipse, polygon } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Stage } from '../paper/stage.ts'
import { pane } from '../parts/houses.ts'
import { bush, palm } from '../parts/plants.ts'
import { glassWall, type Building } from './villa.ts'

const WALLS = [PAPER.rice, PAPER.plaster, PAPER.cream, '#e8cfa8', '#d9dcc6', '#e3b795'] as const

/** A window with an arch of half a circle. */
const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}V${(y - height + width / 2).toFixed(1)}a${(width / 2).toFixed(1)} ${(width / 2).toFixed(1)} 0 0 1 ${width.toFixed(1)} 0V${y.toFixed(1)}Z`

/** A long slab whose floors end in planted balconies. */
const balconies: Building = (stage, chance, x, y, size) => {
  const { light } = stage
  const wall = light.paint(chance.pick(WALLS), 0.08)
  const storeys = chance.whole(5, 7)
  const [tall, half] = [size * 0.118, size / 2]
  const bend = chance.between(0, 0.06) * size
  stage.sheet(
    box(x - half * 0.9, y - storeys * tall - tall, size * 0.9, storeys * tall + tall),
    mix(wall, light.ink, 0.1),
    { depth: 14 },
  )
  for (let storey = storeys - 1; storey >= 0; storey -= 1) {
    const top = y - (storey + 2) * tall
    const bays = 9
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x - half * 0.86 + (bay * size * 0.86) / bays
      stage.piece(
        box(left + 3, top + tall * 0.1, (size * 0.86) / bays - 8, tall * 0.86),
        pane(stage, 0.08, chance, 0.55),
      )
    }
  }
  for (let storey = 0; storey <= storeys; storey += 1) {
    const floor = y - (storey + 1) * tall
    const reach = half * (storey % 2 === 0 ? 1 : 0.96)
    stage.sheet(
      `M${(x - reach).toFixed(1)} ${floor.toFixed(1)}Q${x.toFixed(1)} ${(floor + bend).toFixed(1)} ${(x + reach).toFixed(1)} ${floor.toFixed(1)}v${(tall * 0.2).toFixed(1)}Q${x.toFixed(1)} ${(floor + bend + tall * 0.2).toFixed(1)} ${(x - reach).toFixed(1)} ${(floor + tall * 0.2).toFixed(1)}Z`,
      wall,
      { depth: 7 },
    )
    const green: string[] = []
    for (let index = 0; index < 7; index += 1)
      if (chance.chance(0.5))
        green.push(
          ...bush(chance, x - reach * 0.9 + index * reach * 0.3, floor + 3 + bend * 0.4, tall * 0.66),
        )
    stage.sheet(green, light.paint(chance.pick([PAPER.leaf, PAPER.moss]), 0.06), { depth: 4, edge: 0.1 })
  }
  glassWall(stage, chance, x - half * 0.78, y - tall * 0.86, size * 0.78, tall * 0.86, 11)
  stage.sheet(
    box(x - half * 0.34, y - (storeys + 1.75) * tall, size * 0.34, tall * 0.22),
    light.paint(PAPER.teak, 0.08),
    { depth: 6 },
  )
  for (const at of [-0.3, 0, 0.3])
    stage.piece(box(x + at * half, y - (storeys + 1.7) * tall, 4, tall * 0.72), light.paint(PAPER.teak, 0.08))
}

/** A hotel that steps back like a hillside, a garden on every step. */
const steps: Building = (stage, chance, x, y, size) => {
  const { light } = stage
  const wall = light.paint(chance.pick(WALLS), 0.08)
  const storeys = chance.whole(5, 7)
  const tall = size * 0.115
  const lean = chance.pick([-1, 0, 1])
  for (let storey = storeys; storey >= 0; storey -= 1) {
    const width = size * (1 - storey * 0.105)
    const middle = x + lean * storey * size * 0.045
    const top = y - (storey + 1) * tall
    stage.sheet(box(middle - width / 2, top, width, tall + 4), lighter(wall, storey * 0.004), { depth: 9 })
    const bays = Math.max(3, Math.round(width / (size * 0.095)))
    for (let bay = 0; bay < bays; bay += 1) {
      const left = middle - width / 2 + ((bay + 0.17) * width) / bays
      stage.piece(
        storey === 0
          ? arch(left, y, (width / bays) * 0.66, tall * 0.84)
          : box(left, top + tall * 0.22, (width / bays) * 0.66, tall * 0.72),
        pane(stage, 0.08, chance, 0.6),
      )
    }
    const green: string[] = []
    for (let index = 0; index < 8; index += 1)
      green.push(
        ...bush(
          chance,
          middle - width / 2 + ((index + chance.next()) * width) / 8,
          top + 4,
          tall * chance.between(0.4, 0.75),
        ),
      )
    stage.sheet(green, light.paint(chance.pick([PAPER.leaf, PAPER.moss, PAPER.jade]), 0.06), {
      depth: 4,
      edge: 0.1,
    })
  }
}

/** A grand hotel of the Indochina years: arches, shutters, a steep roof with dormers. */
const grand: Building = (stage, chance, x, y, size) => {
  const { light } = stage
  const wall = light.paint(chance.pick([PAPER.rice, PAPER.ochre, PAPER.cream, '#e8d2ac', '#d5dcc4']), 0.07)
  const shutter = light.paint(chance.pick([PAPER.lagoon, PAPER.jade, PAPER.teak]), 0.08)
  const roof = light.paint(chance.pick([PAPER.slate, PAPER.tile, PAPER.clay]), 0.08)
  const trim = lighter(wall, 0.05)
  const [storeys, tall, half] = [chance.whole(3, 4), size * 0.15, size / 2]
  const top = y - storeys * tall
  stage.sheet(
    polygon([
      [x - half - 8, top + 3],
      [x - half * 0.9, top - tall * 0.85],
      [x + half * 0.9, top - tall * 0.85],
      [x + half + 8, top + 3],
    ]),
    roof,
    { depth: 12 },
  )
  stage.sheet(box(x - half, top, size, storeys * tall), wall, { depth: 12, foot: mix(wall, light.ink, 0.06) })
  const bays = 9
  const wide = size / bays
  for (let storey = 0; storey < storeys; storey += 1) {
    const floor = y - storey * tall
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x - half + (bay + 0.27) * wide
      const glass = pane(stage, 0.07, chance, 0.6)
      if (storey === 0) stage.piece(arch(left - wide * 0.08, y, wide * 0.62, tall * 0.86), glass)
      else {
        stage.piece(box(left - wide * 0.13, floor - tall * 0.78, wide * 0.72, tall * 0.6), shutter)
        stage.piece(box(left + wide * 0.04, floor - tall * 0.78, wide * 0.38, tall * 0.6), glass)
      }
    }
    stage.sheet(box(x - half - 5, floor - tall - 3, size + 10, 7), trim, { depth: 4 })
  }
  const centre = size * 0.17
  stage.sheet(
    polygon([
      [x - centre, y],
      [x - centre, top - tall * 0.1],
      [x, top - tall * 0.72],
      [x + centre, top - tall * 0.1],
      [x + centre, y],
    ]),
    trim,
    { depth: 12 },
  )
  for (let storey = 1; storey < storeys; storey += 1)
    for (const at of [-0.6, 0, 0.6])
      stage.piece(
        arch(x + at * centre - centre * 0.17, y - storey * tall - tall * 0.14, centre * 0.34, tall * 0.68),
        pane(stage, 0.06, chance, 0.8),
      )
  for (const at of [-0.62, 0, 0.62])
    stage.piece(
      arch(x + at * centre - centre * 0.22, y, centre * 0.44, tall * 0.9),
      at === 0 ? light.paint(PAPER.teak, 0.05) : pane(stage, 0.06, chance, 1),
    )
  stage.piece(ellipse(x, top - tall * 0.24, centre * 0.2), pane(stage, 0.06, chance, 1))
  for (const at of [-0.75, -0.5, 0.5, 0.75]) {
    stage.sheet(
      polygon([
        [x + at * half - 15, top - 4],
        [x + at * half - 15, top - tall * 0.36],
        [x + at * half, top - tall * 0.54],
        [x + at * half + 15, top - tall * 0.36],
        [x + at * half + 15, top - 4],
      ]),
      trim,
      { depth: 5 },
    )
    stage.piece(box(x + at * half - 8, top - tall * 0.34, 16, tall * 0.26), pane(stage, 0.07, chance, 0.8))
  }
}

/** A seaside tower with rounded ends and ribbon windows. */
const liner: Building = (stage, chance, x, y, size) => {
  const { light } = stage
  const wall = light.paint(chance.pick([PAPER.rice, PAPER.cream, '#dfe4d3']), 0.07)
  const accent = light.paint(chance.pick([PAPER.lagoon, PAPER.clay, PAPER.jade, PAPER.gold]), 0.07)
  const storeys = chance.whole(6, 8)
  const tall = size * 0.1
  const side = chance.chance(0.5) ? 1 : -1
  for (const [share, shift, count] of [
    [0.5, 0.22 * side, storeys + 1],
    [0.86, -0.06 * side, storeys - 2],
  ] as const) {
    const [width, middle] = [size * share, x + shift * size]
    stage.sheet(box(middle - width / 2, y - count * tall, width, count * tall + 30, tall * 0.9), wall, {
      depth: 13,
    })
    for (let storey = 1; storey < count; storey += 1) {
      const line = y - storey * tall - tall * 0.62
      stage.piece(
        box(middle - width / 2 + 7, line, width - 14, tall * 0.5, tall * 0.25),
        pane(stage, 0.08, chance, 0.3),
      )
      if (light.lamps)
        for (let index = 0; index < 9; index += 1)
          if (chance.chance(0.45))
            stage.piece(
              box(
                middle - width / 2 + 14 + (index * (width - 28)) / 9,
                line + 2,
                (width - 28) / 9 - 5,
                tall * 0.5 - 4,
              ),
              PAPER.lamp,
            )
      stage.sheet(
        box(middle - width / 2 - 7, line + tall * 0.54, width + 14, tall * 0.13, 4),
        storey % 2 === 0 ? accent : lighter(wall, 0.03),
        { depth: 4 },
      )
    }
  }
  glassWall(stage, chance, x - size * 0.4, y - tall * 1.1, size * 0.66, tall * 1.1, 9)
  const one = palm(chance, x - side * size * 0.1, y - (storeys - 2) * tall, tall * 1.7)
  stage.sheet(one.trunk, light.paint(PAPER.soil, 0.1), { depth: 3 })
  stage.sheet(one.leaves, light.paint(PAPER.leaf, 0.08), { depth: 4 })
}

/** A hotel, in one of four manners. */
export const hotel: Building = (stage: Stage, chance, x, y, size) => {
  if (stage.light.lamps) stage.glow(x, y - size * 0.3, size * 0.9, PAPER.lamp, 0.24)
  chance.pick([balconies, steps, grand, liner])(stage, chance, x, y, size * 1.05)
}
