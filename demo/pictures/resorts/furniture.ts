import { lighter, mix, type Colour } from '../paper/colour.ts'
import { box, ellipse, HEIGHT, pen, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { bananaLeaf, frond } from '../parts/plants.ts'

/** A lamp's light in a room: warm when it is dark outside. */
const lit = (stage: Stage): boolean => stage.light.lamps || stage.light.time === 'golden'

/** A lampshade on a slim foot. */
export const tableLamp = (stage: Stage, x: number, y: number, size: number, shade: Colour): void => {
  const put = pen(x, y, size / 100)
  if (lit(stage)) stage.glow(x, y - size * 0.75, size * 1.6, PAPER.lamp, 0.55)
  stage.sheet(
    put('M-16 0C-26 -14 -24 -36 -6 -46L6 -46C24 -36 26 -14 16 0Z'),
    stage.light.paint(PAPER.jade, 0.05),
    { depth: 6 },
  )
  const paper = lit(stage) ? mix(shade, PAPER.lamp, 0.55) : shade
  stage.sheet(put('M-40 -46L-26 -104L26 -104L40 -46Z'), paper, { depth: 8, foot: lighter(paper, 0.05) })
}

/** A lamp of woven bamboo that hangs from the ceiling. */
export const pendant = (stage: Stage, chance: Dice, x: number, y: number, size: number): void => {
  const put = pen(x, y, size / 100)
  const shade = stage.light.paint(chance.pick([PAPER.bamboo, '#c79a58', PAPER.lacquer, PAPER.rice]), 0.02)
  const form = chance.pick([
    'M-60 20C-56 -20 -20 -34 0 -36C20 -34 56 -20 60 20C30 28 -30 28 -60 20Z',
    'M-44 34C-56 4 -36 -36 0 -36C36 -36 56 4 44 34C20 42 -20 42 -44 34Z',
    'M-76 24L-10 -26L10 -26L76 24Z',
  ])
  stage.thread(`M${x} -20V${y - size * 0.34}`, mix(shade, stage.light.ink, 0.5), 2)
  if (lit(stage)) stage.glow(x, y + size * 0.26, size * 1.7, PAPER.lamp, 0.6)
  stage.sheet(put(form), lit(stage) ? mix(shade, PAPER.lamp, 0.25) : shade, { depth: 10 })
  stage.thread(
    put(
      'M-36 22C-30 -10 -14 -28 -4 -34M36 22C30 -10 14 -28 4 -34M-14 26C-12 0 -6 -20 0 -34M14 26C12 0 6 -20 0 -34',
    ),
    mix(shade, stage.light.ink, 0.22),
    1.5,
    0.55,
  )
}

/** A plant in a pot on the floor. */
export const potted = (stage: Stage, chance: Dice, x: number, y: number, size: number): void => {
  const { light } = stage
  const green = light.paint(chance.pick([PAPER.leaf, PAPER.pine, PAPER.jade]), 0.02)
  if (chance.chance(0.5)) {
    for (let index = 0; index < 6; index += 1) {
      const { blade, rib } = bananaLeaf(
        chance,
        x,
        y - size * 0.3,
        -Math.PI / 2 + (index - 2.5) * 0.42,
        size * chance.between(0.6, 0.85),
      )
      stage.sheet(blade, lighter(green, (index % 3) * 0.03), { depth: 8, edge: 0.2 })
      stage.thread(rib, lighter(green, 0.13), 1.6, 0.6)
    }
  } else
    for (let index = 0; index < 7; index += 1)
      stage.sheet(
        frond(
          x,
          y - size * 0.3,
          -Math.PI / 2 + (index - 3) * 0.32,
          size * chance.between(0.6, 0.86),
          (index - 3) * 0.26,
          11,
        ),
        lighter(green, (index % 2) * 0.04),
        { depth: 6, edge: 0.1 },
      )
  const put = pen(x, y, size / 100)
  const pot = light.paint(chance.pick([PAPER.clay, PAPER.rice, PAPER.slate, PAPER.lagoon]), 0.03)
  stage.sheet(put('M-24 -34L24 -34C24 -14 19 -4 15 0L-15 0C-19 -4 -24 -14 -24 -34Z'), pot, { depth: 9 })
  stage.sheet(put('M-27 -38L27 -38L27 -31L-27 -31Z'), lighter(pot, 0.03), { depth: 4 })
}

/** A picture on the wall: a small landscape of three papers. */
export const wallPicture = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
): void => {
  const { light } = stage
  stage.sheet(
    box(x - 6, y - 6, width + 12, height + 12),
    light.paint(chance.pick([PAPER.teak, PAPER.gold, PAPER.bark]), 0.04),
    { depth: 8 },
  )
  const ground = light.paint(chance.pick([PAPER.rice, '#dfe7d8', '#f0d9b8']), 0.02)
  stage.piece(box(x, y, width, height), ground)
  const [near, far] = [
    light.paint(chance.pick([PAPER.lagoon, PAPER.lacquer, PAPER.jade]), 0.05),
    light.paint(chance.pick([PAPER.shallow, PAPER.gold, PAPER.lotus]), 0.05),
  ]
  stage.piece(ellipse(x + width * chance.between(0.3, 0.7), y + height * 0.36, width * 0.16), far)
  stage.piece(
    `M${x} ${y + height * 0.7}Q${x + width * 0.3} ${y + height * 0.36} ${x + width * 0.55} ${y + height * 0.66}T${x + width} ${y + height * 0.6}V${y + height}H${x}Z`,
    near,
    0.55,
  )
  stage.piece(
    `M${x} ${y + height * 0.86}Q${x + width * 0.5} ${y + height * 0.6} ${x + width} ${y + height * 0.82}V${y + height}H${x}Z`,
    near,
  )
}

