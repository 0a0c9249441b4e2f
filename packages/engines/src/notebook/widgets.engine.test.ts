/** ipywidgets over our comms, with a real interpreter: what the page is told, and what it says back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEvent } from '../python/from-frame.ts'
import type { CommMessage, PythonEvent } from '../python/protocol.ts'
import { handBroughtAlong } from '../python/testing/brought-along.ts'
import { type TestPython, testPython } from '../python/testing/test-python.ts'

let python: TestPython
let events: PythonEvent[] = []

beforeAll(async () => {
  python = await testPython({ fetchPackages: handBroughtAlong })
  python.client.onEvent((event) => {
    expect(readEvent(event)).toEqual(event)
    events.push(event)
  })
}, 60_000)
afterAll(() => python.client.dispose())
beforeEach(() => {
  events = []
})

let number = 0

async function cell(source: string) {
  number += 1
  events = []
  const request = { do: 'cell', source, number, message: `message-${number}` } as const
  const answer = await python.client.perform(request, null)
  return { answer, events, printed: printed() }
}

/** What the page sends when somebody uses a widget. */
async function use(comm: string, data: unknown) {
  events = []
  const about = { target: 'jupyter.widget', metadata: {}, buffers: [] }
  const request = { do: 'comm', what: 'msg', comm, data, message: 'used', ...about } as const
  const answer = await python.client.perform(request, null)
  return { answer, events, printed: printed() }
}

const printed = () => events.map((event) => (event.kind === 'stdout' ? event.text : '')).join('')

function comms(what: CommMessage['what']) {
  return events.filter((event) => event.kind === 'comm').filter((event) => event.what === what)
}

interface State {
  method?: string
  state: Record<string, unknown>
}

/** The comm that was opened for the widget of this class. */
function opened(model: string): string {
  const found = comms('open').find(({ data }) => (data as State).state['_model_name'] === model)
  if (!found) throw new Error(`no ${model} was opened`)
  return found.comm
}

const update = (state: Record<string, unknown>) => ({ method: 'update', state, buffer_paths: [] })

test('a slider is opened on the page, shown, moved from there and observed here', async () => {
  const made = await cell(`
import ipywidgets as widgets
slider = widgets.IntSlider(value=3, description='How many')
slider.observe(lambda change: print('now', change['new']), 'value')
slider`)
  expect(made.answer.ending).toBe('finished')
  const comm = opened('IntSliderModel')
  expect(made.answer.result?.data['application/vnd.jupyter.widget-view+json']).toMatchObject({
    model_id: comm,
  })
  expect(made.answer.result?.data['text/plain']).toContain('IntSlider(value=3')
  const moved = await use(comm, update({ value: 8 }))
  expect(moved.printed).toBe('now 8\n')
  expect((await cell('slider.value')).answer.result?.data['text/plain']).toBe('8')
  const told = await cell('slider.value = 4')
  expect(told.printed).toBe('now 4\n')
  expect(comms('msg').map(({ data }) => (data as State).state)).toEqual([{ value: 4 }])
})

test('a button calls, also when what it calls is wrong', async () => {
  await cell(`
clicks = 0
def clicked(button):
    global clicks
    clicks += 1
    print('click', clicks)
    if clicks == 2: 1 / 0
button = widgets.Button(description='Click')
button.on_click(clicked)
display(button)`)
  const comm = opened('ButtonModel')
  const press = { method: 'custom', content: { event: 'click' } }
  expect((await use(comm, press)).printed).toBe('click 1\n')
  const wrong = await use(comm, press)
  expect(wrong.answer.ending).toBe('finished')
  const error = wrong.events.find((event) => event.kind === 'error')
  expect(error?.error.type).toBe('ZeroDivisionError')
  expect((await use(comm, press)).printed).toBe('click 3\n')
})

test('what an Output catches stands between the two messages that say so', async () => {
  await cell(
    'out = widgets.Output()\nprint("before")\nwith out:\n    print("inside")\nprint("after")',
  )
  const comm = opened('OutputModel')
  const told = events.flatMap((event) => {
    if (event.kind === 'stdout') return [event.text]
    if (event.kind !== 'comm' || event.comm !== comm || event.what !== 'msg') return []
    return [`→${String((event.data as State).state['msg_id'])}`]
  })
  expect(told).toEqual(['before\n', `→message-${number}`, 'inside\n', '→', 'after\n'])
})

test('interact calls anew and clears only its own output', async () => {
  await cell(`
print('stays')
from ipywidgets import interact
@interact(n=(0, 10), loud=False)
def double(n=2, loud=False):
    print(n * 2)
print('stays too')`)
  expect(printed()).toBe('stays\n4\nstays too\n')
  const moved = await use(opened('IntSliderModel'), update({ value: 5 }))
  expect(moved.printed).toBe('10\n')
  const kinds = moved.events
    .filter((event) => event.kind !== 'comm' || (event.data as State).method !== 'echo_update')
    .map((event) => event.kind)
  expect(kinds).toEqual(['comm', 'clear', 'stdout', 'comm'])
})

test('boxes, links, interactive and interact_manual are made without a word of complaint', async () => {
  const { answer, events: told } = await cell(`
from ipywidgets import *
a, b = FloatSlider(), FloatText()
link((a, 'value'), (b, 'value'))
jslink((a, 'value'), (b, 'value'))
a.value = 2.5
tab = Tab([HBox([a, b]), VBox([Dropdown(options=['x', 'y']), Text('hi')])], titles=['one', 'two'])
more = Accordion([HTML('<b>bold</b>'), IntProgress(3), Checkbox(), ToggleButtons(options=['p', 'q'])])
inter = interactive(lambda x: x, x=1.5)
interact_manual(lambda x: x, x=['r', 's'])
display(tab, more, inter)
print(b.value, inter.result)`)
  expect(answer).toMatchObject({ ending: 'finished' })
  expect(printed()).toBe('2.5 1.5\n')
  expect(told.some((event) => event.kind === 'stderr' || event.kind === 'error')).toBe(false)
})

test('a bar that is told a new value without end is told the page a few times, and Stop ends it', async () => {
  const run = cell(`
bar = IntProgress(max=10**9)
display(bar)
while True:
    bar.value += 1`)
  await expect.poll(() => comms('msg').length, { timeout: 20_000 }).toBeGreaterThan(3)
  python.client.stop()
  const { answer } = await run
  expect(answer).toEqual({ ending: 'stopped' })
  const values = comms('msg').map(({ data }) => Number((data as State).state['value']))
  expect(values, 'each is newer').toEqual(values.toSorted((a, b) => a - b))
  const last = Number((await cell('bar.value')).answer.result?.data['text/plain'])
  // Stop may come between a value and its telling.
  expect([last, last - 1], 'and the last is the last').toContain(values.at(-1))
  expect(values.length).toBeLessThan(last / 2)
})

test('widgets without end are refused before they fill the page', async () => {
  const { answer } = await cell('while True:\n    Button()')
  expect(answer.ending === 'error' && answer.error.message).toContain('5000 widgets')
}, 120_000)

test('a message for a widget that is gone does nothing, and in a program widgets are words', async () => {
  expect((await use('nobody', update({ value: 1 }))).answer).toEqual({ ending: 'finished' })
  const fresh = await testPython({ fetchPackages: handBroughtAlong })
  const { stdout, events: told } = await fresh.play(
    'import ipywidgets\nfrom IPython.display import display\ndisplay(ipywidgets.IntSlider(3))',
  )
  fresh.client.dispose()
  expect(stdout).toContain('IntSlider(value=3')
  expect(told.map((event) => event.kind)).toEqual(['stdout'])
})
