import { expect, test } from 'vitest'
import type { ToolHost } from '../../host/tool-host.ts'
import { CodeError } from '../core/code/code-error.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import { type PlayedProgram, tutorSubject } from './tutor-subject.tsx'

const python = (source: string): ProgramSource => ({ view: 'python', source })

const subjectOf = (part: Partial<PlayedProgram>) =>
  tutorSubject({
    host: {} as ToolHost,
    t: (key: string) => key,
    messages: {} as PlayedProgram['messages'],
    program: python('move()\n'),
    problem: null,
    failure: null,
    level: 'repeat-1',
    goal: 'Walk to the flag.',
    ...part,
  })

test('an empty program: the goal, and that a first block is missing', () => {
  const { firstHelp, error } = subjectOf({ program: python('') })
  expect(error).toBeNull()
  expect(firstHelp).toEqual({ task: true, what: 'Walk to the flag.', next: ['hintStart'] })
})

test('a program that cannot start: what is wrong with it comes before how a run ended', () => {
  const problem = new CodeError('unknown-name', '1', { word: 'moev' })
  const { firstHelp, error } = subjectOf({ problem, failure: 'The robot fell.' })
  expect(error).toBe('error.unknown-name')
  expect(firstHelp).toEqual({ what: 'error.unknown-name', next: ['tutorMend'] })
})

test('a run that did not reach the goal is what happened', () => {
  const { firstHelp, error, level, goal } = subjectOf({ failure: 'The robot fell.' })
  expect(error).toBe('The robot fell.')
  expect(firstHelp).toEqual({ what: 'The robot fell.', next: ['tutorWatch', 'tutorHints'] })
  expect([level, goal]).toEqual(['repeat-1', 'Walk to the flag.'])
})

test('what cannot be read yet is told as it was written', () => {
  expect(subjectOf({ program: python('move(\n') }).program).toBe('move(\n')
})

test('whoever writes Python is answered in text', () => {
  expect(subjectOf({}).draw?.('move()')).toBeNull()
})

test('of an answer only what is a program is drawn', () => {
  const program: ProgramSource = { view: 'blocks', workspace: {} }
  expect(subjectOf({ program }).draw?.('repeat until you are there')).toBeNull()
  expect(subjectOf({ program }).draw?.('')).toBeNull()
  expect(subjectOf({ program }).draw?.('move()\n')).not.toBeNull()
})