/** Boards of the floor, or large tiles, from a line down to the lower edge. */
export const floor = (stage: Stage, chance: Dice, y: number): void => {
  const { light } = stage
  const wood = light.paint(chance.pick(['#b98a5c', PAPER.teak, '#c9a27a', '#d8c5a0', '#9a7350']), 0.06)
  stage.sheet(box(-60, y, WIDTH + 120, HEIGHT - y + 60), wood, { depth: 10, foot: lighter(wood, -0.05) })
  let boards = ''
  for (let index = -9; index <= 9; index += 1)
    boards += `M${WIDTH / 2 + index * 92} ${y}L${WIDTH / 2 + index * 190} ${HEIGHT + 20}`
  stage.thread(boards, lighter(wood, -0.07), 2, 0.7)
}

/** A bed seen from its foot end, its middle at `x`, standing on `y`. */
export const bed = (stage: Stage, chance: Dice, x: number, y: number, size: number): void => {
  const put = pen(x, y, size / 100)
  const { light } = stage
  const wood = light.paint(chance.pick([PAPER.teak, PAPER.bark, '#b58a5a', PAPER.lagoon]), 0.04)
  const linen = light.paint(PAPER.rice, 0.02)
  const throwOver = light.paint(
    chance.pick([PAPER.lagoon, PAPER.jade, PAPER.lacquer, PAPER.clay, PAPER.gold, PAPER.slate, PAPER.lotus]),
    0.03,
  )
  const accent = light.paint(
    chance.pick([PAPER.gold, PAPER.lacquer, PAPER.shallow, PAPER.clay, PAPER.sprout]),
    0.03,
  )
  const head = chance.whole(0, 2)
  if (head === 0)
    stage.sheet(
      put('M-74 -20L-74 -92C-74 -100 -68 -104 -60 -104L60 -104C68 -104 74 -100 74 -92L74 -20Z'),
      wood,
      { depth: 14 },
    )
  else if (head === 1)
    stage.sheet(put('M-74 -20L-74 -70C-74 -118 74 -118 74 -70L74 -20Z'), mix(wood, accent, 0.4), {
      depth: 14,
    })
  else {
    for (let slat = -6; slat <= 6; slat += 1)
      stage.sheet(
        put(`M${slat * 11 - 3} -20L${slat * 11 - 3} -100L${slat * 11 + 3} -100L${slat * 11 + 3} -20Z`),
        wood,
        { depth: 6 },
      )
    stage.sheet(put('M-78 -98L78 -98L78 -106L-78 -106Z'), wood, { depth: 8 })
  }
  for (const side of [-1, 1]) {
    const pillow = pen(x + side * size * 0.34, y - size * 0.6, size / 100)
    stage.sheet(
      pillow('M-30 10C-33 -4 -31 -18 -27 -21C-12 -25 12 -25 27 -21C31 -18 33 -4 30 10C14 14 -14 14 -30 10Z'),
      lighter(linen, 0.01),
      { depth: 9, foot: lighter(linen, -0.05) },
    )
  }
  const cushion = pen(x, y - size * 0.53, size / 100)
  stage.sheet(
    cushion('M-21 8C-23 -4 -22 -16 -19 -19C-8 -22 8 -22 19 -19C22 -16 23 -4 21 8C8 11 -8 11 -21 8Z'),
    accent,
    { depth: 9 },
  )
  if (chance.chance(0.6)) stage.thread(cushion('M-12 -16L12 4M12 -16L-12 4'), lighter(accent, 0.12), 2, 0.7)
  stage.sheet(put('M-72 -52C-40 -58 40 -58 72 -52L82 -8L-82 -8Z'), linen, {
    depth: 12,
    foot: lighter(linen, -0.05),
  })
  stage.sheet(put('M-76 -36C-40 -42 40 -42 76 -36L84 -4L-84 -4Z'), throwOver, {
    depth: 9,
    foot: lighter(throwOver, -0.03),
  })
  stage.thread(
    put('M-77 -30C-40 -36 40 -36 77 -30M-78 -26C-40 -32 40 -32 78 -26'),
    lighter(throwOver, 0.12),
    2.2,
    0.75,
  )
  let fringe = ''
  for (let index = -12; index <= 12; index += 1) fringe += put(`M${index * 6.8} -4L${index * 6.9} 1`)
  stage.thread(fringe, lighter(throwOver, 0.06), 2)
  stage.sheet(put('M-84 -4L84 -4L84 3L-84 3Z'), wood, { depth: 6 })
  stage.piece(put('M-80 3L-74 3L-75 9L-79 9ZM74 3L80 3L79 9L75 9Z'), mix(wood, light.ink, 0.3))
}

