import { lighter, mix, type Colour } from '../paper/colour.ts'
import { box, ellipse, HEIGHT, pen, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { lantern } from '../parts/lanterns.ts'
import { leaf, lotus, tuft } from '../parts/plants.ts'
import { curtain, pendant, potted } from './furniture.ts'
import { opening, roomPapers, wallWithView } from './openings.ts'
import type { Stay } from './stay.ts'
import { tea } from './rooms.ts'

type Dish = (stage: Stage, chance: Dice, x: number, y: number, size: number) => void

/** Steam as three thin curls. */
const steam = (stage: Stage, x: number, y: number, size: number): void => {
  const put = pen(x, y, size / 100)
  stage.thread(
    put('M-20 0C-32 -16 -8 -26 -20 -46M2 -4C-10 -22 14 -34 2 -58M24 0C12 -16 36 -26 24 -46'),
    lighter(stage.light.sky[4], 0.02),
    4,
    0.5,
  )
}

/** Noodle soup in a painted bowl, chopsticks across it. */
const soup: Dish = (stage, chance, x, y, size) => {
  const put = pen(x, y, size / 100, chance.chance(0.5))
  const { light } = stage
  const china = light.paint(PAPER.rice, 0.01)
  const blue = light.paint(chance.pick([PAPER.lagoon, PAPER.lacquer, PAPER.slate]), 0.02)
  steam(stage, x, y - size * 0.82, size * 0.8)
  stage.sheet(ellipse(x, y - size * 0.62, size * 0.72, size * 0.17), lighter(china, -0.04), { depth: 10 })
  stage.piece(ellipse(x, y - size * 0.61, size * 0.64, size * 0.135), light.paint('#c98a4b', 0.02))
  stage.thread(
    put(
      'M-46 -62C-30 -72 -14 -54 2 -64C16 -72 34 -58 48 -62M-40 -56C-24 -64 -10 -50 8 -57C22 -62 34 -54 44 -56',
    ),
    light.paint(PAPER.cream, 0.01),
    size * 0.035,
  )
  stage.piece(
    put(
      'M-28 -66C-18 -74 -6 -70 -4 -62C-14 -58 -24 -60 -28 -66ZM8 -68C18 -74 30 -70 30 -63C22 -60 12 -61 8 -68Z',
    ),
    light.paint('#b4654e', 0.02),
  )
  const herbs: string[] = []
  for (let index = 0; index < 7; index += 1)
    herbs.push(
      leaf(
        x + chance.between(-0.3, 0.3) * size,
        y - size * chance.between(0.6, 0.7),
        chance.between(-3, 0),
        size * 0.16,
        size * 0.045,
      ),
    )
  stage.sheet(herbs, light.paint(PAPER.moss, 0.01), { depth: 3 })
  stage.sheet(
    put('M-72 -62C-66 -28 -46 -8 -26 -4L-28 4L28 4L26 -4C46 -8 66 -28 72 -62C50 -44 -50 -44 -72 -62Z'),
    china,
    { depth: 12, foot: lighter(china, -0.07) },
  )
  stage.thread(
    put('M-62 -36C-48 -26 -40 -40 -28 -30C-16 -20 -8 -36 4 -28C16 -20 24 -36 36 -30C46 -26 54 -34 62 -38'),
    blue,
    size * 0.03,
    0.85,
  )
  stage.thread(put('M-92 -86L66 -66M-96 -78L66 -60'), light.paint(PAPER.teak, 0.01), size * 0.04)
}

/** Coffee that drips from a tin filter into a glass. */
const coffee: Dish = (stage, chance, x, y, size) => {
  const put = pen(x, y, size / 100)
  const { light } = stage
  const tin = light.paint('#b9b6a6', 0.02)
  const brew = light.paint('#5a3524', 0.01)
  steam(stage, x, y - size * 1.3, size * 0.5)
  stage.sheet(ellipse(x, y + size * 0.01, size * 0.54, size * 0.08), light.paint(PAPER.rice, 0.02), {
    depth: 6,
  })
  stage.sheet(put('M-32 -82L32 -82L26 0L-26 0Z'), mix(light.sky[4], light.paint(PAPER.shallow, 0.1), 0.25), {
    depth: 8,
  })
  stage.piece(put('M-30 -56L30 -56L27 -12L-27 -12Z'), brew)
  stage.piece(put('M-27 -13L27 -13L26 -3L-26 -3Z'), light.paint(PAPER.cream, 0.01))
  stage.sheet(put('M-44 -82L44 -82L44 -76L-44 -76Z'), tin, { depth: 5 })
  stage.sheet(put('M-28 -84L-28 -122L28 -122L28 -84Z'), tin, { depth: 6, foot: lighter(tin, -0.06) })
  stage.sheet(put('M-32 -122L32 -122L26 -130L-26 -130ZM-5 -130L5 -130L4 -138L-4 -138Z'), lighter(tin, 0.04), {
    depth: 4,
  })
  if (chance.chance(0.6)) stage.thread(put('M44 0L78 -10'), tin, size * 0.05)
}

/** Fruit on a footed dish: mango, dragon fruit, mandarins, bananas. */
const fruit: Dish = (stage, chance, x, y, size) => {
  const put = pen(x, y, size / 100)
  const { light } = stage
  const paper = (colour: Colour): Colour => light.paint(colour, 0.01)
  stage.sheet(put('M-58 -52C-46 -96 -8 -104 34 -92C20 -84 -20 -78 -36 -50Z'), paper(PAPER.gold), { depth: 6 })
  stage.sheet(put('M-66 -50C-60 -86 -30 -100 4 -98C-14 -86 -34 -72 -40 -48Z'), paper('#edc04f'), { depth: 6 })
  const balls = [
    [-26, -62, 22, '#de7b34'],
    [14, -64, 24, '#c43d62'],
    [48, -60, 20, '#de7b34'],
    [-4, -86, 19, chance.pick(['#d9a03c', '#8fa84e'])],
  ] as const
  for (const [px, py, radius, colour] of balls) {
    stage.sheet(ellipse(x + (px * size) / 100, y + (py * size) / 100, (radius * size) / 100), paper(colour), {
      depth: 6,
      foot: paper(lighter(colour, -0.06)),
    })
    if (colour === '#c43d62')
      stage.sheet(
        [
          put('M4 -84C0 -96 2 -104 8 -108C10 -100 12 -92 12 -86Z'),
          put('M16 -88C18 -98 24 -104 30 -104C28 -96 24 -90 20 -84Z'),
          put('M-6 -74C-14 -80 -18 -88 -16 -94C-10 -90 -4 -84 0 -78Z'),
        ],
        paper(PAPER.sprout),
        { depth: 3 },
      )
    else
      stage.sheet(
        leaf(x + (px * size) / 100, y + ((py - radius) * size) / 100, -0.6, size * 0.16, size * 0.04),
        paper(PAPER.leaf),
        { depth: 3 },
      )
  }
  const dish = paper(chance.pick([PAPER.lagoon, PAPER.rice, PAPER.jade, PAPER.clay]))
  stage.sheet(
    put(
      'M-78 -52L78 -52C70 -30 40 -22 12 -20L14 -8C24 -6 32 -4 34 2L-34 2C-32 -4 -24 -6 -14 -8L-12 -20C-40 -22 -70 -30 -78 -52Z',
    ),
    dish,
    { depth: 10, foot: lighter(dish, -0.05) },
  )
}

/** A filled baguette on a board. */
const baguette: Dish = (stage, chance, x, y, size) => {
  const put = pen(x, y, size / 100, chance.chance(0.5))
  const { light } = stage
  stage.sheet(put('M-84 -8L84 -8L84 2L-84 2Z'), light.paint(PAPER.teak, 0.02), { depth: 8 })
  const crust = light.paint('#cf9146', 0.01)
  stage.sheet(put('M-70 -10C-80 -24 -60 -30 0 -30C60 -30 80 -24 70 -10Z'), lighter(crust, -0.03), {
    depth: 7,
  })
  const greens: string[] = []
  for (let index = 0; index < 12; index += 1)
    greens.push(
      leaf(
        x + (-60 + index * 11) * (size / 100),
        y - size * 0.3,
        -Math.PI / 2 + chance.between(-0.9, 0.9),
        size * 0.14,
        size * 0.04,
      ),
    )
  stage.sheet(greens, light.paint(PAPER.grass, 0.01), { depth: 3 })
  stage.piece(put('M-58 -32L58 -32L54 -26L-54 -26Z'), light.paint('#b4533f', 0.01))
  stage.sheet(put('M-72 -34C-82 -50 -50 -66 0 -66C50 -66 82 -50 72 -34C40 -38 -40 -38 -72 -34Z'), crust, {
    depth: 8,
    foot: lighter(crust, -0.05),
  })
  stage.thread(
    put('M-40 -58L-26 -46M-14 -62L0 -50M14 -62L28 -50M40 -58L52 -48'),
    lighter(crust, 0.11),
    size * 0.035,
    0.85,
  )
}

/** Flowers in a vase. */
const flowers: Dish = (stage, chance, x, y, size) => {
  const put = pen(x, y, size / 100)
  const { light } = stage
  const green = light.paint(PAPER.leaf, 0.01)
  const manner = chance.whole(0, 2)
  for (let index = 0; index < 5; index += 1) {
    const [topX, topY] = [
      x + (index - 2) * size * chance.between(0.2, 0.3),
      y - size * chance.between(1.2, 1.75),
    ]
    stage.thread(
      `M${x} ${y - size * 0.6}Q${x + (topX - x) * 0.2} ${(y + topY) / 2 - size * 0.3} ${topX.toFixed(1)} ${topY.toFixed(1)}`,
      green,
      size * 0.025,
    )
    if (manner === 0)
      lotus(topX, topY + size * 0.1, size * 0.42).forEach((petal, at) =>
        stage.sheet(petal, lighter(light.paint(PAPER.lotus, 0.01), (at - 3) * 0.02), { depth: 4, edge: 0.5 }),
      )
    else if (manner === 1)
      for (let bloom = 0; bloom < 5; bloom += 1)
        stage.sheet(
          ellipse(
            topX + chance.between(-0.16, 0.16) * size,
            topY + chance.between(-0.1, 0.34) * size,
            size * 0.06,
          ),
          light.paint(chance.pick(['#e5849a', '#f0b3b5', PAPER.lacquer]), 0.01),
          { depth: 3, edge: 0.5 },
        )
    else
      stage.sheet(
        [0, 1, 2].map((at) =>
          leaf(topX, topY + size * 0.2, -Math.PI / 2 + (at - 1) * 0.55, size * 0.42, size * 0.1),
        ),
        light.paint(at(index), 0.01),
        { depth: 5 },
      )
    stage.sheet(
      leaf(
        x + (topX - x) * 0.5,
        (y + topY) / 2 - size * 0.2,
        index % 2 === 0 ? -0.5 : -2.6,
        size * 0.34,
        size * 0.07,
      ),
      green,
      { depth: 4 },
    )
  }
  const china = light.paint(chance.pick([PAPER.rice, PAPER.lagoon, PAPER.clay, PAPER.slate]), 0.01)
  stage.sheet(
    put(
      'M-14 -78L14 -78C12 -62 34 -48 32 -24C30 -6 20 0 14 2L-14 2C-20 0 -30 -6 -32 -24C-34 -48 -12 -62 -14 -78Z',
    ),
    china,
    { depth: 10, foot: lighter(china, -0.05) },
  )
  stage.thread(
    put('M-30 -30C-18 -40 -10 -22 0 -30C10 -38 18 -22 30 -30'),
    lighter(china, china > '#999999' ? -0.2 : 0.2),
    size * 0.024,
    0.7,
  )
}
const at = (index: number): Colour => (index % 2 === 0 ? PAPER.lacquer : PAPER.gold)

/** A morning table before the window: soup, coffee, fruit, flowers. */
export const breakfast = (stay: Stay): void => {
  const { stage, place } = stay
  const table = place.fork('table')
  const { wall, frame, cloth } = roomPapers(stage.light, place)
  const top = HEIGHT - table.between(190, 225)
  const hole = opening(table, WIDTH / 2 + table.between(-110, 110), 70, top - 70, table.between(700, 900))
  wallWithView(stay, hole, wall, frame)
  if (table.chance(0.5))
    curtain(stage, table.chance(0.5) ? hole.x - 104 : hole.x + hole.width + 10, 30, 96, top, cloth)
  if (table.chance(0.5)) pendant(stage, table, table.pick([200, WIDTH - 200]), 150, 130)
  else lantern(stage, table, table.pick([150, WIDTH - 150]), 70, 120)
  potted(stage, table, table.pick([70, WIDTH - 70]), top + 40, 280)
  const { light } = stage
  const wood = light.paint(table.pick([PAPER.teak, '#b98a5c', PAPER.rice, '#9a7350', '#d6c7a6']), 0.02)
  stage.sheet(box(-60, top, WIDTH + 120, HEIGHT), wood, { depth: 18, foot: lighter(wood, -0.05) })
  const runner = light.paint(table.pick([PAPER.lagoon, PAPER.jade, PAPER.clay, PAPER.gold, PAPER.rice]), 0.01)
  stage.sheet(
    `M${WIDTH * 0.16} ${top + 30}H${WIDTH * 0.84}L${WIDTH * 0.9} ${HEIGHT + 20}H${WIDTH * 0.1}Z`,
    runner,
    { depth: 5 },
  )
  stage.thread(
    `M${WIDTH * 0.18} ${top + 40}L${WIDTH * 0.125} ${HEIGHT}M${WIDTH * 0.82} ${top + 40}L${WIDTH * 0.875} ${HEIGHT}`,
    lighter(runner, 0.1),
    3,
    0.8,
  )
  let stitches = ''
  for (let x = WIDTH * 0.2; x < WIDTH * 0.8; x += 34) stitches += tuft(table, x, top + 44, 10, 3, 1.6)
  stage.piece(stitches, lighter(runner, 0.1), 0.6)
  const dishes: readonly Dish[] = [soup, coffee, fruit, baguette]
  const order = [...dishes].sort(() => table.next() - 0.5)
  const base = HEIGHT - 70
  flowers(stage, table, table.pick([WIDTH * 0.2, WIDTH * 0.8]), top + 44, table.between(150, 186))
  const spots = [0.24, 0.5, 0.77].map((share) => WIDTH * share + table.between(-24, 24))
  const sizes = new Map<Dish, number>([
    [soup, 205],
    [coffee, 165],
    [fruit, 215],
    [baguette, 200],
  ])
  spots.forEach((x, index) => {
    const dish = order[index] ?? soup
    dish(stage, table, x, base + (index === 1 ? 26 : -6), sizes.get(dish) ?? 190)
  })
  if (table.chance(0.5)) tea(stay, WIDTH * 0.62, top + 50, 120)
  else coffee(stage, table, WIDTH * 0.63, top + 54, 112)
}
