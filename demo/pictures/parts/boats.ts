import { mix, type Colour } from '../paper/colour.ts'
import { ellipse, pen } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

/** The darker water right under a hull, `half` wide to each side. */
const wake = (stage: Stage, x: number, y: number, half: number): void => {
  stage.piece(ellipse(x, y, half, half * 0.07), stage.light.ink, 0.2)
  stage.piece(ellipse(x + half * 0.1, y + half * 0.17, half * 0.72, half * 0.035), stage.light.ink, 0.13)
}

/** A slim wooden sampan, now and then with somebody rowing under a conical hat. */
export const sampan = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance = 0.15,
  rower = chance.chance(0.6),
): void => {
  const flip = chance.chance(0.5)
  const put = pen(x, y, size / 100, flip)
  const hull = stage.light.paint(PAPER.teak, distance)
  wake(stage, x, y + size * 0.02, size * 0.6)
  if (rower) {
    const cloth = stage.light.paint(
      chance.pick([PAPER.lagoon, PAPER.lacquer, PAPER.rice, PAPER.deep]),
      distance,
    )
    stage.thread(put('M26 -34L58 8'), hull, size * 0.014)
    stage.sheet(put('M8 -6C8 -20 12 -32 20 -34C28 -32 30 -18 30 -6Z'), cloth, { depth: size * 0.03 })
    stage.sheet(
      put('M4 -33C10 -42 16 -47 20 -50C24 -47 31 -42 37 -33C28 -30 13 -30 4 -33Z'),
      stage.light.paint(PAPER.cream, distance * 0.6),
      { depth: size * 0.03 },
    )
  }
  stage.sheet(
    put('M-62 -15C-50 -4 -30 -5 0 -5C30 -5 50 -5 64 -18C56 4 36 8 0 8C-38 8 -54 2 -62 -15Z'),
    hull,
    { depth: size * 0.06 },
  )
  stage.piece(
    put('M-58 -11C-48 -1 -30 -2 0 -2C30 -2 50 -3 61 -14C54 -1 36 2 0 2C-36 2 -50 0 -58 -11Z'),
    mix(hull, '#ffffff', 0.18),
  )
}

/** A junk with two or three battened sails. */
export const junk = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
  sail: Colour = PAPER.lacquer,
): void => {
  const put = pen(x, y, size / 100, chance.chance(0.5))
  const hull = stage.light.paint(PAPER.bark, distance)
  const cloth = stage.light.paint(sail, distance * 0.75)
  const cut = mix(cloth, stage.light.ink, 0.28)
  const depth = Math.max(3, size * 0.05)
  wake(stage, x, y + size * 0.06, size * 0.55)
  stage.thread(put('M-30 -6L-30 -88M6 -6L6 -112M38 -6L38 -70'), hull, Math.max(1, size * 0.016))
  const sails = [
    put('M-30 -90C-46 -72 -54 -44 -52 -18L-16 -14C-14 -44 -20 -72 -30 -90Z'),
    put('M6 -114C-14 -90 -22 -52 -20 -16L30 -12C32 -50 24 -88 6 -114Z'),
    ...(chance.chance(0.6) ? [put('M38 -72C28 -56 25 -36 27 -16L56 -14C56 -36 50 -56 38 -72Z')] : []),
  ]
  for (const one of sails) stage.sheet(one, cloth, { depth })
  stage.thread(
    put('M-43 -70L-20 -66M-50 -44L-16 -40M-10 -88L20 -84M-17 -62L28 -58M-20 -38L31 -34'),
    cut,
    Math.max(0.8, size * 0.01),
    0.8,
  )
  stage.sheet(
    put('M-66 -20C-58 -8 -40 -6 0 -6C36 -6 56 -10 70 -24C66 2 54 12 0 12C-46 12 -60 0 -66 -20Z'),
    hull,
    { depth },
  )
  if (stage.light.lamps)
    stage.piece(
      put(
        'M-40 -1L-34 -1L-34 4L-40 4ZM-24 0L-18 0L-18 5L-24 5ZM-8 0L-2 0L-2 5L-8 5ZM8 0L14 0L14 5L8 5ZM24 0L30 0L30 5L24 5Z',
      ),
      PAPER.lamp,
    )
}

