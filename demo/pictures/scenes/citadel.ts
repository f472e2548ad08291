import { lighter, mix } from '../paper/colour.ts'
import { box, HEIGHT, pen, polygon, waves, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { junk, riverBoat, sampan } from '../parts/boats.ts'
import { pagoda, pane } from '../parts/houses.ts'
import { grove, hill, islet } from '../parts/land.ts'
import { lotusPond } from '../parts/lotuses.ts'
import { pine } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import { boughs } from './lake.ts'
import type { Scene } from './scene.ts'

/** The noon gate: a wall with three passages and a hall of double roofs upon it. */
const noonGate = (stage: Stage, chance: Dice, x: number, y: number, size: number): void => {
  const { light } = stage
  const put = pen(x, y, size / 100)
  const wall = light.paint('#b9785a', 0.2)
  const column = light.paint(PAPER.lacquer, 0.15)
  const yellow = light.paint(PAPER.gold, 0.15)
  const depth = 10
  stage.sheet(put('M-150 0L-146 -44L146 -44L150 0Z'), wall, { depth, foot: mix(wall, light.ink, 0.15) })
  for (const px of [-44, 0, 44])
    stage.piece(
      put(`M${px - 12} 0L${px - 12} -22C${px - 12} -36 ${px + 12} -36 ${px + 12} -22L${px + 12} 0Z`),
      mix(wall, light.ink, 0.55),
    )
  stage.piece(put('M-148 -40L148 -40L148 -44L-148 -44Z'), light.paint(PAPER.cream, 0.2))
  for (const [px, wide, rise] of [
    [-112, 32, 0],
    [112, 32, 0],
    [0, 66, 0],
  ] as const) {
    stage.sheet(
      put(`M${px - wide} -44L${px - wide} -72L${px + wide} -72L${px + wide} -44Z`),
      light.lamps ? mix(PAPER.lamp, column, 0.35) : mix(column, light.paint(PAPER.cream, 0.2), 0.5),
      { depth: 6 },
    )
    for (let index = -3; index <= 3; index += 1)
      stage.piece(
        put(
          `M${px + (index * wide) / 3.3 - 2} -44L${px + (index * wide) / 3.3 - 2} -72L${px + (index * wide) / 3.3 + 2} -72L${px + (index * wide) / 3.3 + 2} -44Z`,
        ),
        column,
      )
    stage.sheet(
      put(
        `M${px - wide - 14} -66C${px - wide - 4} -70 ${px - wide + 4} -76 ${px - wide + 8} -86L${px + wide - 8} -86C${px + wide - 4} -76 ${px + wide + 4} -70 ${px + wide + 14} -66C${px + wide * 0.5} -71 ${px - wide * 0.5} -71 ${px - wide - 14} -66Z`,
      ),
      yellow,
      { depth: 8 },
    )
    const top = -86 + rise
    const half = wide * 0.66
    stage.sheet(
      put(`M${px - half} ${top}L${px - half} ${top - 14}L${px + half} ${top - 14}L${px + half} ${top}Z`),
      column,
      { depth: 4 },
    )
    stage.sheet(
      put(
        `M${px - half - 12} ${top - 10}C${px - half - 2} ${top - 14} ${px - half + 4} ${top - 22} ${px - half + 9} ${top - 34}L${px + half - 9} ${top - 34}C${px + half - 4} ${top - 22} ${px + half + 2} ${top - 14} ${px + half + 12} ${top - 10}C${px + half * 0.5} ${top - 14} ${px - half * 0.5} ${top - 14} ${px - half - 12} ${top - 10}Z`,
      ),
      lighter(yellow, -0.03),
      { depth: 8 },
    )
  }
  if (light.lamps) stage.glow(x, y - size * 0.55, size * 1.5, PAPER.lamp, 0.28)
  stage.piece(put('M-2 -120L-2 -128L2 -128L2 -120Z'), pane(stage, 0.2, chance))
}

/** The perfumed river: the gate of the citadel, or the seven-storeyed pagoda on its hill. */
export const citadel: Scene = ({ stage, place, take, horizon, near }) => {
  const orb = sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  hill(stage, waves(land.fork('far'), horizon - 60, 50, 760), PAPER.slate, 0.92, 0.45)
  hill(stage, waves(land.fork('near'), horizon - 6, 34, 560), PAPER.jade, 0.72, 0.4)
  stage.veil(horizon - 70, 130, 0.5)
  const bank = horizon + 96
  grove(stage, land.fork('grove'), () => bank - 10, {
    material: PAPER.jade,
    distance: 0.5,
    height: 110,
    gap: 46,
  })
  const middle = WIDTH * land.pick([0.34, 0.5, 0.66])
  if (land.chance(0.5)) {
    stage.sheet(box(-60, bank - 40, WIDTH + 120, 60), light.paint('#b98a66', 0.3), { depth: 10 })
    let teeth = ''
    for (let x = -40; x < WIDTH + 40; x += 34) teeth += box(x, bank - 50, 20, 12)
    stage.piece(teeth, light.paint('#b98a66', 0.3))
    noonGate(stage, land.fork('gate'), middle, bank + 12, land.between(215, 250))
  } else {
    const mound = islet(stage, land.fork('mound'), {
      x: middle,
      foot: bank + 18,
      width: 640,
      height: 96,
      material: PAPER.leaf,
      distance: 0.32,
    })
    pagoda(stage, land.fork('pagoda'), middle, mound(middle) + 12, 108, 0.18, 7)
    const steps = polygon([
      [middle - 34, mound(middle) + 12],
      [middle + 34, mound(middle) + 12],
      [middle + 66, bank + 20],
      [middle - 66, bank + 20],
    ])
    stage.sheet(steps, light.paint(PAPER.chalk, 0.2), { depth: 4 })
    const trees = land.fork('pines')
    for (const side of [-1, 1]) {
      for (let index = 0; index < 3; index += 1) {
        const x = middle + side * (110 + index * 66)
        const one = pine(trees, x, mound(x) + 10, trees.between(120, 190))
        stage.sheet(one.trunk, light.paint(PAPER.bark, 0.25), { depth: 5 })
        stage.sheet(one.needles, light.paint(PAPER.pine, 0.22), { depth: 7, edge: 0.2 })
      }
    }
  }
  water(stage, place.fork('river'), {
    top: bank + 14,
    far: PAPER.river,
    near: PAPER.bay,
    bands: 3,
    swell: 4,
  })
  glitter(stage, take, orb, bank + 20, HEIGHT - 80)
  ripples(stage, take, bank + 40, HEIGHT, lighter(light.paint(PAPER.river, 0.1), 0.1), 22)
  const boats = take.fork('boats')
  boats.pick([riverBoat, junk])(
    stage,
    boats,
    boats.between(220, 1060),
    bank + boats.between(90, 150),
    boats.between(110, 150),
    0.14,
  )
  sampan(stage, boats, boats.between(240, 1040), bank + boats.between(180, 230), 120, 0.08)
  if (!near) return
  const left = place.chance(0.5)
  boughs(stage, place.fork('boughs'), left)
  lotusPond(stage, take.fork('lotus'), left ? 'right' : 'left', 500)
}
