import { lighter, mix } from './paper/colour.ts'
import { blob, box, ellipse, HEIGHT, polygon, WIDTH, type Point } from './paper/curve.ts'
import { PAPER } from './paper/materials.ts'
import type { Dice } from './paper/random.ts'
import type { Stage } from './paper/stage.ts'
import { corners } from './parts/corners.ts'
import { garland } from './parts/lanterns.ts'

/** A sheet with a cut-out around a finished scene: how news and events show a place. */
export const vignette = (stage: Stage, chance: Dice): void => {
  const { light } = stage
  const paper = light.paint(
    chance.pick([PAPER.rice, PAPER.cream, PAPER.lagoon, '#d9a06a', '#cfddd0', PAPER.lacquer]),
    0,
  )
  const outer = polygon([
    [-80, -80],
    [WIDTH + 80, -80],
    [WIDTH + 80, HEIGHT + 80],
    [-80, HEIGHT + 80],
  ])
  const manner = chance.whole(0, 3)
  const [x, y] = [WIDTH / 2, HEIGHT / 2]
  const cloud = (grow: number): string => {
    const count = 18
    const points: Point[] = []
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * 2 * Math.PI
      const reach = 1 + (index % 2 === 0 ? 0.05 : -0.045)
      points.push([x + Math.cos(angle) * (560 + grow) * reach, y + Math.sin(angle) * (356 + grow) * reach])
    }
    return blob(points)
  }
  const holes = (grow: number): string => {
    if (manner === 0) return ellipse(x, y, 545 + grow, 352 + grow)
    if (manner === 1)
      return box(76 - grow, 64 - grow, WIDTH - 152 + 2 * grow, HEIGHT - 128 + 2 * grow, 120 + grow)
    if (manner === 2) return cloud(grow)
    return `M${110 - grow} ${HEIGHT - 60 + grow}V${HEIGHT * 0.46}C${110 - grow} ${30 - grow} ${WIDTH - 110 + grow} ${30 - grow} ${WIDTH - 110 + grow} ${HEIGHT * 0.46}V${HEIGHT - 60 + grow}Z`
  }
  stage.sheet(outer + holes(0), mix(paper, light.haze, 0.35), { depth: 18, shade: 0.34 })
  stage.sheet(outer + holes(34), paper, { depth: 22, shade: 0.36, edge: 0.6 })
  stage.thread(holes(50), lighter(paper, paper === PAPER.rice ? -0.08 : 0.1), 2, 0.6)
  const low = chance.chance(0.6)
  corners(stage, chance.fork('one'), 'left', low)
  corners(stage, chance.fork('two'), 'right', chance.chance(0.5) ? low : !low)
  if (!low && chance.chance(0.7)) return
  if (chance.chance(0.55)) garland(stage, chance, [-30, 10], [WIDTH + 30, 26], 44, 7, 62)
}
