import { box, disc, ellipse, pen, polygon, type Point } from '../paper/curve.ts'
import type { Dice } from '../paper/random.ts'

/** A lens-shaped leaf from a point, at an angle in radians. */
export const leaf = (x: number, y: number, angle: number, length: number, width: number): string => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const put = (along: number, across: number): string =>
    `${(x + cos * along - sin * across).toFixed(1)} ${(y + sin * along + cos * across).toFixed(1)}`
  return `M${put(0, 0)}C${put(length * 0.3, -width)} ${put(length * 0.7, -width * 0.8)} ${put(length, 0)}C${put(length * 0.7, width * 0.8)} ${put(length * 0.3, width)} ${put(0, 0)}Z`
}

/** A conifer far away: tiers of branches around a hidden trunk. `(x, y)` is its foot. */
export const fir = (chance: Dice, x: number, y: number, height: number): string => {
  const tiers = height > 70 ? 6 : 4
  const half = height * chance.between(0.15, 0.2)
  const [left, right]: [Point[], Point[]] = [[[x, y - height]], []]
  for (let tier = 1; tier <= tiers; tier += 1) {
    const reach = half * (tier / tiers) ** 0.85
    const low = y - height * (1 - tier / tiers) * 0.94 - height * 0.07
    left.push([x - reach * chance.between(0.85, 1.1), low], [x - reach * 0.48, low - height * 0.035])
    right.push([x + reach * chance.between(0.85, 1.1), low], [x + reach * 0.48, low - height * 0.035])
  }
  return polygon([
    ...left,
    [x - height * 0.018, y - height * 0.09],
    [x - height * 0.02, y + 4],
    [x + height * 0.02, y + 4],
    [x + height * 0.018, y - height * 0.09],
    ...right.reverse(),
  ])
}

/** A highland pine near by: a bare leaning trunk and flat cushions of needles. */
export const pine = (
  chance: Dice,
  x: number,
  y: number,
  height: number,
): { trunk: string; needles: string[] } => {
  const lean = height * chance.between(-0.07, 0.07)
  const thick = height * 0.018
  const trunk = `M${x - thick} ${y + 6}Q${x + lean * 0.2} ${y - height * 0.5} ${x + lean - 1.5} ${y - height * 0.94}L${x + lean + 1.5} ${y - height * 0.94}Q${x + lean * 0.2 + thick * 1.4} ${y - height * 0.5} ${x + thick} ${y + 6}Z`
  const needles: string[] = []
  const tiers = chance.whole(5, 7)
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / (tiers - 1)
    const rise = 0.4 + 0.58 * share
    const half = height * (0.21 - 0.15 * share) * chance.between(0.8, 1.15)
    const side = (tier % 2 === 0 ? 1 : -1) * half * chance.between(0.15, 0.5) * (1 - share)
    const [cx, cy] = [x + lean * rise + side, y - height * rise]
    const tall = half * 0.42
    needles.push(
      `M${cx - half} ${cy}C${cx - half * 0.95} ${cy - tall * 0.9} ${cx - half * 0.4} ${cy - tall * 1.5} ${cx} ${cy - tall * 1.5}C${cx + half * 0.45} ${cy - tall * 1.45} ${cx + half * 0.95} ${cy - tall * 0.8} ${cx + half} ${cy}` +
        `Q${cx + half * 0.66} ${cy - tall * 0.25} ${cx + half * 0.34} ${cy + tall * 0.1}Q${cx} ${cy - tall * 0.2} ${cx - half * 0.3} ${cy + tall * 0.12}Q${cx - half * 0.7} ${cy - tall * 0.22} ${cx - half} ${cy}Z`,
    )
  }
  return { trunk, needles }
}

/** A palm leaf: an arched spine, smooth above, cut into teeth below. */
export const palmLeaf = (x: number, y: number, angle: number, length: number, droop: number): string => {
  const count = 9
  const spine = (share: number): Point => [
    x + Math.cos(angle) * length * share,
    y + Math.sin(angle) * length * share + droop * length * share * share,
  ]
  const wide = (share: number): number =>
    length * 0.17 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.88)) ** 0.8
  const path: Point[] = []
  for (let step = 0; step <= count; step += 1) {
    const [px, py] = spine(step / count)
    path.push([px, py - wide(step / count) * 0.3])
  }
  for (let step = count; step > 0; step -= 1) {
    const share = step / count
    const [px, py] = spine(share)
    const [qx, qy] = spine(share - 0.6 / count)
    const back = Math.cos(angle) * length * 0.05
    path.push([px + back * 0.4, py + wide(share) * 1.05], [qx, qy + wide(share) * 0.28])
  }
  return polygon(path)
}

