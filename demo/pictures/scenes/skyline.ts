import { lighter, mix } from '../paper/colour.ts'
import { below, box, HEIGHT, waves, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import { riverBoat, sampan } from '../parts/boats.ts'
import { corners } from '../parts/corners.ts'
import { grove, palms } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { budTower, cityRow, steppedTower } from '../parts/towers.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** A young city of towers on a broad river. */
export const skyline: Scene = ({ stage, place, take, horizon, near }) => {
  const bank = horizon + 80
  const orb = sky(stage, take.fork('sky'), horizon + 40)
  const { light } = stage
  const city = place.fork('city')
  cityRow(stage, city.fork('far'), bank, 250, 0.84, 58)
  stage.veil(bank - 220, 220, 0.55)
  cityRow(stage, city.fork('middle'), bank, 310, 0.58, 66)
  const first = WIDTH * city.pick([0.28, 0.42, 0.6])
  budTower(stage, city, first, bank, city.between(330, 400), 0.36)
  steppedTower(stage, city, first + city.pick([230, 340, -210]), bank, city.between(350, 430), 0.42)
  stage.veil(bank - 150, 150, 0.4)
  cityRow(stage, city.fork('near'), bank, 150, 0.26, 74)
  grove(stage, city.fork('trees'), () => bank + 2, {
    material: PAPER.leaf,
    distance: 0.2,
    height: 44,
    gap: 34,
  })
  stage.sheet(box(-60, bank - 2, WIDTH + 120, 24), light.paint(PAPER.chalk, 0.2), { depth: 8 })
  water(stage, place.fork('river'), {
    top: bank + 14,
    far: PAPER.river,
    near: PAPER.bay,
    bands: 3,
    swell: 5,
  })
  glitter(stage, take, orb, bank + 20, HEIGHT - 90)
  const shine = take.fork('shine')
  for (let index = 0; index < 26; index += 1) {
    const colour = light.lamps
      ? shine.pick([PAPER.lamp, PAPER.gold, '#e2745a'])
      : mix(light.sky[4], light.paint(PAPER.chalk, 0.3), 0.5)
    stage.piece(
      box(
        shine.between(0, WIDTH),
        bank + 34 + shine.next() ** 1.4 * 180,
        shine.between(20, 66),
        shine.between(2, 4),
        2,
      ),
      colour,
      light.lamps ? 0.55 : 0.35,
    )
  }
  ripples(stage, take, bank + 50, HEIGHT, lighter(light.paint(PAPER.river, 0.1), 0.1), 18)
  const boats = take.fork('boats')
  riverBoat(
    stage,
    boats,
    boats.between(220, 1060),
    bank + boats.between(80, 130),
    boats.between(120, 160),
    0.16,
  )
  if (boats.chance(0.6))
    sampan(stage, boats, boats.between(200, 1080), bank + boats.between(160, 220), 96, 0.1)
  if (!near) return
  const shore = waves(place.fork('shore'), HEIGHT - 62, 16, 800)
  stage.sheet(below(shore), light.paint(PAPER.pine, 0.03), { depth: 22 })
  const park = place.fork('park')
  const left = park.chance(0.5)
  grove(stage, park, shore, {
    material: PAPER.leaf,
    distance: 0.02,
    height: 120,
    gap: 80,
    from: left ? -30 : 760,
    to: left ? 520 : 1300,
  })
  palms(stage, park, shore, {
    distance: 0,
    height: 240,
    count: 3,
    from: left ? 40 : 900,
    to: left ? 420 : 1240,
  })
  if (take.chance(0.4)) corners(stage, take.fork('corner'), left ? 'right' : 'left', take.chance(0.5))
}
