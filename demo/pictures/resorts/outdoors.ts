import { lighter, mix } from '../paper/colour.ts'
import { below, box, ellipse, HEIGHT, pen, polygon, waves, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { corners } from '../parts/corners.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { bush } from '../parts/plants.ts'
import { SCENES } from '../scenes/scenes.ts'
import { armchair, potted, sideTable } from './furniture.ts'
import { flowerbed, tall } from './garden.ts'
import { GROUNDS } from './grounds.ts'
import type { Stay } from './stay.ts'
import { tea } from './rooms.ts'

/** A round gate in a garden wall, a colonnade, a balcony, or nothing between the guest and the view. */
export const lookout = (stay: Stay): void => {
  const { stage, scene, place, take } = stay
  const { light } = stage
  const frame = take.fork('frame')
  const manner = frame.pick(['balcony', 'balcony', 'gate', 'arches', 'open'])
  SCENES[scene]({ stage, place, take, horizon: GROUNDS[scene].horizon + 20, near: manner === 'open' })
  if (manner === 'open') {
    corners(stage, take.fork('corner'), take.chance(0.5) ? 'left' : 'right', take.chance(0.6))
    return
  }
  const wall = light.paint(
    frame.pick([PAPER.rice, PAPER.lagoon, '#d9a77c', PAPER.ochre, '#d5dfd0', PAPER.clay]),
    0.02,
  )
  const outer = polygon([
    [-80, -80],
    [WIDTH + 80, -80],
    [WIDTH + 80, HEIGHT + 80],
    [-80, HEIGHT + 80],
  ])
  if (manner === 'gate') {
    const [x, y, radius] = [WIDTH / 2 + frame.between(-120, 120), HEIGHT * 0.47, frame.between(350, 385)]
    stage.sheet(outer + ellipse(x, y, radius), wall, { depth: 26, shade: 0.45, edge: 0.6 })
    stage.thread(ellipse(x, y, radius + 14), lighter(wall, -0.07), 5)
    stage.sheet(box(-60, HEIGHT - 70, WIDTH + 120, 100), light.paint(PAPER.chalk, 0.02), { depth: 8 })
    potted(stage, frame, x - radius - 60, HEIGHT - 30, 300)
    potted(stage, frame, x + radius + 70, HEIGHT - 24, 260)
    if (frame.chance(0.6)) lantern(stage, frame, x + frame.pick([-1, 1]) * (radius + 90), 110, 120)
    return
  }
  if (manner === 'arches') {
    const width = 360
    const holes = [-1, 0, 1].map((index) => {
      const left = WIDTH / 2 + index * 404 - width / 2
      return `M${left} ${HEIGHT - 110}V280a${width / 2} ${width / 2 - 20} 0 0 1 ${width} 0V${HEIGHT - 110}Z`
    })
    stage.sheet(outer + holes.join(''), wall, { depth: 26, shade: 0.45, edge: 0.6 })
    for (const index of [-1, 1])
      stage.sheet(box(WIDTH / 2 + index * 202 - 30, 268, 60, 16), lighter(wall, 0.04), { depth: 6 })
    stage.sheet(box(-60, HEIGHT - 112, WIDTH + 120, 20), lighter(wall, 0.04), { depth: 8 })
    stage.sheet(box(-60, HEIGHT - 70, WIDTH + 120, 100), light.paint(PAPER.clay, 0.04), { depth: 8 })
    for (const index of [-1, 0, 1])
      if (frame.chance(0.75)) lantern(stage, frame, WIDTH / 2 + index * 404, 150, 104)
    potted(stage, frame, frame.chance(0.5) ? 226 : WIDTH - 226, HEIGHT - 40, 280)
    return
  }
  balcony(stay, frame)
}

const balcony = (stay: Stay, chance: Dice): void => {
  const { stage } = stay
  const { light } = stage
  const rail = HEIGHT - 250
  const iron = light.paint(chance.pick([PAPER.bark, PAPER.lagoon, PAPER.rice, PAPER.teak]), 0.02)
  const manner = chance.whole(0, 2)
  let bars = ''
  for (let x = 10; x < WIDTH; x += manner === 0 ? 34 : 106) {
    bars +=
      manner === 2
        ? `M${x} ${rail + 14}L${x + 106} ${HEIGHT - 96}M${x + 106} ${rail + 14}L${x} ${HEIGHT - 96}M${x} ${rail}V${HEIGHT - 80}`
        : `M${x} ${rail}V${HEIGHT - 80}`
  }
  stage.thread(bars, iron, manner === 0 ? 5 : 6)
  if (manner === 1)
    stage.thread(`M0 ${rail + 50}H${WIDTH}M0 ${rail + 92}H${WIDTH}M0 ${rail + 134}H${WIDTH}`, iron, 3)
  stage.sheet(box(-60, rail - 8, WIDTH + 120, 15, 4), iron, { depth: 10 })
  const deck = light.paint(chance.pick([PAPER.teak, '#c9a27a', PAPER.chalk, PAPER.clay]), 0.03)
  stage.sheet(box(-60, HEIGHT - 90, WIDTH + 120, 160), deck, { depth: 12, foot: lighter(deck, -0.04) })
  let boards = ''
  for (let index = -8; index <= 8; index += 1)
    boards += `M${WIDTH / 2 + index * 100} ${HEIGHT - 90}L${WIDTH / 2 + index * 150} ${HEIGHT + 10}`
  stage.thread(boards, lighter(deck, -0.06), 2, 0.7)
  const x = WIDTH * chance.pick([0.3, 0.5, 0.7])
  armchair(stage, chance, x - 150, HEIGHT - 34, 210, false)
  armchair(stage, chance, x + 160, HEIGHT - 34, 210, true)
  sideTable(stage, x + 4, HEIGHT - 30, 140)
  tea(stay, x + 4, HEIGHT - 100, 84)
  potted(stage, chance, x < WIDTH / 2 ? WIDTH - 110 : 110, HEIGHT - 30, 300)
  const roof = light.paint(chance.pick([PAPER.teak, PAPER.rice, PAPER.lagoon]), 0.01)
  if (chance.chance(0.55)) {
    stage.sheet(box(-60, -60, WIDTH + 120, 104), roof, { depth: 20 })
    for (const at of [0.2, 0.5, 0.8]) if (chance.chance(0.7)) lantern(stage, chance, WIDTH * at, 62, 84)
  } else garland(stage, chance, [-30, 30], [WIDTH + 30, chance.between(10, 80)], 60, 6, 58)
}

/** A parasol over two loungers. */
const loungers = (stage: Stage, chance: Dice, x: number, y: number, size: number): void => {
  const { light } = stage
  const put = pen(x, y, size / 100)
  const cloth = light.paint(
    chance.pick([PAPER.lacquer, PAPER.rice, PAPER.gold, PAPER.lagoon, PAPER.clay]),
    0.03,
  )
  const wood = light.paint(PAPER.teak, 0.03)
  const towel = light.paint(chance.pick([PAPER.rice, PAPER.shallow, PAPER.gold]), 0.02)
  stage.thread(put('M0 0L0 -132'), wood, size * 0.035)
  const thatched = chance.chance(0.35)
  const roof = thatched ? light.paint('#b98d52', 0.03) : cloth
  stage.sheet(
    put(
      'M-84 -108C-60 -140 -24 -154 0 -158C24 -154 60 -140 84 -108C60 -114 50 -112 42 -104C28 -112 14 -112 0 -104C-14 -112 -28 -112 -42 -104C-50 -112 -60 -114 -84 -108Z',
    ),
    roof,
    { depth: 12 },
  )
  stage.piece(
    put('M0 -158C-10 -146 -26 -126 -42 -104C-28 -112 -14 -112 0 -104Z'),
    lighter(roof, thatched ? -0.05 : 0.09),
    0.8,
  )
  stage.piece(
    put('M0 -158C24 -154 60 -140 84 -108C60 -114 50 -112 42 -104C36 -126 20 -146 0 -158Z'),
    lighter(roof, -0.05),
    0.5,
  )
  for (const [at, flip] of [
    [-54, false],
    [54, true],
  ] as const) {
    const one = pen(x + (at * size) / 100, y, size / 100, flip)
    stage.piece(one('M-40 -14L-35 -14L-37 2L-42 2ZM30 -14L35 -14L37 2L32 2Z'), mix(wood, light.ink, 0.25))
    stage.sheet(one('M-58 -50L-50 -54L-24 -22L50 -22L50 -12L-28 -12Z'), wood, { depth: 7 })
    stage.sheet(one('M-56 -56L-46 -60L-22 -30L46 -30L48 -21L-26 -21Z'), towel, { depth: 5 })
  }
}

/** A pool that meets the view, with loungers on its deck. */
export const pool = ({ stage, scene, type, place, take }: Stay): void => {
  const { light } = stage
  const grounds = GROUNDS[scene]
  SCENES[scene]({ stage, place, take, horizon: grounds.horizon - 20, near: false })
  const yard = place.fork('pool')
  const edge = HEIGHT * yard.between(0.58, 0.66)
  const roofTop = type === 2
  const hedge: string[] = []
  if (roofTop)
    stage.sheet(box(-60, edge - 54, WIDTH + 120, 80), mix(light.paint('#a9cfc6', 0.15), light.sky[4], 0.35), {
      depth: 6,
      edge: 0.7,
    })
  else {
    const back = yard.fork('back')
    for (const [from, to] of [
      [0, 330],
      [WIDTH - 330, WIDTH],
    ] as const)
      tall(stage, back, grounds, () => edge, {
        from,
        to,
        count: 2,
        height: back.between(200, 300),
        distance: 0.14,
      })
    for (let index = 0; index < 9; index += 1)
      hedge.push(
        ...bush(
          back,
          index < 5 ? back.between(-30, 330) : back.between(WIDTH - 330, WIDTH + 30),
          edge + 8,
          back.between(80, 150),
        ),
      )
    stage.sheet(hedge, light.paint(back.pick([PAPER.leaf, PAPER.moss, PAPER.jade]), 0.1), {
      depth: 9,
      edge: 0.1,
    })
  }
  const water = light.paint(yard.pick(['#5fb8ae', '#4aa5a0', '#79c7bb']), 0.06)
  const rim = light.paint(yard.pick([PAPER.rice, PAPER.chalk, PAPER.stone]), 0.04)
  stage.sheet(box(-60, edge - 6, WIDTH + 120, 16), rim, { depth: 12 })
  stage.piece(box(-60, edge + 8, WIDTH + 120, HEIGHT), stage.gradient(mix(water, light.sky[3], 0.55), water))
  for (let band = 0; band < 3; band += 1) {
    const ridge = waves(yard.fork(`wave ${band}`), edge + 34 + band * 34, 5, 210 + band * 60, 0.4)
    stage.sheet(below(ridge, 20), mix(mix(water, light.sky[3], 0.4), lighter(water, -0.03), band / 2), {
      depth: 7,
      shade: 0.16,
      edge: 0.5,
    })
  }
  const shine = take.fork('shine')
  for (let index = 0; index < 18; index += 1)
    stage.piece(
      box(shine.between(0, WIDTH), edge + 24 + shine.next() * 120, shine.between(20, 80), 3, 1.5),
      light.lamps ? PAPER.lamp : lighter(water, 0.14),
      light.lamps ? 0.4 : 0.6,
    )
  const side = yard.chance(0.5) ? 1 : -1
  const deck = light.paint(yard.pick(['#c9a27a', PAPER.chalk, PAPER.teak, PAPER.sand, PAPER.clay]), 0.03)
  const curved = yard.chance(0.5)
  const [high, low] = [edge + 92, HEIGHT - 70]
  const [near, far] = side > 0 ? [low, high] : [high, low]
  const shore = curved
    ? `M-60 ${near}C${WIDTH * 0.3} ${near - 20} ${WIDTH * 0.36} ${HEIGHT - 60} ${WIDTH * 0.5} ${HEIGHT - 74}S${WIDTH * 0.7} ${far - 6} 1340 ${far - 10}V900H-60Z`
    : polygon([
        [-60, near],
        [WIDTH * (side > 0 ? 0.4 : 0.52), side > 0 ? low : high],
        [WIDTH * (side > 0 ? 0.48 : 0.6), side > 0 ? high : low],
        [1340, far],
        [1340, 900],
        [-60, 900],
      ])
  stage.sheet(shore, rim, { depth: 12 })
  stage.moved('translate(0 14)', () => stage.sheet(shore, deck, { depth: 4, foot: lighter(deck, -0.05) }))
  const at = side > 0 ? WIDTH * 0.76 : WIDTH * 0.25
  loungers(stage, yard, at, HEIGHT - 92, yard.between(190, 226))
  if (light.lamps && yard.chance(0.7))
    garland(
      stage,
      yard,
      [side > 0 ? WIDTH * 0.4 : -30, 60],
      [side > 0 ? WIDTH + 30 : WIDTH * 0.6, 40],
      60,
      5,
      60,
    )
  const front = yard.fork('front')
  if (roofTop)
    for (const x of [side > 0 ? 90 : WIDTH - 90, side > 0 ? WIDTH - 60 : 60])
      potted(stage, front, x, HEIGHT - 16, front.between(240, 330))
  else {
    flowerbed(stage, front, HEIGHT - 24)
    tall(stage, front, grounds, () => HEIGHT - 30, {
      from: side > 0 ? 20 : WIDTH - 220,
      to: side > 0 ? 220 : WIDTH - 20,
      count: front.whole(1, 2),
      height: front.between(420, 560),
      distance: 0.02,
    })
  }
  if (take.chance(0.3)) corners(stage, take.fork('corner'), side > 0 ? 'right' : 'left', false)
}