/** A coconut palm; the crown is separate, since it floats above the trunk. */
export const palm = (
  chance: Dice,
  x: number,
  y: number,
  height: number,
  lean = chance.between(-0.28, 0.28),
): { trunk: string; leaves: string[] } => {
  const [topX, topY] = [x + height * lean, y - height]
  const [thick, bend] = [height * 0.024, x + height * lean * 0.25]
  const trunk = `M${x - thick * 1.5} ${y + 6}Q${bend - thick} ${y - height * 0.55} ${topX - thick * 0.6} ${topY}L${topX + thick * 0.6} ${topY}Q${bend + thick * 1.2} ${y - height * 0.55} ${x + thick * 1.7} ${y + 6}Z`
  const count = chance.whole(8, 10)
  const leaves: string[] = []
  for (let index = 0; index < count; index += 1) {
    const angle =
      Math.PI * (1.04 + (0.92 * (index + chance.between(-0.2, 0.2))) / (count - 1)) +
      (index % 2 === 0 ? 0.1 : -0.06)
    const level = Math.abs(Math.cos(angle))
    leaves.push(palmLeaf(topX, topY, angle, height * chance.between(0.36, 0.46), 0.42 + 0.42 * level))
  }
  for (const side of [-1, 1])
    leaves.push(palmLeaf(topX, topY, side < 0 ? Math.PI * 0.93 : Math.PI * 0.07, height * 0.32, 0.85))
  return { trunk, leaves }
}

/** A feathered leaf such as a fern's or an areca's: leaflets along an arched spine. */
export const frond = (
  x: number,
  y: number,
  angle: number,
  length: number,
  curl = 0.35,
  pairs = 13,
): string[] => {
  const parts: string[] = []
  let [px, py, direction] = [x, y, angle]
  const step = length / pairs
  for (let index = 0; index < pairs; index += 1) {
    const share = index / pairs
    const [nx, ny] = [px + Math.cos(direction) * step, py + Math.sin(direction) * step]
    parts.push(leaf(px, py, direction, step * 1.25, length * 0.008))
    const reach = length * 0.34 * Math.sin(Math.PI * (0.16 + 0.8 * share)) ** 0.9
    for (const side of [-1, 1])
      parts.push(leaf(nx, ny, direction + side * (1.0 - 0.38 * share), reach, reach * 0.11 + 1))
    ;[px, py] = [nx, ny]
    direction += curl / pairs
  }
  parts.push(leaf(px, py, direction, length * 0.12, length * 0.016))
  return parts
}

/** A banana leaf with slits, and its rib. */
export const bananaLeaf = (
  chance: Dice,
  x: number,
  y: number,
  angle: number,
  length: number,
): { blade: string; rib: string } => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bow = length * chance.between(-0.18, 0.18)
  const put = (along: number, across: number): Point => {
    const offset = across + bow * Math.sin(Math.PI * along)
    return [x + cos * along * length - sin * offset, y + sin * along * length + cos * offset]
  }
  const half = length * 0.17
  const wide = (share: number): number => half * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)) ** 0.55
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let index = 0; index <= 16; index += 1) {
    const share = 0.06 + (0.94 * index) / 16
    left.push(put(share, -wide(share)))
    right.push(put(share, wide(share)))
    if (chance.chance(0.24) && index > 1 && index < 15)
      left.push(put(share - 0.015, -wide(share) * 0.35), put(share + 0.022, -wide(share) * 0.98))
    if (chance.chance(0.24) && index > 1 && index < 15)
      right.push(put(share - 0.015, wide(share) * 0.35), put(share + 0.022, wide(share) * 0.98))
  }
  const [start, middle, end] = [put(-0.1, 0), put(0.5, 0), put(0.97, 0)]
  const bend: Point = [2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2]
  const rib = `M${start[0].toFixed(1)} ${start[1].toFixed(1)}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`
  return { blade: polygon([put(0, 0), ...left, ...right.reverse()]), rib }
}

