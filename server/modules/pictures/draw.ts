import type { PictureSubject } from '#contract/picture.ts'
import { mix, type Colour } from './paper/colour.ts'
import { daylight, TIMES, type Daylight, type Time } from './paper/daylight.ts'
import { dice, type Dice } from './paper/random.ts'
import { Stage } from './paper/stage.ts'
import { portrait } from './portrait.ts'
import { breakfast } from './resorts/breakfast.ts'
import { lookout, pool } from './resorts/outdoors.ts'
import { outside, type Stay } from './resorts/outside.ts'
import { bathroom, bedroom, sitting } from './resorts/rooms.ts'
import { SCENES } from './scenes/scenes.ts'
import { vignette } from './vignette.ts'

type View = (stay: Stay) => void

/** What the views of a resort and of a room show, in their order. */
const RESORT_VIEWS: readonly View[] = [outside, lookout, pool, bedroom, breakfast]
const ROOM_VIEWS: readonly View[] = [bedroom, sitting, bathroom, lookout, breakfast]

/** The hours at which a view is drawn; more often day than night. */
const ANY: readonly Time[] = [...TIMES, ...TIMES, 'morning', 'noon', 'golden']
const HOURS = new Map<View, readonly Time[]>([
  [pool, ['morning', 'noon', 'noon', 'golden', 'dusk', 'night']],
  [bedroom, ['dawn', 'morning', 'noon', 'golden', 'dusk']],
  [sitting, ['morning', 'noon', 'golden', 'dusk']],
  [bathroom, ['dawn', 'morning', 'golden', 'dusk']],
  [breakfast, ['dawn', 'morning', 'morning', 'noon']],
])

interface Plan {
  readonly place: Dice
  readonly take: Dice
  readonly view: View | undefined
  readonly light: Daylight
}

/** Everything about a picture that is decided before a line is drawn. */
const plan = ({ kind, scene, seed, view: number, resortType = 1 }: PictureSubject): Plan => {
  const place = dice(`${scene}/${seed}`)
  const take = dice(`${kind}/${scene}/${seed}/${number}/${resortType}`)
  const views = { resort: RESORT_VIEWS, room: ROOM_VIEWS, video: [outside, pool, lookout, outside, pool] }
  const view = kind === 'resort' || kind === 'room' || kind === 'video' ? views[kind][number] : undefined
  const hours =
    kind === 'avatar' ? TIMES.slice(0, 4) : ((view === undefined ? undefined : HOURS.get(view)) ?? ANY)
  return { place, take, view, light: daylight(take.fork('hour').pick(hours), take.fork('light')) }
}

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

/** The colour that stands for a picture until it has come, near its average, without rendering it. */
export const pictureColour = (subject: PictureSubject): Colour => {
  const { light } = plan(subject)
  return mix(light.sky[3], light.paint('#5f8a78', 0.4), 0.5)
}
