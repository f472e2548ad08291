import { lighter, mix } from '../paper/colour.ts'
import { box, ellipse, HEIGHT, pen, WIDTH } from '../paper/curve.ts'
import { PAPER } from '../paper/materials.ts'
import { lantern } from '../parts/lanterns.ts'
import {
  armchair,
  bed,
  curtain,
  floor,
  pendant,
  potted,
  rug,
  sideTable,
  tableLamp,
  wallPicture,
} from './furniture.ts'
import { opening, roomPapers, wallWithView } from './openings.ts'
import type { Stay } from './stay.ts'

/** A panelled strip at the foot of a wall. */
const skirting = ({ stage }: Stay, y: number, wall: string): void => {
  stage.sheet(box(-60, y - 16, WIDTH + 120, 18), lighter(wall, 0.05), { depth: 4 })
}

/** A bedroom whose window opens on the landscape. */
export const bedroom = (stay: Stay): void => {
  const { stage, place, take } = stay
  const room = place.fork(`bedroom ${take.fork('variant').whole(0, 1)}`)
  const { wall, frame, cloth } = roomPapers(stage.light, place)
  const level = HEIGHT - room.between(150, 190)
  const wide = room.chance(0.5)
  const x = wide ? WIDTH / 2 : WIDTH * room.pick([0.34, 0.66])
  const widest = wide ? room.between(620, 860) : room.between(430, 560)
  const hole = opening(room, x, 96, level - 190, widest)
  wallWithView(stay, hole, wall, frame)
  if (room.chance(0.65)) {
    stage.piece(box(hole.x - 90, hole.y - 36, hole.width + 180, 6, 3), frame)
    curtain(stage, hole.x - 84, hole.y - 32, 78, level - hole.y, cloth)
    curtain(stage, hole.x + hole.width + 6, hole.y - 32, 78, level - hole.y, cloth)
  }
  skirting(stay, level, wall)
  floor(stage, room, level)
  const away = wide ? 0 : x < WIDTH / 2 ? 1 : -1
  const bedX = wide ? WIDTH / 2 + room.between(-70, 70) : WIDTH / 2 + away * room.between(60, 180)
  const size = room.between(285, 335)
  rug(stage, room, bedX, HEIGHT - 66, size * 1.25)
  if (!wide) {
    const art = away > 0 ? WIDTH - 330 : 150
    for (let index = 0, count = room.whole(1, 2); index < count; index += 1)
      wallPicture(stage, room, art + index * 130 - 20, room.between(150, 190), 104, room.pick([104, 134]))
  }
  for (const side of [-1, 1]) {
    const at = bedX + side * size * 1.02
    if (at < 70 || at > WIDTH - 70) continue
    sideTable(stage, at, HEIGHT - 92, 120)
    if (side === (room.chance(0.5) ? 1 : -1) || stage.light.lamps || room.chance(0.4))
      tableLamp(stage, at, HEIGHT - 152, 96, stage.light.paint(PAPER.rice, 0.02))
  }
  bed(stage, room, bedX, HEIGHT - 74, size)
  if (room.chance(0.6))
    pendant(
      stage,
      room,
      bedX + room.pick([-1, 1]) * size * 0.95,
      room.between(120, 200),
      room.between(90, 130),
    )
  potted(stage, room, bedX < WIDTH / 2 ? WIDTH - 100 : 96, HEIGHT - 26, room.between(250, 330))
}

/** A corner to sit in, beside a tall window. */
export const sitting = (stay: Stay): void => {
  const { stage, place } = stay
  const room = place.fork('sitting')
  const { wall, frame, cloth } = roomPapers(stage.light, place)
  const level = HEIGHT - 170
  const side = room.chance(0.5) ? 1 : -1
  const hole = opening(room, WIDTH / 2 + side * -150, 90, level - 40, room.between(560, 700))
  wallWithView(stay, hole, wall, frame)
  curtain(stage, side > 0 ? hole.x - 96 : hole.x + hole.width + 8, 54, 88, level - 54, cloth)
  skirting(stay, level, wall)
  floor(stage, room, level)
  rug(stage, room, WIDTH / 2, HEIGHT - 62, 470)
  wallPicture(stage, room, side > 0 ? WIDTH - 250 : 120, 170, 120, 150)
  pendant(stage, room, WIDTH / 2 + side * 300, 190, 150)
  potted(stage, room, side > 0 ? WIDTH - 90 : 90, HEIGHT - 60, 320)
  armchair(stage, room, WIDTH / 2 - 190, HEIGHT - 72, 240, false)
  armchair(stage, room, WIDTH / 2 + 210, HEIGHT - 72, 240, true)
  sideTable(stage, WIDTH / 2 + 8, HEIGHT - 62, 170)
  tea(stay, WIDTH / 2 + 8, HEIGHT - 147, 100)
}

