import { lighter, mix, type Colour } from '../paper/colour.ts'
import { along, disc, ellipse, HEIGHT, over, pen, polygon, waves, WIDTH, type Point } from '../paper/curve.ts'
import type { Dice } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

export interface Orb {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Where the sun or the moon stands, by the hour. */
const placeOrb = (stage: Stage, chance: Dice, horizon: number): Orb => {
  const high = { dawn: 0.2, morning: 0.52, noon: 0.72, golden: 0.3, dusk: 0.16, night: 0.64 }[
    stage.light.time
  ]
  const x = WIDTH * chance.pick([0.24, 0.34, 0.5, 0.64, 0.74]) + chance.between(-50, 50)
  return { x, y: horizon * (1 - high) + chance.between(-24, 24), radius: chance.between(44, 74) }
}

/** Sheets with ever larger holes around the light: the deepest paper is the brightest. */
const rings = (stage: Stage, chance: Dice, orb: Orb, horizon: number): void => {
  const { sky } = stage.light
  const count = chance.whole(3, 4)
  const step = chance.between(92, 150)
  const squash = chance.between(0.72, 1)
  for (let ring = 0; ring < count; ring += 1) {
    const reach = orb.radius * 1.7 + step * (ring + 0.35) * (1 + ring * 0.2)
    const hole = disc(chance, orb.x, orb.y, reach * 1.15, reach * squash, 0.055, 11)
    const colour = mix(sky[3], sky[0], ring / (count - 1 || 1))
    const frame = polygon([
      [-80, -80],
      [WIDTH + 80, -80],
      [WIDTH + 80, HEIGHT],
      [-80, HEIGHT],
    ])
    stage.sheet(frame + hole, colour, { depth: 20, foot: mix(colour, sky[4], 0.62), shade: 0.2, edge: 0.35 })
  }
  stage.veil(horizon - 220, 240, 0.5, false, sky[4])
}

/** Long sheets hung from above, the uppermost nearest. */
const curtains = (stage: Stage, chance: Dice, horizon: number): void => {
  const { sky } = stage.light
  const count = chance.whole(3, 4)
  for (let band = 0; band < count; band += 1) {
    const share = 1 - (band + 1) / (count + 1)
    const ridge = waves(
      chance,
      horizon * share * 0.95,
      chance.between(16, 40),
      chance.between(620, 1300),
      0.35,
    )
    const colour = mix(sky[3], sky[0], band / (count - 1 || 1))
    stage.sheet(over(along(ridge), -80), colour, {
      depth: 20,
      shade: 0.2,
      foot: lighter(colour, 0.02),
      edge: 0.4,
    })
  }
}

/** Rays cut as slim wedges around the light. */
const rays = (stage: Stage, chance: Dice, orb: Orb): void => {
  const count = chance.pick([18, 22, 26])
  const start = chance.between(0, 1)
  const wedge = (index: number, spread: number): Point => {
    const angle = ((index + spread) / count) * 2 * Math.PI + start
    return [orb.x + Math.cos(angle) * 1500, orb.y + Math.sin(angle) * 1500]
  }
  const wedges: string[] = []
  for (let index = 0; index < count; index += 1)
    wedges.push(polygon([[orb.x, orb.y], wedge(index, -0.22), wedge(index, 0.22)]))
  stage.piece(wedges.join(''), mix(stage.light.sky[4], '#ffffff', 0.3), 0.26)
}

/** A cloud with a flat foot, from overlapping discs. */
const puff = (chance: Dice, x: number, y: number, width: number): string[] => {
  const parts: string[] = [`M${x - width / 2} ${y}a14 14 0 0 1 0 -28h${width}a14 14 0 0 1 0 28Z`]
  const count = chance.whole(3, 5)
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const radius = width * (0.1 + 0.13 * Math.sin(Math.PI * share)) * chance.between(0.85, 1.2)
    parts.push(ellipse(x + (share - 0.5) * width * 0.86, y - radius * 0.82, radius, radius * 0.8))
  }
  return parts
}

/** A ribbon cloud: round-ended bars one over the other. */
const ribbon = (chance: Dice, x: number, y: number, width: number): string[] => {
  const bar = (left: number, top: number, long: number, thick: number): string =>
    `M${left.toFixed(1)} ${top.toFixed(1)}h${long.toFixed(1)}a${thick} ${thick} 0 0 1 0 ${2 * thick}h${(-long).toFixed(1)}a${thick} ${thick} 0 0 1 0 ${-2 * thick}Z`
  const thick = Math.round(width * 0.042)
  const parts = [bar(x - width / 2, y, width, thick)]
  let [left, long, top] = [x - width / 2, width, y]
  for (let index = 0, count = chance.whole(1, 3); index < count; index += 1) {
    left += long * chance.between(0.08, 0.3)
    long *= chance.between(0.5, 0.72)
    top -= 2 * thick - 1
    parts.push(bar(left, top, long, thick))
  }
  return parts
}

