import { lighter, mix, type Colour } from '../paper/colour.ts'
import { below, box, HEIGHT, line, pen, waves, WIDTH, type Point, type Ridge } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Stage } from '../paper/stage.ts'
import { riverBoat, sampan } from '../parts/boats.ts'
import { corners } from '../parts/corners.ts'
import { grove, hill, palms, peaks } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { cityRow } from '../parts/towers.ts'
import { glitter, ripples, water } from '../parts/water.ts'
import type { Scene } from './scene.ts'

/** A ribbon of even width along a curve. */
const ribbon = (points: readonly Point[], half: (share: number) => number): string => {
  const count = points.length - 1
  const [upper, lower]: [Point[], Point[]] = [[], []]
  points.forEach(([x, y], index) => {
    const [before, after] = [
      points[Math.max(0, index - 1)] ?? [x, y],
      points[Math.min(count, index + 1)] ?? [x, y],
    ]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const long = Math.hypot(dx, dy) || 1
    const wide = half(index / count)
    upper.push([x - (dy / long) * -wide, y - (dx / long) * wide])
    lower.push([x + (dy / long) * -wide, y + (dx / long) * wide])
  })
  return `${line(upper)}L${line(lower.reverse()).slice(1)}Z`
}

/** The dragon's head, looking out over the end of the bridge. */
const dragonHead = (stage: Stage, x: number, y: number, gold: Colour): void => {
  const put = pen(x, y, 1.12)
  stage.sheet(put('M-4 -14L-30 -20L-10 -34L-34 -46L-8 -56L-24 -74L8 -78L20 -20Z'), lighter(gold, -0.07), {
    depth: 6,
  })
  stage.sheet(
    [
      put('M26 -86C12 -104 -8 -110 -26 -104C-12 -100 2 -92 14 -78Z'),
      put('M38 -90C30 -114 12 -126 -8 -124C8 -116 18 -104 24 -84Z'),
    ],
    lighter(gold, 0.04),
    { depth: 5 },
  )
  stage.sheet(
    put(
      'M-8 0C-24 -40 -8 -84 30 -92C44 -96 58 -94 66 -85C74 -90 80 -86 84 -84L96 -84C106 -84 108 -72 100 -69L72 -66L62 -61L90 -55C96 -51 92 -44 84 -44L56 -45C40 -43 30 -32 30 0Z',
    ),
    gold,
    { depth: 9 },
  )
  stage.piece(put('M62 -46L52 -20L46 -44ZM46 -44L36 -22L36 -40Z'), lighter(gold, -0.07))
  stage.piece(put('M48 -80C52 -84 60 -83 62 -77C57 -74 50 -75 48 -80Z'), PAPER.lacquer)
  stage.thread(put('M98 -74C112 -78 122 -70 126 -58M100 -70C112 -68 116 -60 116 -50'), gold, 2.6)
}

/** A road bridge whose arches are a golden dragon. */
const dragonBridge = (stage: Stage, y: number, lit: boolean): void => {
  const { light } = stage
  const gold = lit ? mix(PAPER.gold, PAPER.lamp, 0.3) : light.paint(PAPER.gold, 0.08)
  const spine: Point[] = []
  for (let step = 0; step <= 60; step += 1) {
    const share = step / 60
    const fade = Math.min(1, share * 6, (1 - share) * 7)
    spine.push([60 + share * 1130, y - 26 - Math.abs(Math.sin(share * Math.PI * 3)) ** 0.9 * 104 * fade])
  }
  const deck = light.paint(PAPER.chalk, 0.1)
  for (const x of [60, 433, 806, 1190])
    stage.sheet(
      `M${x - 30} ${y + 70}L${x - 14} ${y - 4}L${x + 14} ${y - 4}L${x + 30} ${y + 70}Z`,
      light.paint(PAPER.stone, 0.1),
      { depth: 8 },
    )
  let hangers = ''
  for (const [x, top] of spine) hangers += `M${x.toFixed(1)} ${top.toFixed(1)}V${y}`
  stage.thread(hangers, gold, 1.4, 0.55)
  if (lit) for (const x of [250, 620, 990]) stage.glow(x, y - 100, 190, PAPER.lamp, 0.4)
  stage.sheet(
    ribbon(spine, (share) => 5 + 8 * Math.sin(Math.PI * share) ** 0.5),
    gold,
    { depth: 10 },
  )
  let scales = ''
  spine.forEach(([x, top], index) => {
    if (index > 2 && index < 57)
      scales += `M${(x - 7).toFixed(1)} ${(top - 10).toFixed(1)}L${(x + 2).toFixed(1)} ${(top - 25).toFixed(1)}L${(x + 8).toFixed(1)} ${(top - 9).toFixed(1)}Z`
  })
  stage.piece(scales, lighter(gold, -0.08))
  dragonHead(stage, 1172, y - 6, gold)
  stage.sheet(box(-60, y - 8, WIDTH + 120, 20), deck, { depth: 9 })
  stage.piece(box(-60, y - 16, WIDTH + 120, 3), deck)
}