/** A low table beside a bed or a chair. */
export const sideTable = (stage: Stage, x: number, y: number, size: number): void => {
  const put = pen(x, y, size / 100)
  const wood = stage.light.paint(PAPER.teak, 0.03)
  stage.piece(put('M-34 -42L-28 -42L-32 0L-38 0ZM34 -42L28 -42L32 0L38 0Z'), mix(wood, stage.light.ink, 0.25))
  stage.sheet(put('M-46 -50L46 -50L46 -42L-46 -42Z'), wood, { depth: 6 })
}

/** An easy chair of rattan with a cushion. */
export const armchair = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  flip: boolean,
): void => {
  const put = pen(x, y, size / 100, flip)
  const { light } = stage
  const frame = light.paint(chance.pick(['#b98a55', PAPER.teak, PAPER.bark]), 0.03)
  const cloth = light.paint(
    chance.pick([PAPER.lagoon, PAPER.clay, PAPER.rice, PAPER.jade, PAPER.gold, PAPER.lacquer]),
    0.03,
  )
  stage.piece(put('M-30 -20L-24 -20L-34 0L-40 0ZM32 -20L26 -20L36 0L42 0Z'), mix(frame, light.ink, 0.25))
  stage.sheet(put('M-44 -40C-52 -76 -44 -108 -30 -112C-18 -114 -14 -104 -12 -90L-6 -40Z'), frame, {
    depth: 10,
  })
  stage.sheet(put('M-36 -44C-42 -74 -38 -98 -28 -102C-20 -103 -17 -96 -15 -86L-8 -44Z'), cloth, { depth: 6 })
  stage.sheet(put('M-40 -44C-20 -50 24 -50 44 -44L44 -28L-40 -28Z'), lighter(cloth, 0.04), { depth: 9 })
  stage.sheet(put('M-44 -30L48 -30L48 -19L-44 -19Z'), frame, { depth: 7 })
  stage.sheet(put('M-30 -66L40 -66C48 -66 50 -60 50 -54L50 -20L43 -20L43 -56L-30 -58Z'), frame, { depth: 7 })
}

/** A curtain at one side of an opening. */
export const curtain = (
  stage: Stage,
  x: number,
  top: number,
  width: number,
  height: number,
  cloth: Colour,
): void => {
  stage.sheet(box(x, top, width, height, 4), cloth, { depth: 12, foot: lighter(cloth, -0.03) })
  let folds = ''
  for (let index = 1; index < 5; index += 1)
    folds += `M${x + (width * index) / 5} ${top + 4}V${top + height - 4}`
  stage.thread(folds, lighter(cloth, -0.07), 3, 0.5)
  stage.thread(folds, lighter(cloth, 0.06), 1, 0.6)
}

/** A woven rug on the floor. */
export const rug = (stage: Stage, chance: Dice, x: number, y: number, half: number): void => {
  const paper = stage.light.paint(
    chance.pick([PAPER.rice, PAPER.shallow, PAPER.clay, PAPER.gold, PAPER.jade, PAPER.lotus]),
    0.05,
  )
  stage.sheet(ellipse(x, y, half, half * 0.16), paper, { depth: 5 })
  for (const share of [0.84, 0.66, 0.46])
    stage.thread(
      ellipse(x, y, half * share, half * 0.16 * share),
      lighter(paper, share === 0.66 ? 0.08 : -0.09),
      3,
      0.7,
    )
}
