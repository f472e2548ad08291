import type { PictureSubject } from '#contract/picture.ts'
import { daylight, TIMES, type Daylight, type Time } from './paper/daylight.ts'
import { dice, type Dice } from './paper/random.ts'
import { breakfast } from './resorts/breakfast.ts'
import { lookout, pool } from './resorts/outdoors.ts'
import { outside } from './resorts/outside.ts'
import type { Stay } from './resorts/stay.ts'
import { bathroom, bedroom, sitting } from './resorts/rooms.ts'

/** Draws one side of a stay. */
type View = (stay: Stay) => void

/** What the views of a resort and of a room show, in their order. */
const RESORT_VIEWS: readonly View[] = [outside, lookout, pool, bedroom, breakfast]
const ROOM_VIEWS: readonly View[] = [bedroom, sitting, bathroom, lookout, breakfast]

/** The hours at which a view is drawn; more often day than night. */
const ANY: readonly Time[] = [...TIMES, ...TIMES, 'morning', 'noon', 'golden']
const HOURS = new Map<View, readonly Time[]>([
  [pool, ['morning', 'noon', 'noon', 'golden', 'dusk', 'night']],
  [bedroom, ['dawn', 'morning', 'noon', 'golden', 'dusk', 'night']],
  [sitting, ['morning', 'noon', 'golden', 'dusk']],
  [bathroom, ['dawn', 'morning', 'golden', 'dusk']],
  [breakfast, ['dawn', 'morning', 'morning', 'noon']],
])

/** Everything about a picture that is decided before a line is drawn. */
export interface Plan {
  readonly place: Dice
  readonly take: Dice
  readonly view: View | undefined
  readonly light: Daylight
}

/** What is settled about a picture from its subject alone. */
export const plan = ({ kind, scene, seed, view: number, resortType = 1 }: PictureSubject): Plan => {
  const place = dice(`${scene}/${seed}`)
  const take = dice(`${kind}/${scene}/${seed}/${number}/${resortType}`)
  const views = { resort: RESORT_VIEWS, room: ROOM_VIEWS, video: [outside, pool, lookout, outside, pool] }
  const view = kind === 'resort' || kind === 'room' || kind === 'video' ? views[kind][number] : undefined
  const hours =
    kind === 'avatar' ? TIMES.slice(0, 4) : ((view === undefined ? undefined : HOURS.get(view)) ?? ANY)
  return { place, take, view, light: daylight(take.fork('hour').pick(hours), take.fork('light')) }
}
