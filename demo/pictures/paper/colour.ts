/** A colour as `#rrggbb`. Mixing happens in OKLab, so that steps between papers look even. */
export type Colour = string

interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

const known = new Map<Colour, Lab>()

const linear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const byte = (value: number): string => {
  const gamma = value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, gamma)) * 255)
    .toString(16)
    .padStart(2, '0')
}

const toLab = (colour: Colour): Lab => {
  const found = known.get(colour)
  if (found !== undefined) return found
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  if (red === undefined || green === undefined || blue === undefined) throw new RangeError(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lab = {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
  if (known.size > 5000) known.clear()
  known.set(colour, lab)
  return lab
}

const fromLab = ({ l, a, b }: Lab): Colour => {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)}${byte(
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
  )}${byte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)}`
}

/** `share` of the second colour in the first. */
export const mix = (first: Colour, second: Colour, share: number): Colour => {
  const [one, two] = [toLab(first), toLab(second)]
  const part = Math.min(1, Math.max(0, share))
  return fromLab({
    l: one.l + (two.l - one.l) * part,
    a: one.a + (two.a - one.a) * part,
    b: one.b + (two.b - one.b) * part,
  })
}

/** Lighter by `step` of OKLab lightness (0 black to 1 white), darker when negative. */
export const lighter = (colour: Colour, step: number): Colour => {
  const lab = toLab(colour)
  return fromLab({ ...lab, l: Math.min(0.99, Math.max(0.05, lab.l + step)) })
}

/** Turns the hue by degrees and multiplies the chroma. */
export const turn = (colour: Colour, degrees: number, chroma = 1): Colour => {
  const { l, a, b } = toLab(colour)
  const angle = (degrees * Math.PI) / 180
  return fromLab({
    l,
    a: (a * Math.cos(angle) - b * Math.sin(angle)) * chroma,
    b: (a * Math.sin(angle) + b * Math.cos(angle)) * chroma,
  })
}

/** Multiplies the lightness, as less light does. */
export const dimmed = (colour: Colour, factor: number): Colour => {
  const lab = toLab(colour)
  return fromLab({ l: lab.l * factor, a: lab.a * factor, b: lab.b * factor })
}
