/** What a cell shows, as text, and what went wrong in it. */
import type { Output } from '@panya/domain/notebook/notebook.ts'

export function shownText(outputs: readonly Output[]): string {
  const parts = outputs.map((output) => {
    if (output.output_type === 'error') return ''
    if (output.output_type === 'stream') return output.text
    const plain = output.data['text/plain']
    return typeof plain === 'string' ? `${plain}\n` : ''
  })
  return parts.join('')
}

export interface CellError {
  name: string
  words: string
}

export function errorIn(outputs: readonly Output[]): CellError | null {
  for (const output of outputs)
    if (output.output_type === 'error') return { name: output.ename, words: output.evalue }
  return null
}
