/** Makes floors from a seed: rooms, corridors, a locked door with its key before it, monsters. */
import { createRandom, type Random } from '../../../game-kit/core/random.ts'

interface Room {
  x: number
  y: number
  width: number
  height: number
}

interface GeneratedFloor {
  rows: string[]
  energy: number
}

class Canvas {
  readonly width: number
  readonly height: number
  readonly #tiles: string[]

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#tiles = Array.from({ length: width * height }, () => '#')
  }

  get(cell: number): string {
    return this.#tiles[cell] ?? '#'
  }

  set(cell: number, tile: string): void {
    this.#tiles[cell] = tile
  }

  cell(x: number, y: number): number {
    return y * this.width + x
  }

  around(cell: number): number[] {
    return [cell - this.width, cell + 1, cell + this.width, cell - 1]
  }

  floor(): number[] {
    return this.#tiles.flatMap((tile, cell) => (tile === '.' ? [cell] : []))
  }

  rows(): string[] {
    return Array.from({ length: this.height }, (_, y) =>
      this.#tiles.slice(y * this.width, (y + 1) * this.width).join(''),
    )
  }

  /** Steps from a cell to every other that can be reached without passing `blocked`. */
  distances(from: number, blocked = -1): Map<number, number> {
    const found = new Map([[from, 0]])
    const queue = [from]
    for (const cell of queue) {
      for (const next of this.around(cell)) {
        if (this.get(next) === '#' || next === blocked || found.has(next)) continue
        found.set(next, (found.get(cell) ?? 0) + 1)
        queue.push(next)
      }
    }
    return found
  }
}

function overlaps(a: Room, b: Room): boolean {
  return (
    a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
  )
}

function placeRooms(canvas: Canvas, random: Random, wanted: number): Room[] {
  const rooms: Room[] = []
  for (let tries = 0; tries < 200 && rooms.length < wanted; tries++) {
    const width = 3 + random.int(4)
    const height = 2 + random.int(3)
    const x = 1 + random.int(canvas.width - width - 2)
    const y = 1 + random.int(canvas.height - height - 2)
    const room = { x, y, width, height }
    if (!rooms.some((other) => overlaps(room, other))) rooms.push(room)
  }
  for (const { x, y, width, height } of rooms) {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) canvas.set(canvas.cell(column, row), '.')
    }
  }
  return rooms
}

function middle({ x, y, width, height }: Room): [number, number] {
  return [x + Math.floor(width / 2), y + Math.floor(height / 2)]
}

function dig(canvas: Canvas, from: [number, number], to: [number, number], acrossFirst: boolean) {
  let [x, y] = from
  const put = () => canvas.set(canvas.cell(x, y), '.')
  const across = () => {
    while (x !== to[0]) {
      x += Math.sign(to[0] - x)
      put()
    }
  }
  const down = () => {
    while (y !== to[1]) {
      y += Math.sign(to[1] - y)
      put()
    }
  }
  if (acrossFirst) across()
  down()
  across()
}

function farthest(distances: Map<number, number>): number {
  let best = -1
  let most = -1
  for (const [cell, steps] of distances) {
    if (steps <= most) continue
    best = cell
    most = steps
  }
  return best
}

/** A cell that everybody on the way to the stairs has to pass, with room for a key before it. */
function findDoor(canvas: Canvas, start: number, stairs: number, random: Random): number | null {
  const candidates = canvas.floor().filter((cell) => {
    const walls = canvas.around(cell).map((next) => canvas.get(next) === '#')
    const corridor = (walls[0] && walls[2] && !walls[1]) || (walls[1] && walls[3] && !walls[0])
    return corridor && cell !== start && cell !== stairs
  })
  for (const cell of random.shuffle(candidates)) {
    const reached = canvas.distances(start, cell)
    if (!reached.has(stairs) && reached.size > 8) return cell
  }
  return null
}

function scatter(canvas: Canvas, cells: number[], tiles: string): void {
  for (const tile of tiles) {
    const cell = cells.pop()
    if (cell !== undefined) canvas.set(cell, tile)
  }
}

const MONSTERS = ['s', 's', 'b', 's', 'n', 'b', 'g', 's', 'n', 'g', 'b', 't']

/** Deeper floors are larger, hungrier and fuller. The same seed and depth give the same floor. */
export function generateFloor(seed: string, depth: number): GeneratedFloor {
  const random = createRandom(`${seed}/${depth}`)
  const width = Math.min(31, 17 + 2 * Math.floor(depth / 2))
  const height = Math.min(19, 11 + 2 * Math.floor(depth / 3))
  const canvas = new Canvas(width, height)
  const rooms = placeRooms(canvas, random, 4 + Math.min(6, Math.floor(depth / 2)))
  for (const [index, room] of rooms.entries()) {
    const before = rooms[index - 1]
    if (before) dig(canvas, middle(before), middle(room), random.next() < 0.5)
  }
  const [x, y] = middle(rooms[0] ?? { x: 1, y: 1, width: 1, height: 1 })
  const start = canvas.cell(x, y)
  const reach = canvas.distances(start)
  const stairs = farthest(reach)
  canvas.set(stairs, '>')
  const door = depth > 1 ? findDoor(canvas, start, stairs, random) : null
  const before = [...canvas.distances(start, door ?? -1)]
    .filter(([cell, steps]) => steps > 2 && canvas.get(cell) === '.')
    .map(([cell]) => cell)
  const near = random.shuffle(before)
  if (door !== null && near.length > 0) {
    canvas.set(door, '+')
    scatter(canvas, near, 'k')
  }
  canvas.set(start, '@')
  const free = random.shuffle(
    canvas.floor().filter((cell) => (reach.get(cell) ?? 0) > 3 && canvas.get(cell) === '.'),
  )
  scatter(canvas, free, '$'.repeat(2 + Math.floor(depth / 2)))
  scatter(canvas, free, 'f'.repeat(1 + Math.floor(depth / 4)))
  if (depth % 3 === 0) scatter(canvas, free, 'h')
  scatter(canvas, free, MONSTERS.slice(0, Math.max(0, depth - 1)).join(''))
  const energy = Math.round(reach.size * Math.max(1.2, 2.6 - 0.1 * depth)) + 20
  return { rows: canvas.rows(), energy }
}
