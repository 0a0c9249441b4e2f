/** One floor being played: the hero acts, then every monster takes its turn. Pure and exact. */
import { CodeError } from '../../../game-kit/core/code/code-error.ts'
import { showValue, type Value } from '../../../game-kit/core/code/value.ts'
import { type DungeonMap, distance, neighbour } from './dungeon-map.ts'
import { type Monster, moveMonster, startMonster } from './monsters.ts'
import { DIRECTIONS, type Direction, type Thing } from './vocabulary.ts'

export const MOST_HEARTS = 3
const FOOD_ENERGY = 15

export type Ending = 'won' | 'fallen' | 'tired'
export type Happening =
  | 'walked'
  | 'bumped'
  | 'hit'
  | 'killed'
  | 'missed'
  | 'opened'
  | 'no-key'
  | 'no-door'
  | 'waited'
  | 'took-key'
  | 'took-food'
  | 'took-coin'
  | 'took-heart'
  | 'bitten'

export interface DungeonState {
  hero: number
  facing: number
  hearts: number
  energy: number
  keys: number
  coins: number
  monsters: readonly Monster[]
  /** Cells whose item is gone or whose door is open. */
  cleared: ReadonlySet<number>
}

export class DungeonWorld {
  readonly map: DungeonMap
  state: DungeonState
  turn = 0
  bites = 0
  ending: Ending | null = null
  /** What the last command brought about. */
  happenings: Happening[] = []
  readonly #visits = new Map<number, number>()

  constructor(map: DungeonMap, energy: number, hearts = MOST_HEARTS) {
    this.map = map
    this.state = {
      hero: map.start,
      facing: 1,
      hearts,
      energy,
      keys: 0,
      coins: 0,
      monsters: map.monsters.map(({ kind, cell }, id) => startMonster(kind, cell, id)),
      cleared: new Set(),
    }
    this.#visits.set(map.start, 1)
  }

  /** False when the run ends here. */
  act(name: string, args: Value[], at: string): boolean {
    this.happenings = []
    const direction = name === 'wait' ? 0 : this.#direction(args[0], at)
    if (name === 'go') this.#go(direction)
    else if (name === 'hit') this.#hit(direction)
    else if (name === 'open') this.#open(direction)
    else this.happenings.push('waited')
    this.#change({ energy: this.state.energy - 1 })
    if (this.ending === null) this.#monstersTurn()
    if (this.ending === null && this.state.energy <= 0) this.ending = 'tired'
    return this.ending === null
  }

  ask(name: string, args: Value[], at: string): Value {
    const { hero, energy, hearts, keys } = this.state
    if (name === 'energy') return energy
    if (name === 'hearts') return hearts
    if (name === 'keys') return keys
    if (name === 'here') return hero
    if (name === 'opposite') return opposite(args[0], at)
    const direction = this.#direction(args[0], at)
    const cell = neighbour(this.map, hero, direction)
    if (name === 'there') return cell
    if (name === 'been') return this.#visits.get(cell) ?? 0
    if (name === 'look') return this.thingAt(cell)
    if (name === 'far') return this.#far(direction)
    return this.#isWalkable(cell)
  }

  thingAt(cell: number): Thing {
    if (cell < 0 || this.map.walls[cell] === 1) return 'wall'
    if (this.#monsterAt(cell)) return 'monster'
    if (cell === this.map.stairs) return 'stairs'
    if (this.state.cleared.has(cell)) return 'floor'
    if (this.map.doors.has(cell)) return 'door'
    return this.map.items.get(cell) ?? 'floor'
  }

  #change(part: Partial<DungeonState>): void {
    this.state = { ...this.state, ...part }
  }

