import { lighter, mix } from '../paper/colour.ts'
import { below, box, ellipse, HEIGHT, pen, waves, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { pagoda, pane, portHouse } from '../parts/houses.ts'
import { grove } from '../parts/land.ts'
import { lotusPond } from '../parts/lotuses.ts'
import { leaf } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { cityRow } from '../parts/towers.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** The old stone tower on its islet in the middle of the lake. */
const turtleTower = (stage: Stage, chance: Dice, x: number, y: number, size: number): void => {
  const { light } = stage
  const wall = light.paint('#cdbb96', 0.2)
  stage.sheet(ellipse(x, y + 4, size * 0.86, size * 0.14), light.paint(PAPER.moss, 0.2), { depth: 8 })
  if (light.lamps) stage.glow(x, y - size * 0.5, size * 1.2, PAPER.lamp, 0.4)
  const put = pen(x, y, size / 100)
  stage.sheet(put('M-52 0L-52 -44L52 -44L52 0Z'), wall, { depth: 9 })
  stage.sheet(put('M-38 -44L-38 -80L38 -80L38 -44Z'), lighter(wall, 0.02), { depth: 7 })
  stage.sheet(put('M-22 -82L-22 -108L22 -108L22 -82Z'), lighter(wall, 0.04), { depth: 6 })
  const roof = light.paint(PAPER.soil, 0.2)
  stage.sheet(put('M-58 -40L-50 -50L50 -50L58 -40Z'), roof, { depth: 6 })
  stage.sheet(put('M-44 -76L-36 -86L36 -86L44 -76Z'), roof, { depth: 6 })
  stage.sheet(put('M-30 -102C-22 -106 -14 -116 -10 -126L10 -126C14 -116 22 -106 30 -102Z'), roof, {
    depth: 7,
  })
  const glow = pane(stage, 0.2, chance, 1)
  for (const [px, py, half, tall] of [
    [-30, -2, 8, 26],
    [0, -2, 8, 26],
    [30, -2, 8, 26],
    [-18, -52, 7, 20],
    [18, -52, 7, 20],
    [0, -88, 6, 12],
  ] as const) {
    stage.piece(
      put(
        `M${px - half} ${py}L${px - half} ${py - tall + half}C${px - half} ${py - tall - 2} ${px + half} ${py - tall - 2} ${px + half} ${py - tall + half}L${px + half} ${py}Z`,
      ),
      glow,
    )
  }
}

/** The red footbridge: a shallow arch on slim posts. */
const redBridge = (stage: Stage, x: number, y: number, size: number): void => {
  const { light } = stage
  const red = light.paint(PAPER.lacquer, 0.08)
  const at = (dx: number, dy: number): string => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`
  let posts = ''
  for (let index = -7; index <= 7; index += 1) {
    const rise = 0.1 * (1 - (index / 7) ** 2)
    posts += box(x + index * size * 0.14 - 3, y - (rise + 0.02) * size, 6, size * (0.16 + rise))
    posts += box(x + index * size * 0.14 - 2.5, y - (rise + 0.13) * size, 5, size * 0.12)
  }
  stage.piece(posts, mix(red, light.ink, 0.25))
  stage.sheet(
    `M${at(-1.06, 0.02)}Q${at(0, -0.2)} ${at(1.06, 0.02)}L${at(1.06, 0.055)}Q${at(0, -0.165)} ${at(-1.06, 0.055)}Z`,
    red,
    { depth: 8 },
  )
  stage.sheet(
    `M${at(-1.06, -0.1)}Q${at(0, -0.32)} ${at(1.06, -0.1)}L${at(1.06, -0.085)}Q${at(0, -0.305)} ${at(-1.06, -0.085)}Z`,
    red,
    { depth: 6 },
  )
}

/** Boughs that hang from above, in leaf or in flame-red blossom. */
export const boughs = (stage: Stage, chance: Dice, left: boolean): void => {
  const { light } = stage
  const paper = light.paint(chance.pick([PAPER.leaf, PAPER.pine, PAPER.lacquer, '#8f7fae', PAPER.ripe]), 0)
  const bark = light.paint(PAPER.bark, 0)
  for (let bough = 0; bough < 4; bough += 1) {
    const x = left ? -30 + bough * 120 : WIDTH + 30 - bough * 120
    const direction = left ? 1 : -1
    const [endX, endY] = [x + direction * chance.between(130, 240), chance.between(70, 210) - bough * 18]
    stage.thread(
      `M${x} -20Q${x + direction * 40} ${endY * 0.5} ${endX.toFixed(1)} ${endY.toFixed(1)}`,
      bark,
      5 - bough * 0.6,
    )
    const leaves: string[] = []
    for (let index = 0; index < 46; index += 1) {
      const share = chance.next() ** 0.7
      const [px, py] = [
        x + (endX - x) * share + chance.between(-46, 46),
        -20 + (endY + 20) * share + chance.between(-30, 36),
      ]
      leaves.push(
        leaf(px, py, Math.PI / 2 + chance.between(-0.9, 0.9), chance.between(18, 32), chance.between(5, 8)),
      )
    }
    stage.sheet(leaves, lighter(paper, chance.between(-0.03, 0.05)), { depth: 12, edge: 0.2 })
  }
}

/** A lake in an old city: a tower on an islet, a red bridge, trees that bend over the water. */
export const lake: Scene = ({ stage, place, take, horizon, near }) => {
  const shore = horizon + 74
  const orb = sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const city = place.fork('city')
  if (city.chance(0.6)) cityRow(stage, city.fork('far'), shore, 190, 0.86, 60)
  else pagoda(stage, city, WIDTH * city.pick([0.16, 0.84]), shore, 84, 0.6, 7)
  stage.veil(shore - 200, 200, 0.6)
  grove(stage, city.fork('far trees'), () => shore, {
    material: PAPER.jade,
    distance: 0.62,
    height: 120,
    gap: 56,
  })
  for (let x = city.between(-50, 40); x < WIDTH; x += city.between(96, 190))
    portHouse(stage, city, x, shore, 84, city.between(96, 130), 0.4)
  grove(stage, city.fork('trees'), () => shore + 4, {
    material: PAPER.leaf,
    distance: 0.3,
    height: 92,
    gap: 82,
  })
  water(stage, place.fork('lake'), { top: shore, far: PAPER.river, near: PAPER.bay, bands: 3, swell: 4 })
  glitter(stage, take, orb, shore + 6, HEIGHT - 100)
  ripples(stage, take, shore + 24, HEIGHT, lighter(light.paint(PAPER.river, 0.1), 0.1), 24)
  const middle = WIDTH * city.pick([0.36, 0.5, 0.64])
  turtleTower(stage, city, middle, shore + 84, city.between(104, 130))
  stage.piece(
    box(middle - 60, shore + 112, 120, 4, 2) +
      box(middle - 40, shore + 130, 76, 3, 2) +
      box(middle - 24, shore + 148, 50, 3, 2),
    light.paint('#cdbb96', 0.3),
    0.4,
  )
  if (city.chance(0.6)) redBridge(stage, middle < 600 ? WIDTH - 130 : 130, shore + 150, 260)
  if (!near) return
  const bank = waves(place.fork('bank'), HEIGHT - 46, 14, 900)
  const left = place.chance(0.5)
  const old = place.fork('old tree')
  if (old.chance(0.5)) {
    grove(stage, old, () => HEIGHT, {
      material: PAPER.leaf,
      distance: 0,
      height: 640,
      gap: 600,
      from: left ? 90 : WIDTH - 90,
      to: left ? 91 : WIDTH - 89,
    })
  }
  boughs(stage, place.fork('boughs'), left)
  if (take.chance(0.6)) lotusPond(stage, take.fork('lotus'), left ? 'right' : 'left', 460)
  else stage.sheet(below(bank), light.paint(PAPER.pine, 0), { depth: 20 })
}
