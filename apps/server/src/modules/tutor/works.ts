/** Answers on their way. They go on to their end whether somebody listens or not, so that no coin stays held. */

export interface Works {
  /** The same events, made as soon as they can be; whoever stops listening stops nothing. */
  start<Event>(events: AsyncGenerator<Event>): AsyncGenerator<Event>
  /** When none is under way any more. */
  settled(): Promise<void>
}

export function createWorks(failed: (error: unknown) => void): Works {
  const running = new Set<Promise<void>>()
  return {
    start<Event>(events: AsyncGenerator<Event>) {
      const made: Event[] = []
      let isOver = false
      let wake = () => {}
      const work = run()
      running.add(work)
      void work.finally(() => running.delete(work))
      return listen()

      async function run(): Promise<void> {
        try {
          for await (const event of events) {
            made.push(event)
            wake()
          }
        } catch (error) {
          failed(error)
        } finally {
          isOver = true
          wake()
        }
      }
      async function* listen(): AsyncGenerator<Event> {
        for (;;) {
          for (let event = made.shift(); event !== undefined; event = made.shift()) yield event
          if (isOver) return
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