  #direction(value: Value | undefined, at: string): number {
    const index = DIRECTIONS.indexOf(value as Direction)
    if (index < 0) throw new CodeError('bad-argument', at, { word: showValue(value ?? '') })
    return index < 4 ? index : (this.state.facing + index - 4) % 4
  }

  #monsterAt(cell: number): Monster | undefined {
    return this.state.monsters.find((monster) => monster.cell === cell)
  }

  #isDoor(cell: number): boolean {
    return this.map.doors.has(cell) && !this.state.cleared.has(cell)
  }

  #isWalkable(cell: number): boolean {
    return cell >= 0 && this.map.walls[cell] === 0 && !this.#isDoor(cell) && !this.#monsterAt(cell)
  }

  #far(direction: number): number {
    let steps = 0
    let cell = neighbour(this.map, this.state.hero, direction)
    while (this.#isWalkable(cell)) {
      steps += 1
      cell = neighbour(this.map, cell, direction)
    }
    return steps
  }

  #go(direction: number): void {
    const cell = neighbour(this.map, this.state.hero, direction)
    this.#change({ facing: direction })
    if (!this.#isWalkable(cell)) {
      this.happenings.push('bumped')
      return
    }
    this.#change({ hero: cell })
    this.#visits.set(cell, (this.#visits.get(cell) ?? 0) + 1)
    this.happenings.push('walked')
    this.#pickUp(cell)
    if (cell === this.map.stairs) this.ending = 'won'
  }

  #pickUp(cell: number): void {
    const item = this.state.cleared.has(cell) ? undefined : this.map.items.get(cell)
    if (!item) return
    const { keys, energy, coins, hearts } = this.state
    this.#change({ cleared: new Set([...this.state.cleared, cell]) })
    this.happenings.push(`took-${item}`)
    if (item === 'key') this.#change({ keys: keys + 1 })
    else if (item === 'food') this.#change({ energy: energy + FOOD_ENERGY })
    else if (item === 'coin') this.#change({ coins: coins + 1 })
    else this.#change({ hearts: Math.min(MOST_HEARTS, hearts + 1) })
  }

  #hit(direction: number): void {
    this.#change({ facing: direction })
    const target = this.#monsterAt(neighbour(this.map, this.state.hero, direction))
    if (!target) {
      this.happenings.push('missed')
      return
    }
    const health = target.health - 1
    this.happenings.push(health > 0 ? 'hit' : 'killed')
    const monsters = this.state.monsters
      .map((each) => (each === target ? { ...each, health, awake: true } : each))
      .filter((each) => each.health > 0)
    this.#change({ monsters })
  }

  #open(direction: number): void {
    this.#change({ facing: direction })
    const cell = neighbour(this.map, this.state.hero, direction)
    if (!this.#isDoor(cell)) {
      this.happenings.push('no-door')
      return
    }
    if (this.state.keys === 0) {
      this.happenings.push('no-key')
      return
    }
    const cleared = new Set([...this.state.cleared, cell])
    this.#change({ keys: this.state.keys - 1, cleared })
    this.happenings.push('opened')
  }

  #monstersTurn(): void {
    this.turn += 1
    const { hero } = this.state
    const taken = new Set(this.state.monsters.map(({ cell }) => cell))
    const isOpen = (cell: number) =>
      cell >= 0 &&
      this.map.walls[cell] === 0 &&
      cell !== hero &&
      cell !== this.map.stairs &&
      !this.#isDoor(cell) &&
      !taken.has(cell)
    const around = { map: this.map, hero, turn: this.turn, isOpen }
    const monsters = this.state.monsters.map((monster) => {
      if (monster.beside && this.#isBeside(monster)) {
        this.#bite()
        return monster
      }
      const moved = moveMonster(monster, around)
      taken.delete(monster.cell)
      taken.add(moved.cell)
      const beside = moved.awake && this.#isBeside(moved)
      return beside === moved.beside ? moved : { ...moved, beside }
    })
    this.#change({ monsters })
    if (this.state.hearts <= 0) this.ending = 'fallen'
  }

  #isBeside(monster: Monster): boolean {
    return distance(this.map, monster.cell, this.state.hero) === 1
  }

  #bite(): void {
    this.bites += 1
    this.#change({ hearts: Math.max(0, this.state.hearts - 1) })
    this.happenings.push('bitten')
  }
}

function opposite(value: Value | undefined, at: string): Direction {
  const index = DIRECTIONS.indexOf(value as Direction)
  if (index < 0) throw new CodeError('bad-argument', at, { word: showValue(value ?? '') })
  const half = index < 4 ? 0 : 4
  return DIRECTIONS[half + ((index - half + 2) % 4)] ?? 'north'
}
