import { expect, test } from 'vitest'
import { saveHouseRequest } from '#contract/shapes/saidHouse.ts'

/** What is told of quiet hours that are said like this, whatever else of the place is missing. */
const told = (said: object) =>
  (saveHouseRequest.safeParse(said).error?.issues ?? []).flatMap(({ path, message }) =>
    String(path[0]).startsWith('quiet') ? [[path[0], message]] : [],
  )

test.each<[string, object, [string, string][]]>([
  ['over midnight', { quiet_from: '22:00', quiet_until: '07:00' }, []],
  ['at noon', { quiet_from: '12:30', quiet_until: '14:00' }, []],
  ['none', { quiet_from: null, quiet_until: null }, []],
  ['not spoken of', {}, []],
  ['from, and until nothing', { quiet_from: '22:00', quiet_until: null }, [['quiet_until', 'C_001']]],
  ['from, and until left out', { quiet_from: '22:00' }, [['quiet_until', 'C_001']]],
  ['until, and from nothing', { quiet_from: null, quiet_until: '07:00' }, [['quiet_from', 'C_001']]],
  ['until, and from left out', { quiet_until: '07:00' }, [['quiet_from', 'C_001']]],
  ['all day', { quiet_from: '22:00', quiet_until: '22:00' }, [['quiet_until', 'G_SAME_HOUR']]],
  ['at no time of the day', { quiet_from: '24:00', quiet_until: '07:00' }, [['quiet_from', 'C_004']]],
])('quiet hours are both said or neither, and differ: %s', (_, said, problems) => {
  expect(told(said)).toEqual(problems)
})
