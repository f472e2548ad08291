/** Longitude and latitude. */
export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]
type Box = readonly [west: number, south: number, east: number, north: number]

type Edge = { inside: (point: Point) => boolean; meet: (one: Point, other: Point) => Point }

const atX =
  (x: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)]
const atY =
  (y: number) =>
  ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y]
const edgesOf = ([west, south, east, north]: Box): Edge[] => [
  { inside: ([x]) => x >= west, meet: atX(west) },
  { inside: ([x]) => x <= east, meet: atX(east) },
  { inside: ([, y]) => y >= south, meet: atY(south) },
  { inside: ([, y]) => y <= north, meet: atY(north) },
]

/** What of a closed ring lies inside a box (Sutherland and Hodgman). */
export function clipRing(ring: Line, box: Box): Line {
  let kept = ring
  for (const { inside, meet } of edgesOf(box)) {
    const before = kept
    kept = before.flatMap((point, index) => {
      const last = before.at(index - 1) ?? point
      if (inside(point)) return inside(last) ? [point] : [meet(last, point), point]
      return inside(last) ? [meet(last, point)] : []
    })
  }
  const [first] = kept
  return first === undefined ? [] : [...kept, first]
}

/** The pieces of a line whose points lie inside a box. */
export function clipLine(line: Line, [west, south, east, north]: Box): Line[] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (const point of line) {
    const [x, y] = point
    if (x >= west && x <= east && y >= south && y <= north) piece.push(point)
    else {
      pieces.push(piece)
      piece = []
    }
  }
  return [...pieces, piece].filter(({ length }) => length > 1)
}

function farFrom([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const long = Math.hypot(bx - ax, by - ay)
  return long === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long
}

/** The line with as few points as are needed to stay within `off` degrees of it (Douglas and Peucker). */
export function thinned(line: Line, off: number): Line {
  const first = line[0]
  const last = line.at(-1)
  if (off === 0 || first === undefined || last === undefined || line.length < 3) return line
  let worst = 0
  let far = 0
  line.forEach((point, index) => {
    const distance = farFrom(point, first, last)
    if (distance > far) [far, worst] = [distance, index]
  })
  if (far <= off) return [first, last]
  return [...thinned(line.slice(0, worst + 1), off).slice(0, -1), ...thinned(line.slice(worst), off)]
}

/** A coarse line with its corners cut, twice (Chaikin). */
export function smooth(line: Line): Line {
  const cut = (points: Line): Line => [
    ...points.slice(0, 1),
    ...points.slice(1).flatMap(([bx, by], index): Point[] => {
      const [ax, ay] = points[index] ?? [bx, by]
      return [
        [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
        [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
      ]
    }),
    ...points.slice(-1),
  ]
  return cut(cut(line))
}
