/** A board with a real MicroPython in this process, with our driver on it: programs run there and say what they print. */
import { expect } from 'vitest'
import { driverFiles } from '../../board/driver/driver-files.ts'
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { BoardLink } from '../../board/serial/board-link.ts'
import { nodeBoard } from '../../board/testing/node-board.ts'

export class RunningBoard {
  readonly #profile: BoardProfile
  readonly #board: ReturnType<typeof nodeBoard>
  #link: BoardLink | null = null
  #text = ''

  constructor(profile: BoardProfile) {
    this.#profile = profile
    this.#board = nodeBoard(profile)
  }

  async open(): Promise<void> {
    this.#link = await BoardLink.open(this.#board, {
      printed: (more) => {
        this.#text += more
      },
      gone: () => {},
    })
    await this.#link.upload(driverFiles(this.#profile))
  }

  async close(): Promise<void> {
    await this.#link?.close()
    this.#board.switchOff()
  }

  /** What a program prints until it has printed this. */
  async run(main: string, until: RegExp, timeout = 30_000): Promise<string> {
    this.#text = ''
    await this.#link!.upload([{ name: 'main.py', text: main }])
    await this.#link!.start()
    await expect.poll(() => this.#text, { timeout }).toMatch(until)
    return this.#text
  }
}