/** A round basket boat of the central coast. */
export const basketBoat = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
): void => {
  const put = pen(x, y, size / 100)
  const weave = stage.light.paint(mix(PAPER.soil, PAPER.sand, 0.3), distance)
  wake(stage, x, y + size * 0.2, size * 0.5)
  if (chance.chance(0.5))
    stage.thread(put('M-18 -40L34 14'), stage.light.paint(PAPER.teak, distance), size * 0.03)
  stage.sheet(put('M-50 -12C-48 14 -30 26 0 26C30 26 48 14 50 -12Z'), weave, { depth: size * 0.08 })
  stage.sheet(
    ellipse(x, y - size * 0.12, size * 0.5, size * 0.13),
    stage.light.paint(chance.pick([PAPER.lagoon, PAPER.lacquer, PAPER.sea]), distance),
    { depth: 0 },
  )
  stage.piece(ellipse(x, y - size * 0.105, size * 0.42, size * 0.09), mix(weave, stage.light.ink, 0.45))
}

/** A painted fishing boat with a high bow, an eye and a mast. */
export const fishingBoat = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
): void => {
  const put = pen(x, y, size / 100, chance.chance(0.5))
  const { light } = stage
  const hull = light.paint(chance.pick([PAPER.sea, PAPER.lagoon, PAPER.lacquer, PAPER.sea]), distance)
  const depth = Math.max(3, size * 0.06)
  wake(stage, x, y + size * 0.14, size * 0.6)
  stage.thread(
    put('M2 -10L2 -84M2 -80L-48 -20M2 -80L62 -30'),
    light.paint(PAPER.bark, distance),
    Math.max(0.8, size * 0.013),
  )
  stage.piece(put('M2 -84L24 -79L2 -73Z'), light.paint(PAPER.lacquer, distance * 0.6))
  stage.sheet(put('M-34 -14L-34 -40L-2 -40L-2 -14Z'), light.paint(PAPER.rice, distance), { depth })
  stage.sheet(put('M-40 -40L-38 -46L4 -46L6 -40Z'), light.paint(PAPER.gold, distance), { depth: depth * 0.6 })
  stage.piece(
    put('M-28 -34L-20 -34L-20 -25L-28 -25ZM-16 -34L-8 -34L-8 -25L-16 -25Z'),
    light.lamps ? PAPER.lamp : light.paint(PAPER.slate, distance),
  )
  stage.sheet(
    put(
      'M-64 -20C-40 -12 -10 -12 16 -14C38 -16 56 -26 74 -42C70 -14 58 12 40 16L-46 16C-56 10 -62 -4 -64 -20Z',
    ),
    hull,
    { depth },
  )
  stage.piece(
    put(
      'M-62 -12C-38 -5 -8 -5 18 -7C40 -9 56 -18 72 -32C71 -26 70 -20 68 -15C54 -4 38 0 18 1C-8 3 -38 3 -59 -3Z',
    ),
    light.paint(PAPER.rice, distance),
    0.85,
  )
  stage.piece(ellipse(x, y, 0, 0) + put('M46 -14C50 -19 56 -19 60 -15C56 -11 50 -10 46 -14Z'), light.ink, 0.7)
}

/** A river cruise boat with two decks and a curved roof. */
export const riverBoat = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
): void => {
  const put = pen(x, y, size / 100, chance.chance(0.5))
  const { light } = stage
  const depth = Math.max(3, size * 0.05)
  const pane = light.lamps ? PAPER.lamp : light.paint(PAPER.slate, distance)
  wake(stage, x, y + size * 0.1, size * 0.66)
  stage.sheet(put('M-52 -12L-52 -36L44 -36L44 -12Z'), light.paint(PAPER.cream, distance), { depth })
  stage.sheet(put('M-40 -34L-40 -56L30 -56L30 -34Z'), light.paint(PAPER.rice, distance), { depth })
  stage.sheet(
    put('M-54 -54C-30 -58 -26 -72 -4 -72C18 -72 22 -58 44 -54Z'),
    light.paint(PAPER.tile, distance),
    { depth },
  )
  for (let index = 0; index < 6; index += 1) {
    const left = -46 + index * 15
    stage.piece(put(`M${left} -31L${left + 9} -31L${left + 9} -18L${left} -18Z`), pane)
    if (index < 5)
      stage.piece(put(`M${left + 10} -51L${left + 17} -51L${left + 17} -40L${left + 10} -40Z`), pane)
  }
  stage.sheet(
    put('M-70 -20C-60 -10 -40 -10 0 -10C36 -10 58 -12 76 -24C70 2 60 10 40 10L-44 10C-60 8 -66 -6 -70 -20Z'),
    light.paint(PAPER.teak, distance),
    { depth },
  )
}
