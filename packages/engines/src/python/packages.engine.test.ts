/** A real interpreter gets packages of pure Python in place of the large ones, under their names. */
import { createRequire } from 'node:module'
import { expect, onTestFinished, test } from 'vitest'
import type { PackagesReason, PythonEvent } from './protocol.ts'
import { makeWheel } from './testing/make-wheel.ts'
import { testPython } from './testing/test-python.ts'

interface Lock {
  packages: Record<string, { file_name: string; version: string }>
}

const lock = createRequire(import.meta.url)('pyodide/pyodide-lock.json') as Lock

function aPackage(name: string, files: Record<string, string>): [string, Uint8Array] {
  const { file_name, version } = lock.packages[name]!
  return [file_name, makeWheel(name.replaceAll('-', '_'), version, files)]
}

/** What the site would hand over, and what it was asked for. */
async function pythonWith(...packages: [string, Uint8Array][]) {
  const site = {
    asked: [] as [names: string[], files: string[]][],
    reason: null as PackagesReason | null,
  }
  const wheels = new Map(packages)
  const python = await testPython({
    fetchPackages: async (names, files) => {
      site.asked.push([names, files])
      const found = files.map((file): [string, ArrayBuffer] => [
        file,
        (wheels.get(file) ?? new Uint8Array()).slice().buffer,
      ])
      return site.reason === null
        ? { files: Object.fromEntries(found), reason: null }
        : { files: {}, reason: site.reason }
    },
  })
  onTestFinished(() => python.client.dispose())
  return { python, site }
}

const SYMPY = aPackage('sympy', {
  'sympy/__init__.py': 'import mpmath\ndef solve(): return f"x = {mpmath.two}"\n',
})
const MPMATH = aPackage('mpmath', { 'mpmath/__init__.py': 'two = 2\n' })

test('a program gets what it imports with all that needs, once', async () => {
  const { python, site } = await pythonWith(SYMPY, MPMATH)
  const solve = 'import sympy\nprint(sympy.solve())'
  expect((await python.play(solve)).stdout).toBe('x = 2\n')
  expect(site.asked).toEqual([[['sympy'], [SYMPY[0], MPMATH[0]]]])
  expect((await python.play(solve)).stdout, 'again').toBe('x = 2\n')
  expect(site.asked).toHaveLength(1)
})

test('an entry in the console and a cell bring what they import too', async () => {
  const { python } = await pythonWith(SYMPY, MPMATH)
  await python.play('')
  const entry = { do: 'evaluate', source: 'import mpmath', number: 1 } as const
  expect((await python.client.perform(entry, null)).ending).toBe('finished')
  const cell = { do: 'cell', source: '%pip install sympy\nimport sympy', number: 1 } as const
  expect((await python.client.perform(cell, null)).ending).toBe('finished')
})

test('why a package cannot be had is told, and the next run tries again', async () => {
  const { python, site } = await pythonWith(MPMATH)
  for (const reason of ['no-source', 'on-its-way', 'unreachable'] as const) {
    site.reason = reason
    const { answer } = await python.play('import mpmath')
    expect(answer).toEqual({ ending: 'packages', missing: ['mpmath'], reason })
  }
  site.reason = null
  expect((await python.play('import mpmath\nprint(mpmath.two)')).stdout).toBe('2\n')
})

test('a file that is no package is a refusal, not a crash', async () => {
  const { python } = await pythonWith([MPMATH[0], new Uint8Array([1, 2, 3])])
  const { answer } = await python.play('import mpmath')
  expect(answer).toMatchObject({ ending: 'packages', missing: ['mpmath'] })
  expect((await python.play('print("on")')).stdout).toBe('on\n')
})

test('Stop while packages are on their way ends the run', async () => {
  let asked: () => void = () => {}
  const waiting = new Promise<void>((resolve) => {
    asked = resolve
  })
  const python = await testPython({
    fetchPackages: () => {
      asked()
      return new Promise(() => {})
    },
  })
  onTestFinished(() => python.client.dispose())
  const run = python.play('import mpmath')
  await waiting
  python.client.stop()
  expect((await run).answer.ending).toBe('stopped')
})

/** As much of matplotlib as our backend touches. */
const MATPLOTLIB = aPackage('matplotlib', {
  'matplotlib/__init__.py': 'import os\nbackend = os.environ["MPLBACKEND"]\n',
  'matplotlib/_pylab_helpers.py': `
class Gcf:
    figs = []
    @classmethod
    def get_all_fig_managers(cls):
        return list(cls.figs)
`,
  'matplotlib/backends/__init__.py': '',
  'matplotlib/backends/backend_agg.py':
    'class FigureCanvasAgg: pass\nFigureCanvas = FigureCanvasAgg\n',
  'matplotlib/pyplot.py': `
import importlib, matplotlib
from types import SimpleNamespace
from matplotlib._pylab_helpers import Gcf
_backend = importlib.import_module(matplotlib.backend.removeprefix("module://"))
assert _backend.FigureCanvas
def plot(values):
    def savefig(file, format, dpi):
        file.write(b"PNG of " + repr(values).encode())
    Gcf.figs.append(SimpleNamespace(canvas=SimpleNamespace(figure=SimpleNamespace(savefig=savefig))))
def show():
    _backend.show()
def close(which):
    Gcf.figs.clear()
`,
})

test('a chart of matplotlib is a picture beside the program', async () => {
  const needs = ['contourpy', 'cycler', 'fonttools', 'kiwisolver', 'numpy', 'packaging']
  const more = ['pillow', 'pyparsing', 'python-dateutil', 'pytz', 'six']
  const others = [...needs, ...more].map((name) => aPackage(name, {}))
  const { python, site } = await pythonWith(MATPLOTLIB, ...others)
  const { events, answer } = await python.play(
    'import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()',
  )
  expect(answer).toEqual({ ending: 'finished' })
  const [picture] = events.filter((event) => event.kind === 'picture') as [
    Extract<PythonEvent, { kind: 'picture' }>,
  ]
  expect(atob(picture.data)).toBe('PNG of [1, 2]')
  expect(site.asked[0]?.[1]).toContain(lock.packages['numpy']!.file_name)
})

test('a wheel among the project’s files is there to import, also after it was changed, and goes with it', async () => {
  const { python } = await pythonWith()
  const wheel = (says: string) => {
    const bytes = makeWheel('hoot', '1.0', { 'hoot/__init__.py': `word = "${says}"\n` })
    return { name: 'hoot-1.0-py3-none-any.whl', base64: Buffer.from(bytes).toString('base64') }
  }
  const program = 'import hoot\nprint(hoot.word)'
  expect((await python.play(program, [], [wheel('hoo')])).stdout).toBe('hoo\n')
  expect((await python.play(program, [], [wheel('hoo hoo')])).stdout).toBe('hoo hoo\n')
  const { answer } = await python.play(program)
  expect(answer.ending === 'error' && answer.error.type).toBe('ModuleNotFoundError')
  const changes = { put: [wheel('hu')], removed: [] }
  const cell = { do: 'cell', source: 'import hoot; print(hoot.word)', number: 1, changes } as const
  expect((await python.client.perform(cell, null)).ending).toBe('finished')
})
