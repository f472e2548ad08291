import { lighter, mix } from '../paper/colour.ts'
import { below, ellipse, HEIGHT, waves, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import { sampan } from '../parts/boats.ts'
import { pagoda } from '../parts/houses.ts'
import { winding } from '../parts/land.ts'
import { lotusPond } from '../parts/lotuses.ts'
import { tuft } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { towers } from './karst.ts'
import type { Scene } from './scene.ts'

/** Limestone over rice fields, a river winding between, sampans and lotus. */
export const gorge: Scene = ({ stage, place, take, horizon, near }) => {
  sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  const open = WIDTH * land.pick([0.36, 0.5, 0.62])
  towers(stage, land.fork(1), {
    foot: horizon + 4,
    distance: 0.95,
    tallest: horizon * 0.46,
    count: 8,
    detail: false,
  })
  stage.veil(horizon - 130, 136, 0.6)
  towers(stage, land.fork(2), {
    foot: horizon + 8,
    distance: 0.66,
    tallest: horizon * 0.72,
    count: 6,
    detail: false,
    gap: [open - 110, open + 110],
  })
  if (land.chance(0.5))
    pagoda(stage, land.fork('pagoda'), open + land.pick([-80, 70]), horizon + 8, 46, 0.5, land.whole(3, 5))
  towers(stage, land.fork(3), {
    foot: horizon + 22,
    distance: 0.4,
    tallest: horizon * 0.98,
    count: 5,
    detail: true,
    gap: [open - 260, open + 260],
  })
  const ripe = place.fork('fields')
  const season = ripe.pick([
    [PAPER.ripe, PAPER.sprout],
    [PAPER.sprout, PAPER.grass],
    [PAPER.grass, PAPER.moss],
  ] as const)
  const rows = 5
  for (let index = 0; index < rows; index += 1) {
    const share = (index / rows) ** 1.4
    const y = horizon + 14 + (HEIGHT - horizon) * 0.8 * share
    const ridge = waves(ripe.fork(index), y, 4 + 10 * share, 700, 0.3)
    const colour = light.paint(mix(season[index % 2 === 0 ? 0 : 1], PAPER.moss, 0.12), 0.55 * (1 - share))
    stage.sheet(below(ridge), colour, { depth: 6 + 10 * share, shade: 0.2, foot: lighter(colour, -0.04) })
    let stalks = ''
    for (let count = 0; count < 26; count += 1) {
      const x = ripe.between(0, WIDTH)
      stalks += tuft(ripe, x, ridge(x) + 10 + share * 40, 8 + share * 26, 5, 1.2)
    }
    stage.piece(stalks, lighter(colour, -0.07), 0.6)
  }
  const flow = mix(light.paint(PAPER.river, 0.2), light.sky[3], 0.35)
  const middle = winding(stage, land.fork('river'), {
    top: horizon + 12,
    fromX: open,
    toX: WIDTH * land.between(0.4, 0.6),
    wide: near ? 330 : 230,
    colour: flow,
    bend: 170,
  })
  const boats = take.fork('boats')
  sampan(stage, boats, middle(HEIGHT - 150), HEIGHT - 150, boats.between(130, 170), 0.08)
  sampan(stage, boats, middle(horizon + 170) + 10, horizon + 170, 64, 0.3)
  if (boats.chance(0.5)) sampan(stage, boats, middle(horizon + 90), horizon + 92, 34, 0.45)
  stage.piece(ellipse(middle(HEIGHT - 60), HEIGHT - 60, 120, 4), lighter(flow, 0.12), 0.5)
  if (near) lotusPond(stage, take.fork('lotus'), take.chance(0.5) ? 'left' : 'right')
}
