/** What the server kept of a level after it has played it again itself. */
import type { Person } from './person.ts'

export async function openGame(person: Person, game: string): Promise<void> {
  await person.open(`/games/${game}`)
  await person.see({ css: '[data-game-ready]' }, 60)
}

export async function keptStars(
  person: Person,
  game: string,
  level: string,
  stars: number,
): Promise<void> {
  const address = `/api/progress?tool=games/${game}&key=progress`
  const read = () =>
    person.ask<number | null>(`(async () => {
      const { value } = await (await fetch(${JSON.stringify(address)})).json()
      return value?.levels?.[${JSON.stringify(level)}]?.stars ?? null
    })()`)
  await person.reads(`${stars} stars for ${level}`, read, (now) => now === stars)
}
