/** What pages write on the console: this browser tells it on its own output, line by line. */
import type { Readable } from 'node:stream'

// CONSOLE JS ERROR TypeError: … / CONSOLE NETWORK ERROR Failed to load resource: … / http://…:12:4: CONSOLE ERROR …
const ERROR = /CONSOLE (?:\w+ )?ERROR:? (.*)$/

export function consoleErrors(outputs: readonly Readable[]): () => string[] {
  const errors: string[] = []
  for (const output of outputs) {
    let rest = ''
    output.setEncoding('utf8')
    output.on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, said] = ERROR.exec(line) ?? []
        if (said) errors.push(said)
      }
    })
  }
  return () => errors
}