/** A teapot and two cups. */
export const tea = ({ stage }: Stay, x: number, y: number, size: number): void => {
  const put = pen(x, y, size / 100)
  const china = stage.light.paint(PAPER.rice, 0.01)
  const blue = stage.light.paint(PAPER.lagoon, 0.02)
  stage.thread(put('M-16 -36C-16 -62 16 -62 16 -36'), stage.light.paint(PAPER.teak, 0.02), size * 0.04)
  stage.sheet(put('M-24 0C-34 -12 -30 -34 0 -36C30 -34 34 -12 24 0Z'), china, { depth: 6 })
  stage.sheet(put('M28 -12C40 -16 40 -28 48 -34L42 -36C34 -34 32 -26 24 -24Z'), china, { depth: 4 })
  stage.piece(put('M-10 -34C-8 -40 8 -40 10 -34Z') + ellipse(x, y - size * 0.4, size * 0.035), blue)
  stage.thread(put('M-22 -18C-10 -24 -4 -10 6 -18C14 -24 18 -12 24 -16'), blue, size * 0.028, 0.8)
  for (const at of [-58, 66]) {
    stage.sheet(
      put(
        `M${at - 12} -16L${at + 12} -16C${at + 12} -4 ${at + 6} 0 ${at} 0C${at - 6} 0 ${at - 12} -4 ${at - 12} -16Z`,
      ),
      china,
      { depth: 4 },
    )
    stage.thread(put(`M${at - 11} -10L${at + 11} -10`), blue, size * 0.024, 0.8)
  }
}

/** A free-standing tub under the window. */
export const bathroom = (stay: Stay): void => {
  const { stage, place } = stay
  const room = place.fork('bathroom')
  const { wall, frame } = roomPapers(stage.light, place)
  const level = HEIGHT - 180
  const side = room.chance(0.5) ? 1 : -1
  const hole = opening(room, WIDTH / 2 - side * 90, 90, level - 150, room.between(600, 760))
  wallWithView(stay, hole, wall, frame)
  const { light } = stage
  const tile = light.paint(room.pick([PAPER.jade, PAPER.shallow, PAPER.chalk, PAPER.lagoon]), 0.06)
  stage.sheet(box(-60, level - 130, WIDTH + 120, 134), tile, { depth: 8 })
  let joints = ''
  for (let x = 0; x < WIDTH; x += 64) joints += `M${x} ${level - 130}V${level}`
  stage.thread(`${joints}M0 ${level - 86}H${WIDTH}M0 ${level - 42}H${WIDTH}`, lighter(tile, 0.07), 2, 0.7)
  floor(stage, room, level)
  const x = WIDTH / 2 - side * 80
  rug(stage, room, x + side * 300, HEIGHT - 58, 190)
  const put = pen(x, HEIGHT - 70, 3.3, side < 0)
  stage.thread(put('M-66 -58L-66 -104C-66 -116 -46 -116 -46 -104L-46 -98'), light.paint(PAPER.gold, 0.03), 9)
  const foam = light.paint(PAPER.foam, 0.01)
  stage.sheet(
    [-44, -26, -8, 10, 28, 44].map((at, index) =>
      ellipse(x + at * 3.3, HEIGHT - 70 - 61 * 3.3, 36 + (index % 3) * 9, 26 + (index % 2) * 8),
    ),
    foam,
    { depth: 6 },
  )
  const enamel = light.paint(room.pick([PAPER.rice, '#c98f6a', PAPER.rice, '#7fa79d']), 0.02)
  stage.sheet(put('M-84 -66C-86 -30 -70 -4 -48 0L48 0C70 -4 86 -30 84 -66Z'), enamel, {
    depth: 18,
    foot: lighter(enamel, -0.08),
  })
  stage.sheet(put('M-90 -70L90 -70L88 -62L-88 -62Z'), lighter(enamel, 0.03), { depth: 8 })
  stage.sheet(
    put('M24 -74L60 -74L56 -26L28 -26Z'),
    light.paint(room.pick([PAPER.clay, PAPER.jade, PAPER.gold]), 0.02),
    { depth: 8 },
  )
  potted(stage, room, x + side * 470, HEIGHT - 40, 320)
  if (room.chance(0.6)) lantern(stage, room, x - side * 430, 90, 130)
  else pendant(stage, room, x - side * 430, 150, 130)
  const stool = x + side * 340
  sideTable(stage, stool, HEIGHT - 50, 130)
  stage.sheet(
    box(stool - 44, HEIGHT - 142, 88, 14, 7) + box(stool - 40, HEIGHT - 156, 80, 14, 7),
    mix(light.paint(PAPER.rice, 0.02), tile, 0.2),
    { depth: 5 },
  )
}
