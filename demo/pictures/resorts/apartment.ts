import { lighter, mix, type Colour } from '../paper/colour.ts'
import { box } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { pane } from '../parts/houses.ts'
import { bush } from '../parts/plants.ts'
import { glassWall, type Building } from './villa.ts'

interface Tower {
  readonly x: number
  readonly foot: number
  readonly width: number
  readonly floors: number
  readonly floor: number
  readonly wall: Colour
  readonly accent: Colour
}
type Facade = (stage: Stage, chance: Dice, tower: Tower) => void

const leafy = (stage: Stage, chance: Dice, x: number, y: number, width: number): void =>
  stage.sheet(bush(chance, x, y, width), stage.light.paint(chance.pick([PAPER.leaf, PAPER.moss]), 0.06), {
    depth: 3,
    edge: 0.1,
  })

/** Balconies that change sides from floor to floor. */
const woven: Facade = (stage, chance, { x, foot, width, floors, floor, wall, accent }) => {
  for (let level = 0; level < floors; level += 1) {
    const top = foot - (level + 1) * floor
    for (let bay = 0; bay < 4; bay += 1)
      stage.piece(
        box(x + width * (0.06 + bay * 0.235), top + floor * 0.2, width * 0.18, floor * 0.62),
        pane(stage, 0.1, chance, 0.55),
      )
    const left = x + (level % 2 === 0 ? -0.05 : 0.45) * width
    stage.sheet(
      box(left, top + floor * 0.66, width * 0.6, floor * 0.3),
      level % 3 === 0 ? accent : lighter(wall, 0.03),
      { depth: 5 },
    )
    if (chance.chance(0.4))
      leafy(stage, chance, left + width * chance.between(0.1, 0.5), top + floor * 0.7, floor * 0.7)
  }
}

/** A calm grid of loggias. */
const loggias: Facade = (stage, chance, { x, foot, width, floors, floor, wall, accent }) => {
  for (let level = 0; level < floors; level += 1) {
    const top = foot - (level + 1) * floor
    for (let bay = 0; bay < 3; bay += 1) {
      const left = x + width * (0.07 + bay * 0.31)
      stage.piece(box(left, top + floor * 0.16, width * 0.24, floor * 0.74), pane(stage, 0.1, chance, 0.5))
      stage.piece(
        box(left, top + floor * 0.6, width * 0.24, floor * 0.3),
        bay === level % 3 ? accent : mix(wall, stage.light.ink, 0.12),
      )
    }
  }
}

/** Vertical fins with green between them. */
const fins: Facade = (stage, chance, { x, foot, width, floors, floor, wall, accent }) => {
  const height = floors * floor
  for (let level = 0; level < floors; level += 1) {
    const top = foot - (level + 1) * floor
    stage.piece(box(x + 5, top + floor * 0.18, width - 10, floor * 0.6), pane(stage, 0.1, chance, 0.4))
    if (chance.chance(0.5))
      leafy(stage, chance, x + width * chance.between(0.15, 0.85), top + floor * 0.84, floor * 0.7)
  }
  for (let index = 0; index <= 6; index += 1)
    stage.sheet(box(x + (width * index) / 6 - 3, foot - height, 6, height), index % 3 === 0 ? accent : wall, {
      depth: 3,
    })
}

/** A house of many homes: two or three towers over a planted podium. */
export const apartment: Building = (stage, chance, x, y, size) => {
  const { light } = stage
  if (light.lamps) stage.glow(x, y - size * 0.4, size * 0.9, PAPER.lamp, 0.2)
  const wall = light.paint(
    chance.pick([PAPER.rice, PAPER.chalk, '#e4d2b0', '#cfd8c8', '#dfb796', '#a8c0b4']),
    0.1,
  )
  const accent = light.paint(
    chance.pick([PAPER.jade, PAPER.clay, PAPER.gold, PAPER.lagoon, PAPER.slate]),
    0.1,
  )
  const facade = chance.pick([woven, loggias, fins])
  const count = chance.whole(2, 3)
  const floor = size * 0.062
  const width = (size * 0.86) / count - size * 0.05
  const podium = floor * 1.7
  const order = Array.from({ length: count }, (_, index) => index).sort((one, two) => (one % 2) - (two % 2))
  for (const index of order) {
    const left = x - size * 0.43 + index * (width + size * 0.05) + chance.between(-0.02, 0.02) * size
    const floors = chance.whole(8, 13) - (index % 2) * chance.whole(1, 3)
    const foot = y - podium
    const paper = index % 2 === 0 ? wall : mix(wall, accent, 0.18)
    const round = facade === loggias ? 0 : chance.pick([0, 12])
    stage.sheet(
      box(left, foot - floors * floor - floor * 0.5, width, floors * floor + floor * 2, round),
      paper,
      { depth: 13 },
    )
    facade(stage, chance, { x: left, foot, width, floors, floor, wall: paper, accent })
    const top = foot - floors * floor - floor * 0.5
    stage.sheet(
      box(left + width * 0.2, top - floor * 0.7, width * 0.5, floor * 0.75),
      mix(paper, light.ink, 0.1),
      { depth: 4 },
    )
    leafy(stage, chance, left + width * 0.8, top + 3, floor * 1.1)
  }
  stage.sheet(box(x - size * 0.52, y - podium, size * 1.04, podium), lighter(wall, 0.02), { depth: 11 })
  glassWall(stage, chance, x - size * 0.46, y - podium * 0.76, size * 0.92, podium * 0.76, 13)
  for (let index = 0; index < 9; index += 1)
    leafy(
      stage,
      chance,
      x - size * 0.48 + index * size * 0.12,
      y - podium + 4,
      floor * chance.between(0.9, 1.5),
    )
}
