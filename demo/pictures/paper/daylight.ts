import { dimmed, mix, turn, type Colour } from './colour.ts'
import type { Dice } from './random.ts'

export const TIMES = ['dawn', 'morning', 'noon', 'golden', 'dusk', 'night'] as const
export type Time = (typeof TIMES)[number]

/** The papers and the light of one hour. */
export interface Daylight {
  readonly time: Time
  /** Five papers of sky, from the zenith to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour, Colour]
  /** What distance dissolves into. */
  readonly haze: Colour
  readonly orb: Colour
  readonly tint: Colour
  readonly tintShare: number
  readonly dim: number
  /** The colour of shadows between the sheets. */
  readonly ink: Colour
  /** Lamps and windows shine. */
  readonly lamps: boolean
  /** A material as it looks at a distance: 0 at one's feet, 1 at the horizon. */
  paint(material: Colour, distance: number): Colour
}

interface Recipe extends Omit<Daylight, 'time' | 'paint'> {
  readonly thick: number
}

const RECIPES: Record<Time, readonly Recipe[]> = {
  dawn: [
    {
      sky: ['#7f9ea3', '#a9b8b2', '#d9c8b4', '#f0d2b5', '#fbe7cd'],
      haze: '#ecd5bf',
      orb: '#f6a77c',
      tint: '#e9a184',
      tintShare: 0.14,
      dim: 0.97,
      ink: '#3a3440',
      lamps: false,
      thick: 0.86,
    },
    {
      sky: ['#a08998', '#c39f9f', '#e2b8a6', '#f3d2b8', '#fdecd6'],
      haze: '#eccdb9',
      orb: '#fff1d6',
      tint: '#cf8f8d',
      tintShare: 0.16,
      dim: 0.96,
      ink: '#44323c',
      lamps: false,
      thick: 0.84,
    },
  ],
  morning: [
    {
      sky: ['#86bab3', '#a7cdc2', '#c8dfd0', '#e5ebd8', '#f9f2df'],
      haze: '#dce8d8',
      orb: '#fbe3a6',
      tint: '#fff0c4',
      tintShare: 0.07,
      dim: 1,
      ink: '#1d4040',
      lamps: false,
      thick: 0.82,
    },
    {
      sky: ['#b9cfc0', '#cddccb', '#e0e6d3', '#efecd9', '#faf3e2'],
      haze: '#e7e9d6',
      orb: '#f7c873',
      tint: '#ffe9b0',
      tintShare: 0.1,
      dim: 1,
      ink: '#2b4238',
      lamps: false,
      thick: 0.84,
    },
  ],
  noon: [
    {
      sky: ['#4f9fa3', '#76b8b4', '#a0d0c6', '#c9e5d8', '#eef2e0'],
      haze: '#c5e2d8',
      orb: '#fff6da',
      tint: '#e9fff4',
      tintShare: 0.05,
      dim: 1.02,
      ink: '#0d3a40',
      lamps: false,
      thick: 0.78,
    },
    {
      sky: ['#f1e6cf', '#f3e9d5', '#f5eddb', '#f7f0e1', '#faf5ea'],
      haze: '#f0e8d6',
      orb: '#e3a548',
      tint: '#fff4da',
      tintShare: 0.06,
      dim: 1.01,
      ink: '#3b3a2c',
      lamps: false,
      thick: 0.8,
    },
  ],
  golden: [
    {
      sky: ['#d39a55', '#e2b068', '#edc583', '#f6daa6', '#fdeecd'],
      haze: '#f2d09c',
      orb: '#fff3d2',
      tint: '#ef9d3e',
      tintShare: 0.17,
      dim: 0.98,
      ink: '#4a2d18',
      lamps: false,
      thick: 0.84,
    },
    {
      sky: ['#4f918c', '#9bb496', '#dfc78d', '#f2c479', '#fbe2ad'],
      haze: '#ecc98d',
      orb: '#f08b4a',
      tint: '#eb9440',
      tintShare: 0.14,
      dim: 0.97,
      ink: '#33301f',
      lamps: false,
      thick: 0.82,
    },
  ],
  dusk: [
    {
      sky: ['#384864', '#685a78', '#a56878', '#da866a', '#f5b87f'],
      haze: '#b57b79',
      orb: '#f9d9a2',
      tint: '#7a4a6b',
      tintShare: 0.17,
      dim: 0.86,
      ink: '#1c1830',
      lamps: true,
      thick: 0.76,
    },
    {
      sky: ['#1b4a53', '#39686b', '#7b8a7d', '#d59a74', '#f5c48f'],
      haze: '#8b8f80',
      orb: '#ef7d52',
      tint: '#2f5f66',
      tintShare: 0.18,
      dim: 0.85,
      ink: '#0b252b',
      lamps: true,
      thick: 0.76,
    },
  ],
  night: [
    {
      sky: ['#0b282d', '#103439', '#164247', '#1f5355', '#316a68'],
      haze: '#30656a',
      orb: '#f7edd2',
      tint: '#0f3a46',
      tintShare: 0.34,
      dim: 0.78,
      ink: '#03141a',
      lamps: true,
      thick: 0.74,
    },
    {
      sky: ['#151f3b', '#1d2c4b', '#283f5e', '#375673', '#547488'],
      haze: '#4b6a80',
      orb: '#fbf0d4',
      tint: '#1c3355',
      tintShare: 0.34,
      dim: 0.78,
      ink: '#070d1f',
      lamps: true,
      thick: 0.74,
    },
  ],
}

/** The light of a time of day, in one of its moods, its sky turned by a few degrees. */
export const daylight = (time: Time, chance: Dice): Daylight => {
  const { thick, ...recipe } = chance.pick(RECIPES[time])
  const degrees = chance.between(-9, 9)
  const [zenith, high, middle, low, horizon] = recipe.sky
  const sky = [
    turn(zenith, degrees),
    turn(high, degrees),
    turn(middle, degrees),
    turn(low, degrees * 0.5),
    horizon,
  ] as const
  const haze = mix(recipe.haze, sky[3], 0.25)
  return {
    ...recipe,
    time,
    sky,
    haze,
    paint: (material, distance) =>
      mix(
        mix(dimmed(material, recipe.dim), recipe.tint, recipe.tintShare),
        haze,
        Math.max(0, distance) ** 1.1 * thick,
      ),
  }
}

/** The light in a room at that hour: as outside by day, warm lamps after dark. */
export const indoors = (light: Daylight): Daylight => {
  if (!light.lamps) return light
  const [tint, tintShare, dim] = ['#e9a862', 0.16, 0.93] as const
  return {
    ...light,
    tint,
    tintShare,
    dim,
    ink: '#2a1a14',
    haze: '#e2b98a',
    paint: (material, distance) =>
      mix(mix(dimmed(material, dim), tint, tintShare), '#e2b98a', Math.max(0, distance) * 0.5),
  }
}
