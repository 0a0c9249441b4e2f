import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../code/testing/hostile-texts.ts'
import { autoLayout, wrappedLayout } from './auto-layout.ts'
import { refusal } from './connection.ts'
import { copyNodes, pasteNodes, readClip } from './flow-clipboard.ts'
import { EMPTY_FLOW, type FlowContent } from './flow-content.ts'
import { readFlow } from './flow-document.ts'
import * as edit from './flow-edit.ts'
import { FlowSession } from './flow-session.ts'
import { checkParam, filledParams } from './param-spec.ts'
import { pythonCode } from './python-code.ts'
import { flatten, foldIntoSubflow } from './subflow.ts'
import { arithmeticWorld } from './testing/arithmetic.ts'

const AT = { x: 0, y: 0 }
const end = (node: string, port: string) => ({ node, port })

function sum(): FlowContent {
  let flow = edit.addNode(EMPTY_FLOW, 'math.number', AT, { value: 9 }).content
  flow = edit.addNode(flow, 'math.add', AT, { plus: 7 }).content
  flow = edit.addNode(flow, 'math.root', AT).content
  flow = edit.connect(flow, end('n1', 'out'), end('n2', 'a'))
  return edit.connect(flow, end('n2', 'out'), end('n3', 'a'))
}

function session(content: FlowContent): FlowSession {
  return new FlowSession(content, arithmeticWorld())
}

test('only fitting ports connect, and the reason is given', () => {
  const open = session(edit.addNode(sum(), 'text.word', AT).content)
  expect(open.connect(end('n4', 'out'), end('n2', 'b'))).toEqual({
    code: 'types',
    gives: 'text',
    takes: 'number',
  })
  expect(open.connect(end('n3', 'out'), end('n2', 'b'))).toEqual({ code: 'cycle' })
  expect(open.connect(end('n2', 'out'), end('n2', 'b'))).toEqual({ code: 'same-node' })
  expect(open.connect(end('n1', 'out'), end('n2', 'a'))).toEqual({ code: 'already' })
  expect(open.connect(end('n1', 'out'), end('n2', 'z'))).toEqual({ code: 'missing-port' })
  expect(open.connect(end('n1', 'out'), end('n2', 'b'))).toBeNull()
  open.dispose()
})

test('a slider drag is one step of undo', () => {
  const open = session(sum())
  for (const value of [1, 2, 3]) open.setParam('n1', 'value', value)
  open.undo()
  expect(open.content.nodes[0]?.params.value).toBe(9)
  open.redo()
  expect(open.content.nodes[0]?.params.value).toBe(3)
  expect(open.canRedo).toBe(false)
  open.dispose()
})

test('what is copied pastes with its wires and ids of its own', () => {
  const clip = readClip(copyNodes(sum(), new Set(['n1', 'n2'])))
  expect(clip).not.toBeNull()
  const { content, ids } = pasteNodes(sum(), clip!, { x: 5, y: 5 })
  expect(ids).toEqual(['n4', 'n5'])
  expect(content.edges.at(-1)).toMatchObject({ from: end('n4', 'out'), to: end('n5', 'a') })
  expect(readClip('hello')).toBeNull()
})

test('a part folds into a node of one’s own with the same result', async () => {
  const folded = foldIntoSubflow(
    sum(),
    new Set(['n2', 'n3']),
    'Mine',
    arithmeticWorld().registry.get,
  )
  const open = session(folded!.content)
  await open.evaluator.idle()
  expect(open.content.nodes).toHaveLength(2)
  expect(open.evaluator.stateOf(folded!.id).outputs).toEqual({ out: { type: 'number', value: 4 } })
  expect(open.typeOfNode(folded!.id)?.inputs.map((port) => port.name)).toEqual(['a', 'b'])
  open.dispose()
})

test('a fold that would make a cycle is refused', () => {
  const { registry } = arithmeticWorld()
  expect(foldIntoSubflow(sum(), new Set(['n1', 'n3']), 'No', registry.get)).toBeNull()
})

test('Python reads like a person wrote it', () => {
  const texts = {
    nameOf: (node: { type: string }) => node.type,
    skipped: (name: string) => `${name}: left out`,
  }
  const flow = edit.addNode(edit.addNode(sum(), 'math.add', AT).content, 'gone', AT).content
  expect(pythonCode(flow, arithmeticWorld().registry, texts)).toBe(`import math

# math.number
number = 9

# math.add: left out

# gone: left out

# math.add
total = number + 7

# math.root
root = math.sqrt(total)
`)
})

