/** Words that are done or asked: those of the game and of the language, and those a learner has taught. */

import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { Expression } from '../../code/ast.ts'
import { MOST_PARAMETERS } from '../../code/block-json.ts'
import { CodeError } from '../../code/code-error.ts'
import { printAll } from '../../code/python-lines.ts'
import { name } from '../game-arg.ts'
import {
  type BlockReader,
  type FacedSpec,
  type Faces,
  inSockets,
  places,
  type Said,
  type StatementFamily,
  sockets,
  type ValueFamily,
} from '../game-block.ts'
import { builtInCommand, builtInQuestion } from '../game-register.ts'
import { defineStatement, defineValue } from '../meaning.ts'
import { NAME } from '../name.ts'

/** A word of the game out of a block's type, which a file may have made up: `free_1` is `free` with one socket. */
function readWord(block: BlockJson, from: BlockReader, rest: string): [string, Expression[]] {
  const cut = rest.lastIndexOf('_')
  const word = rest.slice(0, cut)
  if (!NAME.test(word)) throw from.refuse(block, word.slice(0, 40))
  return [word, from.sockets(block, Number(rest.slice(cut + 1)))]
}

function sayWord(kind: 'do' | 'ask', word: string, args: readonly Expression[]): Said {
  const type = `${kind}_${word}_${args.length}`
  return { type, args: sockets(args.length), parts: inSockets(args) }
}

function sayTaught(
  kind: 'call' | 'value',
  word: string,
  args: readonly Expression[],
  at: string | null,
): Said {
  const count = args.length
  if (count > MOST_PARAMETERS) throw new CodeError('bad-blocks', at, { word })
  return {
    type: `${kind}_${count}`,
    args: taught(count),
    parts: { NAME: word, ...inSockets(args) },
  }
}

const taught = (count: number) => [name('NAME', 'go'), ...sockets(count)]

const wordSpecs = (kind: 'do' | 'ask', { vocabulary, word: faceOf }: Faces): FacedSpec[] => {
  const isDone = kind === 'do'
  return Object.entries(isDone ? vocabulary.commands : vocabulary.questions).map(
    ([word, count]) => {
      const { text, tip } = faceOf(word)
      return {
        type: `${kind}_${word}_${count}`,
        category: isDone ? 'action' : 'question',
        shape: isDone ? 'statement' : 'value',
        args: sockets(count),
        face: [text, tip],
      }
    },
  )
}

const taughtSpecs = (kind: 'call' | 'value', { words: say }: Faces): FacedSpec[] =>
  Array.from({ length: MOST_PARAMETERS + 1 }, (_, count) => {
    const [text, tip] = say['call'] ?? ['', '']
    return {
      type: `${kind}_${count}`,
      category: 'function',
      shape: kind === 'call' ? 'statement' : 'value',
      args: taught(count),
      face: [`${text} %1 ${places(2, count)}`.trim(), tip],
    }
  })

const doWord: StatementFamily<'do', 'call', null> = {
  type: 'do',
  of: 'block',
  kind: 'call',
  shape: 'statement',
  isFamily: true,
  reads(block, from, rest) {
    const [word, args] = readWord(block, from, rest)
    return { kind: 'call', at: from.at(block), name: word, args }
  },
  writes: ({ name: word, args }, { vocabulary }) =>
    Object.hasOwn(vocabulary.commands, word) || builtInCommand(word)
      ? sayWord('do', word, args)
      : null,
  specs: (faces) => wordSpecs('do', faces),
}

const callTaught: StatementFamily<'call', 'call'> = {
  type: 'call',
  of: 'block',
  kind: 'call',
  shape: 'statement',
  isFamily: true,
  reads(block, from, rest) {
    const args = from.sockets(block, Number(rest))
    return { kind: 'call', at: from.at(block), name: from.name(block, 'NAME'), args }
  },
  writes: (node) => sayTaught('call', node.name, node.args, node.at),
  specs: (faces) => taughtSpecs('call', faces),
}

const askWord: ValueFamily<'ask', 'call', null> = {
  type: 'ask',
  of: 'block',
  kind: 'call',
  shape: 'value',
  isFamily: true,
  reads(block, from, rest) {
    const [word, args] = readWord(block, from, rest)
    return { kind: 'call', name: word, args }
  },
  writes: ({ name: word, args }, { vocabulary }) =>
    Object.hasOwn(vocabulary.questions, word) || builtInQuestion(word)
      ? sayWord('ask', word, args)
      : null,
  specs: (faces) => wordSpecs('ask', faces),
}

const askTaught: ValueFamily<'value', 'call'> = {
  type: 'value',
  of: 'block',
  kind: 'call',
  shape: 'value',
  isFamily: true,
  reads: (block, from, rest) => ({
    kind: 'call',
    name: from.name(block, 'NAME'),
    args: from.sockets(block, Number(rest)),
  }),
  writes: (node) => sayTaught('value', node.name, node.args, null),
  specs: (faces) => taughtSpecs('value', faces),
}

const walk = { NAME: 'walk' }

export const action = defineStatement('call', {
  block: callTaught,
  instead: [doWord],
  /** A word is taught and done side by side. */
  offers: [
    { drawer: 'functions', type: 'function_0', with: ['function'] },
    { drawer: 'functions', type: 'call_0', with: ['function'] },
    { drawer: 'functions', type: 'function_1', with: ['parameter'], given: walk },
    { drawer: 'functions', type: 'call_1', with: ['parameter'], given: { ...walk, ARG0: 2 } },
    { drawer: 'functions', type: 'variable', with: ['parameter'], given: { VAR: 'steps' } },
  ],
  features: () => [],
  values: (node) => node.args,
  python: (node, lines) => lines.line(`${node.name}(${printAll(node.args, lines.value)})`, node.at),
  machine: (node, code) => code.action(node.name, node.args),
})

export const question = defineValue('call', {
  block: askTaught,
  instead: [askWord],
  features: () => [],
  values: (node) => node.args,
  python: (node, value) => `${node.name}(${printAll(node.args, value)})`,
  machine: (node, code) => code.question(node.name, node.args),
})

export const words = {
  call: {
    en: ['do', 'Does a word you have taught.'],
    th: ['ทำ', 'ทำตามคำที่คุณสอนไว้'],
    zh: ['做', '做你教过的词。'],
    ar: ['نفّذ', 'ينفّذ كلمة علّمتها أنت.'],
  },
} satisfies Record<string, Words>
