/** Projects without a browser: what is said, and whether it comes to an end. */
import { describe, expect, test } from 'vitest'
import { openProject } from './open-project.ts'
import { runProject } from './run-project.ts'
import { sb3, script, stage, target } from './testing/scratch-files.ts'

function run(...blocks: Parameters<typeof script>): { said: string[]; hasEnded: boolean } {
  const { content } = openProject(
    sb3(stage(), target({ blocks: script(['event_whenflagclicked'], ...blocks) })),
  )
  const said: string[] = []
  const hasEnded = runProject(content, { seconds: 3, onSay: (text) => said.push(text) })
  return { said, hasEnded }
}

const text = (value: string) => ({ MESSAGE: [1, [10, value]], SECS: [1, [4, '0.1']] })

describe('what is said', () => {
  test('each text as one line, with and without a time', () => {
    const { said } = run(
      ['looks_say', { inputs: text(' one\n two ') }],
      ['looks_sayforsecs', { inputs: text('three') }],
    )
    expect(said).toEqual(['one two', 'three'])
  })

  test('thoughts and silence are not', () => {
    const { said } = run(
      ['looks_think', { inputs: text('hm') }],
      ['looks_thinkforsecs', { inputs: text('hm') }],
      ['looks_say', { inputs: text('') }],
    )
    expect(said).toEqual([])
  })
})

describe('the end', () => {
  test('when every script has ended, also after blocks that are not known', () => {
    expect(run(['microbit_display'], ['looks_show']).hasEnded).toBe(true)
  })

  test.each([
    ['a loop without end', 'control_forever'],
    ['a question that nobody answers', 'sensing_askandwait'],
    ['a moment that never comes', 'control_wait_until'],
  ])('not with %s', (_, opcode) => {
    expect(run([opcode]).hasEnded).toBe(false)
  })
})
