import type { PictureSubject } from '#contract/picture.ts'
import { mix, type Colour } from './paper/colour.ts'
import { PAPER } from './paper/materials.ts'
import { INDOORS, plan } from './plan.ts'
import { roomPapers } from './resorts/openings.ts'

/** What shadows, wood and dark leaves add to every picture. */
const SHADE = '#5f5440'

/** The colour that stands for a picture until it has come: near its average, found without rendering it. */
export const pictureColour = (subject: PictureSubject): Colour => {
  const { place, view, light } = plan(subject)
  const land = light.paint(PAPER.river, 0.3)
  if (view !== undefined && INDOORS.has(view)) {
    const { wall } = roomPapers(light, place)
    return mix(mix(wall, land, 0.24), PAPER.soil, 0.16)
  }
  if (subject.kind === 'avatar') return mix(mix(light.sky[2], light.sky[3], 0.4), SHADE, 0.26)
  return mix(mix(light.sky[2], land, 0.5), SHADE, 0.15)
}