const clouds = (stage: Stage, chance: Dice, horizon: number): void => {
  const draw = chance.pick([puff, ribbon])
  const { sky, time } = stage.light
  const paper =
    time === 'night' ? mix(sky[3], sky[4], 0.5) : mix(sky[4], '#ffffff', time === 'dusk' ? 0 : 0.45)
  const count = chance.whole(1, 4)
  for (let index = 0; index < count; index += 1) {
    const x = ((index + chance.between(0.1, 0.9)) / count) * WIDTH
    const y = horizon * chance.between(0.16, 0.62)
    const colour = mix(paper, sky[2], chance.between(0, 0.4))
    stage.sheet(draw(chance, x, y, chance.between(110, 260)), colour, { depth: 12, shade: 0.17, edge: 0 })
  }
}

const stars = (stage: Stage, chance: Dice, horizon: number): void => {
  const star = pen
  let [small, bright] = ['', '']
  for (let index = 0; index < 46; index += 1) {
    const [x, y] = [chance.between(0, WIDTH), chance.between(0, horizon * 0.8)]
    if (chance.chance(0.14))
      bright += star(
        x,
        y,
        chance.between(5, 9),
      )('M0 -1Q0.1 -0.1 1 0Q0.1 0.1 0 1Q-0.1 0.1 -1 0Q-0.1 -0.1 0 -1Z')
    else small += ellipse(x, y, chance.between(1, 2.3))
  }
  stage.piece(small, '#f7edd2', 0.55)
  stage.piece(bright, '#fbe7b0', 0.9)
}

const drawOrb = (stage: Stage, chance: Dice, orb: Orb): void => {
  const { light } = stage
  const colour: Colour = light.orb
  stage.glow(orb.x, orb.y, orb.radius * 4.2, colour, light.time === 'noon' ? 0.4 : 0.55)
  if (light.time === 'night' && chance.chance(0.4)) {
    const crescent = pen(orb.x, orb.y, orb.radius, chance.chance(0.3))
    stage.sheet(
      crescent(
        'M0.3 -0.95C-0.6 -1.1 -1.15 -0.4 -1 0.3C-0.8 1 0.2 1.25 0.85 0.55C0.2 0.75 -0.45 0.4 -0.5 -0.15C-0.52 -0.5 -0.2 -0.85 0.3 -0.95Z',
      ),
      colour,
      { depth: 12, shade: 0.25 },
    )
    return
  }
  stage.sheet(ellipse(orb.x, orb.y, orb.radius), colour, {
    depth: 14,
    shade: 0.2,
    foot: mix(colour, light.sky[3], 0.22),
  })
}

/** Birds far off, as cuts like a flat letter M. */
const birds = (stage: Stage, chance: Dice, horizon: number): void => {
  const [x, y] = [chance.between(200, WIDTH - 260), horizon * chance.between(0.3, 0.62)]
  const colour = mix(stage.light.ink, stage.light.sky[2], 0.3)
  let flock = ''
  for (let index = 0, count = chance.whole(3, 6); index < count; index += 1) {
    const bird = pen(x + chance.between(-90, 90), y + chance.between(-40, 40), chance.between(0.7, 1.3))
    const lift = chance.whole(5, 9)
    flock += bird(
      `M-15 -${lift}C-9 -${lift + 3} -3 -4 0 0C3 -4 9 -${lift + 3} 15 -${lift}C9 -${lift - 2} 4 -1 0 4C-4 -1 -9 -${lift - 2} -15 -${lift}Z`,
    )
  }
  stage.piece(flock, colour, 0.8)
}

/** The whole sky above a horizon; answers where the light stands. */
export const sky = (stage: Stage, chance: Dice, horizon: number): Orb => {
  const { light } = stage
  const orb = placeOrb(stage, chance.fork('orb'), horizon)
  stage.piece('M-80 -80H1360V933H-80Z', stage.gradient(light.sky[2], light.sky[4]))
  const dark = light.time === 'night'
  const manner = chance.pick(
    light.time === 'noon'
      ? (['rings', 'curtains', 'plain', 'rays'] as const)
      : dark
        ? (['rings', 'rings', 'plain'] as const)
        : (['rings', 'rings', 'curtains', 'plain', 'rays'] as const),
  )
  if (manner === 'plain')
    stage.piece(`M-80 -80H1360V${horizon + 80}H-80Z`, stage.gradient(light.sky[0], light.sky[4]))
  if (manner === 'rays') {
    stage.piece(`M-80 -80H1360V${horizon + 80}H-80Z`, stage.gradient(light.sky[1], light.sky[4]))
    rays(stage, chance.fork('rays'), orb)
  }
  if (manner === 'rings') rings(stage, chance.fork('rings'), orb, horizon)
  if (light.time === 'night') stars(stage, chance.fork('stars'), horizon)
  if (manner === 'curtains') {
    drawOrb(stage, chance, orb)
    curtains(stage, chance.fork('curtains'), horizon)
  } else drawOrb(stage, chance, orb)
  if (chance.chance(manner === 'rings' ? 0.45 : 0.75)) clouds(stage, chance.fork('clouds'), horizon)
  if (light.time !== 'night' && chance.chance(0.4)) birds(stage, chance.fork('birds'), horizon)
  return orb
}