/** A wide white river under the dragon bridge, mountains and the sea air behind. */
export const bridge: Scene = ({ stage, place, take, horizon, near }) => {
  const bank = horizon + 66
  const orb = sky(stage, take.fork('sky'), horizon)
  const { light } = stage
  const land = place.fork('land')
  hill(stage, peaks(land.fork('far'), horizon + 50, horizon * 0.44, 4), PAPER.slate, 0.92, 0.4)
  hill(stage, peaks(land.fork('near'), horizon + 66, horizon * 0.3, 5), PAPER.jade, 0.72, 0.4)
  stage.veil(horizon - 60, 130, 0.55)
  cityRow(stage, land.fork('city'), bank, 200, 0.56, 60)
  stage.veil(bank - 120, 120, 0.35)
  cityRow(stage, land.fork('front'), bank, 100, 0.34, 70)
  grove(stage, land.fork('trees'), () => bank + 2, {
    material: PAPER.leaf,
    distance: 0.26,
    height: 40,
    gap: 34,
  })
  water(stage, place.fork('river'), { top: bank, far: PAPER.river, near: PAPER.bay, bands: 1, swell: 4 })
  const move = land.chance(0.5)
  const deck = bank + 64
  stage.moved(move ? `translate(${WIDTH} 0) scale(-1 1)` : 'translate(0 0)', () =>
    dragonBridge(stage, deck, light.lamps),
  )
  water(stage, place.fork('front river'), {
    top: deck + 54,
    far: PAPER.river,
    near: PAPER.bay,
    bands: 2,
    swell: 5,
  })
  glitter(stage, take, orb, deck + 60, HEIGHT - 70)
  const shine = take.fork('shine')
  for (let index = 0; index < 24; index += 1) {
    stage.piece(
      box(
        shine.between(40, WIDTH - 40),
        deck + 76 + shine.next() * 140,
        shine.between(24, 70),
        shine.between(2, 4.5),
        2,
      ),
      light.lamps ? shine.pick([PAPER.lamp, PAPER.gold]) : light.paint(PAPER.gold, 0.3),
      light.lamps ? 0.6 : 0.4,
    )
  }
  ripples(stage, take, deck + 80, HEIGHT, lighter(light.paint(PAPER.river, 0.1), 0.1), 18)
  const boats = take.fork('boats')
  riverBoat(
    stage,
    boats,
    boats.between(260, 1020),
    deck + boats.between(104, 140),
    boats.between(110, 140),
    0.12,
  )
  if (boats.chance(0.5)) sampan(stage, boats, boats.between(200, 1080), deck + 190, 110, 0.06)
  if (!near) return
  const shore: Ridge = waves(place.fork('shore'), HEIGHT - 52, 14, 800)
  stage.sheet(below(shore), light.paint(PAPER.pine, 0.02), { depth: 22 })
  const park = place.fork('park')
  palms(stage, park, shore, {
    distance: 0,
    height: 300,
    count: park.whole(2, 4),
    from: move ? 40 : 820,
    to: move ? 460 : 1240,
  })
  grove(stage, park, shore, { material: PAPER.leaf, distance: 0, height: 80, gap: 60, manner: 'bush' })
  if (take.chance(0.3)) corners(stage, take.fork('corner'), move ? 'right' : 'left', false)
}
