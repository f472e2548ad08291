import type { PictureSubject } from '#contract/picture.ts'
import { Stage } from './paper/stage.ts'
import { plan } from './plan.ts'
import { portrait } from './portrait.ts'
import { SCENES } from './scenes/scenes.ts'
import { vignette } from './vignette.ts'

/** A picture as an SVG of 1280 × 853. The same subject gives the same bytes. */
export const drawPicture = (subject: PictureSubject): string => {
  const { place, take, view, light } = plan(subject)
  const stage = new Stage(light)
  const { kind, scene } = subject
  if (kind === 'avatar') portrait(stage, take)
  else if (view !== undefined) view({ stage, scene, place, take, type: subject.resortType ?? 1 })
  else {
    SCENES[scene]({
      stage,
      place,
      take,
      horizon: 400 + take.fork('horizon').between(-20, 30),
      near: kind !== 'news',
    })
    if (kind === 'news') vignette(stage, take.fork('vignette'))
  }
  return stage.toString()
}
