/**
 * The Vietnamese lunar calendar worked out from the sun and the moon at UTC+7 (after Hồ Ngọc Đức's description of it, which
 * follows Meeus): another way to the dates than the table of the product.
 */
const RADIANS = Math.PI / 180
const ZONE_DAYS = 7 / 24
const MONTH = 29.530588853
const EPOCH = 2_415_021.076998695

const sin = (degrees: number) => Math.sin(degrees * RADIANS)

/** The Julian day number, at UTC+7, on which new moon `k` since 1900 falls. */
function newMoon(k: number): number {
  const t = k / 1236.85
  const [t2, t3] = [t * t, t * t * t]
  const mean =
    2_415_020.75933 +
    29.53058868 * k +
    0.0001178 * t2 -
    0.000000155 * t3 +
    0.00033 * sin(166.56 + 132.87 * t - 0.009173 * t2)
  const sun = 359.2242 + 29.10535608 * k - 0.0000333 * t2 - 0.00000347 * t3
  const moon = 306.0253 + 385.81691806 * k + 0.0107306 * t2 + 0.00001236 * t3
  const node = 21.2964 + 390.67050646 * k - 0.0016528 * t2 - 0.00000239 * t3
  const correction =
    (0.1734 - 0.000393 * t) * sin(sun) +
    0.0021 * sin(2 * sun) -
    0.4068 * sin(moon) +
    0.0161 * sin(2 * moon) -
    0.0004 * sin(3 * moon) +
    0.0104 * sin(2 * node) -
    0.0051 * sin(sun + moon) -
    0.0074 * sin(sun - moon) +
    0.0004 * sin(2 * node + sun) -
    0.0004 * sin(2 * node - sun) -
    0.0006 * sin(2 * node + moon) +
    0.001 * sin(2 * node - moon) +
    0.0005 * sin(2 * moon + sun)
  return Math.floor(mean + correction - (-0.000278 + 0.000265 * t + 0.000262 * t2) + 0.5 + ZONE_DAYS)
}

/** In which twelfth of its year the sun stands when a day begins: 0 from the spring equinox on, 9 from the winter solstice. */
function sunTwelfth(day: number): number {
  const t = (day - 2_451_545.5 - ZONE_DAYS) / 36_525
  const m = 357.5291 + 35_999.0503 * t - 0.0001559 * t * t
  const centre =
    (1.9146 - 0.004817 * t) * sin(m) + (0.019993 - 0.000101 * t) * sin(2 * m) + 0.00029 * sin(3 * m)
  const longitude = 280.46645 + 36_000.76983 * t + 0.0003032 * t * t + centre
  return Math.floor((((longitude % 360) + 360) % 360) / 30)
}

const julian = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 2_440_588
const dayOf = (number: number): string =>
  new Date((number - 2_440_588) * 86_400_000).toISOString().slice(0, 10)

/** The number of the new moon that begins the eleventh month, the one with the winter solstice. */
function eleventhMonth(year: number): number {
  const k = Math.floor((julian(`${year}-12-31`) - 2_415_021) / MONTH)
  return sunTwelfth(newMoon(k)) >= 9 ? k - 1 : k
}

/** The calendar day of a lunar day in the first ten months of a lunar year. */
export function lunarDay(year: number, month: number, day: number): string {
  const start = eleventhMonth(year - 1)
  const end = eleventhMonth(year)
  const months = Math.round((newMoon(end) - newMoon(start)) / MONTH)
  let offset = month + 1
  if (months === 13) {
    // The month in which the sun does not pass into another twelfth is the one that is there twice.
    let leap = 1
    while (sunTwelfth(newMoon(start + leap)) !== sunTwelfth(newMoon(start + leap + 1))) leap += 1
    if (offset >= leap) offset += 1
  }
  const first = Math.floor((newMoon(start) - EPOCH) / MONTH + 0.5)
  return dayOf(newMoon(first + offset) + day - 1)
}
