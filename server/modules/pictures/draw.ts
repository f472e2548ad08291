import type { PictureSubject } from '#contract/picture.ts'
import { mix, type Colour } from './paper/colour.ts'
import { daylight, TIMES, type Time } from './paper/daylight.ts'
import { dice, type Dice } from './paper/random.ts'
import { Stage } from './paper/stage.ts'
import { SCENES } from './scenes/scenes.ts'

const chanceOf = (subject: PictureSubject): { place: Dice; take: Dice } => ({
  place: dice(`${subject.scene}/${subject.seed}`),
  take: dice(`${subject.kind}/${subject.scene}/${subject.seed}/${subject.view}`),
})

const lightOf = (take: Dice, time?: Time) =>
  daylight(time ?? take.fork('time').pick(TIMES), take.fork('light'))

/** A picture as an SVG of 1280 × 853. The same subject gives the same bytes. */
export const drawPicture = (subject: PictureSubject, time?: Time): string => {
  const { place, take } = chanceOf(subject)
  const stage = new Stage(lightOf(take, time))
  SCENES[subject.scene]({ stage, place, take, horizon: 420, near: true })
  return stage.toString()
}

/** The colour that stands for a picture until it has come, without rendering it. */
export const pictureColour = (subject: PictureSubject): Colour => {
  const light = lightOf(chanceOf(subject).take)
  return mix(light.sky[3], light.paint('#5f8a78', 0.4), 0.5)
}