/** A round-headed tree: its trunk stands at `(x, y)`, the lit papers lie on the crown. */
export const tree = (
  chance: Dice,
  x: number,
  y: number,
  height: number,
): { trunk: string; crown: string[]; lit: string[]; twigs: string } => {
  const thick = height * 0.03
  const trunk = polygon([
    [x - thick * 1.4, y + 4],
    [x - thick * 0.5, y - height * 0.6],
    [x + thick * 0.5, y - height * 0.6],
    [x + thick * 1.4, y + 4],
  ])
  const crown = [disc(chance, x, y - height * 0.68, height * 0.29, height * 0.25, 0.05)]
  const lit: string[] = []
  let twigs = ''
  for (let index = 0, count = chance.whole(3, 5); index < count; index += 1) {
    const [cx, cy] = [x + chance.between(-0.27, 0.27) * height, y - height * chance.between(0.52, 0.86)]
    const [across, tall] = [height * chance.between(0.12, 0.19), height * chance.between(0.1, 0.15)]
    crown.push(disc(chance, cx, cy, across, tall, 0.06))
    lit.push(disc(chance, cx - across * 0.12, cy - tall * 0.16, across * 0.72, tall * 0.66, 0.07))
    twigs += `M${x.toFixed(1)} ${(y - height * 0.44).toFixed(1)}Q${x.toFixed(1)} ${(cy + tall).toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)}`
  }
  return { trunk, crown, lit, twigs }
}

/** A low bush from overlapping discs on the ground. */
export const bush = (chance: Dice, x: number, y: number, width: number): string[] => {
  const parts: string[] = []
  const count = chance.whole(3, 5)
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const radius = width * (0.14 + 0.13 * Math.sin(Math.PI * share)) * chance.between(0.85, 1.15)
    parts.push(ellipse(x + (share - 0.5) * width, y - radius * 0.5, radius, radius * 0.92))
  }
  return parts
}

/** A tuft of blades: grass, young rice, agave. */
export const tuft = (
  chance: Dice,
  x: number,
  y: number,
  height: number,
  blades = 7,
  spread = 1.3,
): string => {
  let path = ''
  for (let index = 0; index < blades; index += 1) {
    const angle = -Math.PI / 2 + ((index + 0.5) / blades - 0.5) * spread + chance.between(-0.08, 0.08)
    path += leaf(
      x + (index - blades / 2) * height * 0.025,
      y,
      angle,
      height * chance.between(0.7, 1.05),
      height * 0.035 + 0.6,
    )
  }
  return path
}

/** A clump of bamboo: joined stems and pointed leaves. */
export const bamboo = (
  chance: Dice,
  x: number,
  y: number,
  height: number,
): { stems: string[]; leaves: string[] } => {
  const [stems, leaves]: [string[], string[]] = [[], []]
  for (let index = 0, count = chance.whole(3, 5); index < count; index += 1) {
    const foot = x + chance.between(-0.1, 0.1) * height
    const lean = chance.between(-0.1, 0.1) * height
    const tall = height * chance.between(0.75, 1.05)
    for (let joint = 0; joint < 8; joint += 1) {
      const [low, high] = [joint / 8, (joint + 0.95) / 8]
      stems.push(
        box(
          foot + lean * low * low - height * 0.009,
          y - tall * high,
          height * 0.018,
          tall * (high - low),
          2,
        ),
      )
      if (joint < 3) continue
      for (let count = 0; count < 2; count += 1) {
        const side = chance.chance(0.5) ? 1 : -1
        leaves.push(
          leaf(
            foot + lean * low * low,
            y - tall * high,
            Math.PI / 2 - side * chance.between(0.5, 1.25),
            height * chance.between(0.1, 0.17),
            height * 0.013,
          ),
        )
      }
    }
  }
  return { stems, leaves }
}

/** A lotus flower seen from the side, about `size` across. */
export const lotus = (x: number, y: number, size: number): string[] => {
  const put = pen(x, y, size / 100)
  return [
    put('M0 0C-40 -4 -58 -22 -56 -44C-34 -42 -12 -26 0 0Z'),
    put('M0 0C40 -4 58 -22 56 -44C34 -42 12 -26 0 0Z'),
    put('M0 0C-30 -14 -38 -42 -28 -66C-10 -54 0 -30 0 0Z'),
    put('M0 0C30 -14 38 -42 28 -66C10 -54 0 -30 0 0Z'),
    put('M0 2C-20 -20 -20 -52 0 -76C20 -52 20 -20 0 2Z'),
  ]
}
