import { lighter, mix, type Colour } from '../paper/colour.ts'
import { box, pen } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

/** The colour of a window at this hour. */
export const pane = (stage: Stage, distance: number, chance: Dice, litShare = 0.75): Colour =>
  stage.light.lamps && chance.chance(litShare)
    ? mix(PAPER.lamp, stage.light.haze, distance * 0.4)
    : stage.light.paint(mix(PAPER.slate, stage.light.sky[3], 0.25), distance)

/** A highland cottage with a steep roof, `size` wide. */
export const cottage = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
): void => {
  const put = pen(x, y, size / 100, chance.chance(0.5))
  const { light } = stage
  const wall = light.paint(chance.pick([PAPER.plaster, PAPER.cream, '#e6d3ac']), distance)
  const roof = light.paint(chance.pick([PAPER.tile, PAPER.lacquer, PAPER.slate, PAPER.clay]), distance)
  const depth = Math.max(3, size * 0.06)
  if (light.lamps) stage.glow(x, y - size * 0.25, size * 0.9, PAPER.lamp, 0.35)
  stage.sheet(put('M14 -62L14 -92L24 -92L24 -62Z'), light.paint(PAPER.clay, distance), { depth: depth * 0.6 })
  stage.sheet(put('M-46 0L-46 -38L-14 -66L46 -38L46 0Z'), wall, { depth })
  stage.sheet(put('M-54 -30L-18 -84L6 -84L58 -30L46 -32L46 -36L-2 -38L-18 -66L-44 -30Z'), roof, { depth })
  stage.sheet(put('M-48 -38L-18 -82L-14 -78L10 -36L4 -34L-17 -66L-40 -34Z'), lighter(roof, 0.05), {
    depth: depth * 0.5,
  })
  const glass = pane(stage, distance, chance, 1)
  stage.piece(
    put(
      'M-26 -46L-9 -46L-9 -28L-26 -28ZM-36 -22L-24 -22L-24 -6L-36 -6ZM2 -24L18 -24L18 -8L2 -8ZM26 -24L40 -24L40 -8L26 -8Z',
    ),
    glass,
  )
  stage.thread(put('M-17.500 -46L-17.500 -28M10 -24L10 -8M33 -24L33 -8'), wall, Math.max(0.8, size * 0.012))
  stage.piece(put('M-18 0L-18 -20L-6 -20L-6 0Z'), light.paint(PAPER.teak, distance))
}

/** A house on stilts with a thatched or tin roof, at the water or on a slope. */
export const stiltHouse = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
): void => {
  const put = pen(x, y, size / 100, chance.chance(0.5))
  const { light } = stage
  const wood = light.paint(PAPER.teak, distance)
  const roof = light.paint(chance.pick([PAPER.soil, '#b08a54', PAPER.slate, PAPER.tile]), distance)
  const depth = Math.max(3, size * 0.06)
  stage.piece(
    put(
      'M-40 -26L-37 -26L-37 14L-40 14ZM-20 -26L-17 -26L-17 14L-20 14ZM2 -26L5 -26L5 14L2 14ZM22 -26L25 -26L25 14L22 14ZM42 -26L45 -26L45 14L42 14Z',
    ),
    mix(wood, light.ink, 0.35),
  )
  if (light.lamps) stage.glow(x, y - size * 0.4, size * 0.8, PAPER.lamp, 0.35)
  stage.sheet(
    put('M-44 -28L-44 -56L44 -56L44 -28Z'),
    light.paint(mix(PAPER.teak, PAPER.cream, 0.35), distance),
    { depth },
  )
  stage.piece(
    put('M-34 -50L-20 -50L-20 -36L-34 -36ZM-6 -50L8 -50L8 -28L-6 -28ZM20 -50L34 -50L34 -36L20 -36Z'),
    pane(stage, distance, chance, 1),
  )
  stage.sheet(put('M-56 -22L-56 -29L56 -29L56 -22Z'), wood, { depth: depth * 0.7 })
  stage.thread(put('M-54 -29L-54 -40L-46 -40M54 -29L54 -40L46 -40'), wood, Math.max(0.8, size * 0.014))
  stage.sheet(
    put('M-60 -50C-46 -66 -40 -78 -34 -92L34 -92C40 -78 46 -66 60 -50C20 -54 -20 -54 -60 -50Z'),
    roof,
    { depth },
  )
  stage.thread(
    put('M-50 -56C-20 -60 20 -60 50 -56M-42 -68C-18 -71 18 -71 42 -68M-37 -80C-16 -82 16 -82 37 -80'),
    mix(roof, light.ink, 0.3),
    Math.max(0.7, size * 0.01),
    0.7,
  )
}

