/** What left the server, looked at: no personal data, and the learner's words nowhere but inside their marks. */
import type { Asked } from '../../../testing/model-server.ts'
import type { Situation } from './situation.ts'

const BLOCK = /^\[([a-z, ]+) ([0-9a-z]{14,})\]\n((?:\d*\| .*\n|\d*\| ?\n)*)\[end of \1 \2\]$/gmu
/** Shorter lines stand in the rules by chance. */
const LEAST = 8

export function faultsInSent(asked: Asked, { personal, question, subject }: Situation): string[] {
  const texts = asked.body.messages.map(({ content }) => content)
  const whole = texts.join('\n')
  const outside = asked.body.messages
    .filter(({ role }) => role !== 'assistant')
    .map(({ content }) => content.replaceAll(BLOCK, ''))
    .join('\n')
  const own = [question, subject?.program ?? '', subject?.error ?? '', subject?.failing ?? '']
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= LEAST)
  return [
    ...personal.filter((piece) => whole.includes(piece)).map((piece) => `personal: ${piece}`),
    ...own.filter((line) => outside.includes(line)).map((line) => `outside of its marks: ${line}`),
    ...(/\[(?:question|program) [0-9a-z]{14,}\]/.test(outside) ? ['a mark that does not end'] : []),
  ]
}
