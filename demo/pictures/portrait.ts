import { lighter, mix } from './paper/colour.ts'
import { disc, ellipse, HEIGHT, pen, polygon, WIDTH } from './paper/curve.ts'
import { PAPER } from './paper/materials.ts'
import type { Dice } from './paper/random.ts'
import type { Stage } from './paper/stage.ts'
import { tuft } from './parts/plants.ts'

const SKINS = ['#e8bd94', '#dca87b', '#c98e62', '#f0cda8', '#b67b52'] as const
const HAIR = ['#2b2423', '#3a2a24', '#1f2426', '#5b4034', '#8b8578'] as const
const CLOTH = [
  PAPER.lagoon,
  PAPER.lacquer,
  PAPER.jade,
  PAPER.gold,
  PAPER.clay,
  PAPER.slate,
  PAPER.rice,
  PAPER.lotus,
] as const

/** Hair behind and before the face, in a scale where the head is a hundred high. */
const HAIRCUTS = [
  {
    back: 'M-44 10C-56 -40 -44 -84 0 -86C44 -84 56 -40 44 10C50 50 46 84 40 96L-40 96C-46 84 -50 50 -44 10Z',
    front: 'M-42 -6C-44 -56 -24 -80 0 -80C24 -80 44 -56 42 -6C36 -30 22 -44 -4 -48C-20 -46 -36 -30 -42 -6Z',
  },
  {
    back: 'M-40 0C-48 -50 -36 -82 0 -84C36 -82 48 -50 40 0L34 20L-34 20Z',
    front:
      'M-42 -14C-44 -60 -20 -82 6 -82C34 -80 44 -56 40 -14C34 -36 26 -48 10 -50C-10 -46 -34 -40 -42 -14Z',
  },
  {
    back: 'M-42 6C-52 -44 -40 -84 0 -86C40 -84 52 -44 42 6C44 24 40 38 32 44L-32 44C-40 38 -44 24 -42 6Z',
    front: 'M-42 -10C-42 -58 -22 -80 0 -80C22 -80 42 -58 42 -10L36 -34L-36 -34Z',
  },
  {
    back: 'M-38 -10C-44 -56 -30 -82 0 -84C30 -82 44 -56 38 -10ZM-18 -84C-18 -112 18 -112 18 -84Z',
    front: 'M-40 -8C-42 -58 -22 -78 0 -78C22 -78 42 -58 40 -8C34 -32 18 -46 0 -52C-18 -46 -34 -32 -40 -8Z',
  },
] as const

/** A person as a paper cut without features, in rings of the sky; drawn so that a square cut from the middle is whole. */
export const portrait = (stage: Stage, chance: Dice): void => {
  const { light } = stage
  const [x, y] = [WIDTH / 2, HEIGHT / 2]
  stage.piece('M-80 -80H1360V933H-80Z', stage.gradient(light.sky[3], light.sky[4]))
  for (let ring = 0; ring < 3; ring += 1) {
    const colour = mix(light.sky[3], light.sky[0], (ring + 1) / 3)
    const frame = polygon([
      [-80, -80],
      [WIDTH + 80, -80],
      [WIDTH + 80, HEIGHT + 80],
      [-80, HEIGHT + 80],
    ])
    stage.sheet(frame + disc(chance, x, y + 20, 250 + ring * 74, 250 + ring * 74, 0.05, 11), colour, {
      depth: 20,
      shade: 0.22,
      foot: mix(colour, light.sky[4], 0.4),
    })
  }
  stage.piece(ellipse(x + chance.pick([-130, 130]), y - 120, 54), light.orb, 0.9)
  const put = pen(x, y - 10, 2.6)
  const [skin, hair, cloth] = [
    light.paint(chance.pick(SKINS), 0),
    light.paint(chance.pick(HAIR), 0),
    light.paint(chance.pick(CLOTH), 0),
  ]
  const cut = chance.pick(HAIRCUTS)
  const hat = chance.chance(0.2)
  stage.sheet(put(cut.back), hair, { depth: 16 })
  stage.sheet(put('M-16 34L16 34L18 76L-18 76Z'), lighter(skin, -0.05), { depth: 8 })
  stage.sheet(put('M-108 190C-106 116 -72 88 -22 72C-10 84 10 84 22 72C72 88 106 116 108 190Z'), cloth, {
    depth: 18,
    foot: lighter(cloth, -0.05),
  })
  stage.sheet(put('M-24 72C-14 92 14 92 24 72L32 80C18 108 -18 108 -32 80Z'), lighter(cloth, 0.08), {
    depth: 5,
  })
  stage.sheet(
    put('M-38 -20C-38 -58 -20 -70 0 -70C20 -70 38 -58 38 -20C38 16 22 48 0 50C-22 48 -38 16 -38 -20Z'),
    skin,
    { depth: 10 },
  )
  stage.thread(
    put('M-20 -10C-16 -7 -11 -7 -8 -10M8 -10C11 -7 16 -7 20 -10'),
    mix(skin, light.ink, 0.6),
    6,
    0.8,
  )
  stage.thread(put('M-10 24C-5 30 5 30 10 24'), mix(skin, PAPER.lacquer, 0.5), 6, 0.9)
  stage.piece(
    ellipse(x - 60, y + 16, 18, 11) + ellipse(x + 60, y + 16, 18, 11),
    light.paint(PAPER.coral, 0),
    0.24,
  )
  stage.sheet(put(cut.front), hair, { depth: 8 })
  if (hat)
    stage.sheet(
      put('M-92 -34C-60 -62 -24 -96 0 -112C24 -96 60 -62 92 -34C50 -24 -50 -24 -92 -34Z'),
      light.paint(PAPER.cream, 0),
      { depth: 14 },
    )
  else if (chance.chance(0.24))
    stage.sheet(
      put('M26 -66C20 -78 30 -88 38 -82C46 -88 56 -78 48 -68C54 -58 42 -50 36 -56C28 -50 20 -58 26 -66Z'),
      light.paint(PAPER.hibiscus, 0),
      { depth: 6 },
    )
  let leaves = ''
  for (let index = 0; index < 10; index += 1)
    leaves += tuft(chance, x + (index - 4.5) * 90, HEIGHT + 30, chance.between(90, 170), 7, 1.4)
  stage.sheet(leaves, light.paint(PAPER.lagoon, 0), { depth: 14, edge: 0.1 })
}