test('a name of a node stays in its comment, whatever it is', () => {
  const codeWith = (name: string): string =>
    pythonCode(sum(), arithmeticWorld().registry, { nameOf: () => name, skipped: (left) => left })
  const statements = (code: string): string[] =>
    code.split(/[\n\r]/).filter((line) => !line.startsWith('#'))
  const plain = statements(codeWith('name'))
  const hostile = [...HOSTILE_TEXTS, 'coding: utf-7', '-*- coding=rot13 -*-', 'x\r\nimport os']
  for (const name of hostile) {
    const code = codeWith(name)
    expect(statements(code)).toEqual(plain)
    // How a file says in which letters it is written: with it a comment could become another program.
    expect(code).not.toMatch(/^[ \t\f]*#.*?coding[:=][ \t]*[-_.a-zA-Z0-9]+/m)
    expect(code).not.toContain('\0')
  }
})

test('nodes of one’s own that hold each other without end are laid open as far as is good', () => {
  const inside = Array.from({ length: 50 }, (_, at) => ({
    id: `n${at}`,
    type: 'subflow:s',
    position: AT,
    params: {},
  }))
  const ends = inside.map(({ id }) => ({ node: id, port: 'a' }))
  const bomb = {
    ...EMPTY_FLOW,
    nodes: inside.slice(0, 2),
    edges: [{ id: 'e', from: end('n0', 'out'), to: end('n1', 'a') }],
    subflows: [
      {
        id: 's',
        title: 'bomb',
        nodes: inside,
        edges: [],
        inputs: [{ name: 'a', to: [...ends, ...ends] }],
        outputs: [{ name: 'out', from: end('n0', 'out') }],
      },
    ],
  }
  const read = readFlow({ version: 2, content: bomb })
  const flat = flatten(read.ok ? read.content : EMPTY_FLOW)
  expect(flat.nodes.length).toBeLessThan(20_000)
  expect(flat.edges.length).toBeLessThan(20_000)
})

test('a flow holds what a flow holds, or is refused by name', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown
  const node = { id: 'n', type: 'math.number', position: AT, params: {} }
  const broken = (change: object) =>
    readFlow({ version: 2, content: { ...EMPTY_FLOW, nodes: [{ ...node, ...change }] } })
  for (const wrong of [{ params: { deep } }, { title: {} }, { params: 7 }, { position: null }])
    expect(broken(wrong)).toMatchObject({ ok: false, code: 'broken-flow' })
  expect(readFlow({ version: 1, content: { nodes: [], edges: [null, 7] } })).toMatchObject({
    ok: true,
  })
  const evil = JSON.parse('{"__proto__": {"value": 9}, "constructor": 1}') as object
  const read = broken({ params: evil })
  expect(read.ok && filledParams([], read.content.nodes[0]!.params)).toEqual({})
  expect('value' in {}).toBe(false)
})

test('old, newer and broken documents', () => {
  const old = readFlow({
    version: 1,
    content: {
      nodes: sum().nodes,
      edges: [{ id: 'e', source: 'n1', sourcePort: 'out', target: 'n2', targetPort: 'a' }],
    },
  })
  expect(old.ok && old.content.edges[0]).toMatchObject({
    from: end('n1', 'out'),
    to: end('n2', 'a'),
  })
  expect(readFlow({ version: 99, content: {} })).toMatchObject({ ok: false, code: 'too-new' })
  expect(readFlow({ version: 2, content: 'x' })).toMatchObject({ ok: false, code: 'not-a-flow' })
  expect(readFlow({ version: 2, content: { nodes: [{ id: 3 }] } })).toMatchObject({
    ok: false,
    code: 'broken-flow',
    detail: 'nodes',
  })
})

test('unknown nodes are kept as they are', () => {
  const flow = edit.addNode(EMPTY_FLOW, 'from.the.future', AT, { deep: { value: [1] } }).content
  const read = readFlow({ version: 2, content: JSON.parse(JSON.stringify(flow)) })
  expect(read.ok && read.content.nodes).toEqual(flow.nodes)
})

test('layout runs from sources to results without overlaps', () => {
  const places = autoLayout(sum(), () => ({ width: 200, height: 100 }))
  expect(places.get('n1')!.x + 200).toBeLessThan(places.get('n2')!.x)
  expect(places.get('n2')!.x + 200).toBeLessThan(places.get('n3')!.x)
})

test('settings out of range are named', () => {
  const spec = { kind: 'number', name: 'size', default: 3, min: 1, max: 31, odd: true } as const
  expect(checkParam(spec, 4)?.code).toBe('not-odd')
  expect(checkParam(spec, 0)?.code).toBe('too-small')
  expect(checkParam(spec, 'x')?.code).toBe('not-a-number')
  expect(checkParam(spec, 5)).toBeNull()
})

test('removing a node takes its wires, groups and dashboard place with it', () => {
  let flow = edit.addGroup(sum(), ['n1', 'n2'], 'first')
  flow = edit.toggleDashboard(flow, 'n2')
  flow = edit.removeItems(flow, new Set(['n2']))
  expect(flow).toMatchObject({ edges: [], dashboard: [], groups: [{ nodes: ['n1'] }] })
})

test('a wire into a taken input takes its place', () => {
  const more = edit.addNode(sum(), 'math.number', AT).content
  const flow = edit.connect(more, end('n4', 'out'), end('n2', 'a'))
  expect(flow.edges.filter((edge) => edge.to.node === 'n2')).toHaveLength(1)
  expect(refusal(flow, () => undefined, end('n4', 'out'), end('n2', 'a'))?.code).toBe(
    'missing-port',
  )
})

test('a long flow is set in lines for the room there is, nothing on top of anything', () => {
  let flow = edit.addNode(EMPTY_FLOW, 'math.number', AT).content
  for (let n = 2; n <= 6; n++) {
    flow = edit.addNode(flow, 'math.add', AT).content
    flow = edit.connect(flow, end(`n${n - 1}`, 'out'), end(`n${n}`, 'a'))
  }
  const size = { width: 200, height: 100 }
  const linesIn = (width: number, height: number) => {
    const places = [...wrappedLayout(flow, () => size, { width, height }).values()]
    const apart = places.every((a, i) =>
      places.every((b, j) => i === j || Math.abs(a.x - b.x) >= 200 || Math.abs(a.y - b.y) >= 100),
    )
    expect(apart).toBe(true)
    return Map.groupBy(places, ({ y }) => y).size
  }
  expect(linesIn(2000, 400)).toBe(1)
  expect(linesIn(800, 700)).toBe(2)
  expect(linesIn(300, 900)).toBe(6)
})