/** A shop house of an old trading port: a low tiled roof, an upper balcony, wooden shutters. */
export const portHouse = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  distance: number,
): void => {
  const { light } = stage
  const wall = light.paint(
    chance.pick([PAPER.ochre, PAPER.ochre, '#e9c26d', PAPER.plaster, '#dba24a', '#c9cfae']),
    distance,
  )
  const wood = light.paint(chance.pick([PAPER.teak, PAPER.bark, PAPER.lagoon]), distance)
  const tiles = light.paint(chance.pick([PAPER.tile, PAPER.soil, '#8d5540']), distance)
  const depth = Math.max(4, width * 0.045)
  const roof = height * chance.between(0.22, 0.3)
  const eave = y - height + roof
  stage.sheet(box(x, eave - 4, width, height - roof + 4), wall, { depth, foot: mix(wall, light.ink, 0.1) })
  const bays = width > 150 ? 3 : 2
  const bay = width / bays
  const [upper, ground] = [height * 0.22, height * 0.33]
  for (let index = 0; index < bays; index += 1) {
    const left = x + index * bay + bay * 0.2
    const glass = pane(stage, distance, chance, 0.7)
    const wide = bay * 0.6
    stage.piece(box(left, eave + height * 0.06, wide, upper), glass)
    stage.piece(
      box(left - wide * 0.16, eave + height * 0.06, wide * 0.3, upper) +
        box(left + wide * 0.86, eave + height * 0.06, wide * 0.3, upper),
      wood,
    )
    stage.piece(
      box(left, y - ground, wide, ground),
      index === 1 ? mix(wood, light.ink, 0.2) : pane(stage, distance, chance, 0.85),
    )
    stage.piece(
      box(left - 3, y - ground, 4, ground) +
        box(left + wide - 1, y - ground, 4, ground) +
        box(left + wide / 2 - 1.5, y - ground, 3, ground),
      wood,
    )
  }
  const sign = y - ground - height * 0.1
  stage.sheet(
    `M${(x - width * 0.04).toFixed(1)} ${(sign + height * 0.07).toFixed(1)}L${(x + width * 0.02).toFixed(1)} ${(sign - height * 0.02).toFixed(1)}H${(x + width * 0.98).toFixed(1)}L${(x + width * 1.04).toFixed(1)} ${(sign + height * 0.07).toFixed(1)}Z`,
    tiles,
    { depth: depth * 0.7 },
  )
  const [left, right, top] = [x - width * 0.06, x + width * 1.06, eave - roof]
  const [innerLeft, innerRight] = [x + width * 0.08, x + width * 0.92]
  stage.sheet(
    `M${left.toFixed(1)} ${(eave + 3).toFixed(1)}Q${((left + innerLeft) / 2 + 6).toFixed(1)} ${(eave - roof * 0.4).toFixed(1)} ${innerLeft.toFixed(1)} ${top.toFixed(1)}H${innerRight.toFixed(1)}Q${((right + innerRight) / 2 - 6).toFixed(1)} ${(eave - roof * 0.4).toFixed(1)} ${right.toFixed(1)} ${(eave + 3).toFixed(1)}Z`,
    tiles,
    { depth },
  )
  const lines: string[] = []
  const count = Math.round(width / 13)
  for (let index = 1; index < count; index += 1) {
    const share = index / count
    lines.push(
      `M${(left + (right - left) * share).toFixed(1)} ${eave.toFixed(1)}L${(innerLeft + (innerRight - innerLeft) * share).toFixed(1)} ${(top + 2).toFixed(1)}`,
    )
  }
  stage.thread(lines.join(''), mix(tiles, light.ink, 0.3), 1.6, 0.55)
  stage.sheet(box(innerLeft - 8, top - 5, innerRight - innerLeft + 16, 8, 3), mix(tiles, light.ink, 0.16), {
    depth: 4,
  })
}

/** A many-storeyed pagoda with curved eaves; the width of its foot is `size`. */
export const pagoda = (
  stage: Stage,
  chance: Dice,
  x: number,
  y: number,
  size: number,
  distance: number,
  storeys: number,
): void => {
  const { light } = stage
  const wall = light.paint(chance.pick([PAPER.ochre, PAPER.plaster, '#d9b98a']), distance)
  const roof = light.paint(PAPER.tile, distance)
  let [foot, width] = [y, size]
  for (let storey = 0; storey < storeys; storey += 1) {
    const tall = size * 0.42 * 0.95 ** storey
    const half = width / 2
    stage.sheet(box(x - half * 0.72, foot - tall, half * 1.44, tall), wall, {
      depth: Math.max(3, size * 0.05),
    })
    stage.piece(
      `M${(x - half * 0.2).toFixed(1)} ${foot.toFixed(1)}V${(foot - tall * 0.4).toFixed(1)}a${(half * 0.2).toFixed(1)} ${(half * 0.2).toFixed(1)} 0 0 1 ${(half * 0.4).toFixed(1)} 0V${foot.toFixed(1)}Z`,
      pane(stage, distance, chance, 1),
    )
    const put = pen(x, foot - tall, half / 100)
    stage.sheet(put('M-104 6C-86 2 -70 -8 -60 -26L60 -26C70 -8 86 2 104 6C60 12 -60 12 -104 6Z'), roof, {
      depth: Math.max(3, size * 0.05),
    })
    foot -= tall + half * 0.2
    width *= 0.85
  }
  stage.piece(
    pen(x, foot, width / 100)('M-4 0L-2 -26L0 -40L2 -26L4 0Z'),
    light.paint(PAPER.gold, distance * 0.5),
  )
}
