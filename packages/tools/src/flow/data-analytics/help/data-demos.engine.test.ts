import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { exampleFlow } from '../../../flow-kit/example-flow.ts'
import { demoExecutors, demoFlow } from '../../../flow-kit/node-demo.ts'
import { checkDemo } from '../../../flow-kit/testing/run-demos.ts'
import { dataRegistry } from '../nodes/data-nodes.ts'
import { nodeDuckDatabase, nodeTabular } from '../testing/node-tabular.ts'
import { DATA_DEMOS } from './data-demos.ts'

/** The library is read and made ready first. */
const LOADING = 60_000

let duck: Duck
beforeAll(async () => {
  duck = new Duck(await nodeDuckDatabase())
}, LOADING)

const engine = () => nodeTabular(() => Promise.resolve(duck)).executor

/** These show what is there: it is the same before and after. */
const SAME = new Set(['data.show', 'data.sample', 'data.paste'])

describe('the help shows what the node really does', () => {
  test.each(Object.entries(DATA_DEMOS))('%s', async (type, demo) => {
    const { before, after } = await checkDemo(demo, dataRegistry, { tabular: engine() })
    if (!SAME.has(type)) expect(before).not.toContain(after)
  })

  test('average, filter and join are told as they are', async () => {
    const rowsOf = async (type: string) => {
      const { content, after } = demoFlow(DATA_DEMOS[type]!)
      const session = new FlowSession(content, {
        registry: dataRegistry,
        executors: { tabular: engine() },
      })
      await session.evaluator.idle()
      const { preview } = session.evaluator.stateOf(after)
      return preview?.kind === 'table' ? preview.head : []
    }
    expect(await rowsOf('data.group')).toEqual([
      ['blue', 6],
      ['red', 7],
    ])
    expect(await rowsOf('data.filter')).toEqual([
      ['Dao', 'red', 8],
      ['Kla', 'red', 6],
      ['Mek', 'blue', 9],
    ])
    expect(await rowsOf('data.join')).toEqual([
      ['Dao', 8, 'red'],
      ['Fon', 3, 'blue'],
      ['Kla', 6, null],
    ])
  })

  test('an example beside an open flow takes nothing away from it', async () => {
    const executor = engine()
    const { steps } = DATA_DEMOS['data.filter']!
    const open = new FlowSession(exampleFlow('', steps), {
      registry: dataRegistry,
      executors: { tabular: executor },
    })
    await open.evaluator.idle()
    const { executors, dispose } = demoExecutors(open.executors)
    // The very same flow: the same keys, in the same engine.
    const demo = new FlowSession(exampleFlow('', steps), { registry: dataRegistry, executors })
    await demo.evaluator.idle()
    demo.dispose()
    dispose()
    const value = open.evaluator.stateOf('n2').outputs?.table
    expect(await open.evaluator.take(value!)).toMatchObject({ type: 'table' })
  })
})
