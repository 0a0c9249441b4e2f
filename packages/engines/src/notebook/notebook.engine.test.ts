import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPython, testPython } from '../python/testing/test-python.ts'
import { runNotebook } from './run-notebook.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

async function run(...sources: string[]) {
  await python.client.perform({ do: 'cell', source: '%reset', number: 0 }, null)
  const notebook = notebookOf(sources.map((source, index) => codeCell(source, `c${index}`)))
  return runNotebook(python.client, notebook, [{ name: 'data.csv', text: 'a,b\n1,2\n' }])
}

const texts = (ran: Awaited<ReturnType<typeof run>>) =>
  ran.map((cell) =>
    cell.outputs
      .map((output) => {
        if (output.output_type === 'stream') return output.text
        if (output.output_type === 'error') return output.ename
        return String(output.data['text/plain'])
      })
      .join(''),
  )

test('cells share one namespace and show their last value', async () => {
  const ran = await run('a = 20', 'a + 1', '_ * 2', 'a;', 'def f(): pass', '[a, "x"]', 'Out[2]')
  expect(texts(ran)).toEqual(['', '21', '42', '', '', "[20, 'x']", '21'])
})

test('values show themselves richly', async () => {
  const ran = await run(
    'from IPython.display import HTML, Math, display, SVG\nHTML("<b>x</b>")',
    'display(Math(r"x^2"))',
    'class P:\n    def _repr_svg_(self): return "<svg/>"\nP()',
    'import plot\nplot.bar({"a": 1}, title="T")',
    'import turtle\nturtle.forward(50)',
  )
  const data = ran.map((cell) => (cell.outputs[0] as { data: Record<string, string> }).data)
  expect(data[0]?.['text/html']).toBe('<b>x</b>')
  expect(data[1]?.['text/latex']).toContain('x^2')
  expect(data[2]?.['image/svg+xml']).toBe('<svg/>')
  expect(data[3]?.['image/svg+xml']).toContain('>T</text>')
  expect(data[4]?.['image/svg+xml']).toContain('stroke-linecap')
})

test('magics, commands and help are understood', async () => {
  const ran = await run(
    '%%writefile helper.py\ndef twice(x):\n    return 2 * x',
    'import helper\nhelper.twice(4)',
    '%matplotlib inline\n!ls',
    'len?',
    '%%time\nsum(range(10))',
    'text = """\n%not a magic\n"""\nprint(text.strip())',
    '!rm -rf /',
    '%nonsense',
    'await __import__("asyncio").sleep(0)\n7',
  )
  const shown = texts(ran)
  expect(shown[0]).toBe('Writing helper.py\n')
  expect(shown[1]).toBe('8')
  expect(shown[2]).toBe('data.csv\nhelper.py\n')
  expect(shown[3]).toContain('number of items')
  expect(shown[4]).toMatch(/Wall time.*45/s)
  expect(shown[5]).toBe('%not a magic\n')
  expect(shown[6]).toBe('OSError')
  expect(shown[7]).toBe('NameError')
  expect(shown[8]).toBe('7')
})

test('an error names its line and spares the inside of the kernel', async () => {
  const [cell] = await run('def f(x):\n    return 1 / x\nf(0)')
  const error = cell?.outputs[0]
  expect(cell?.failed).toBe(true)
  const text = error?.output_type === 'error' ? error.traceback.join('\n') : ''
  expect(text).toContain('File "<cell 1>", line 2')
  expect(text).toContain('return 1 / x')
  expect(text).not.toContain('_panya')
})

test('a question without anybody to answer is noticed', async () => {
  const [cell] = await run('input("Name? ")')
  expect(cell).toMatchObject({ asked: true, failed: true })
})

test('names are completed and explained', async () => {
  await run('import math\nwords = ["a"]\ndef greet(name):\n    """Says hello."""')
  const complete = async (source: string) =>
    (await python.client.help({ do: 'complete', source, cursor: source.length }))?.matches
  expect(await complete('math.sq')).toEqual(['sqrt'])
  expect(await complete('words.app')).toEqual(['append'])
  expect(await complete('gre')).toEqual(['greet'])
  expect(await complete('from math import fl')).toEqual(['floor'])
  expect(await complete('import statis')).toEqual(['statistics'])
  expect(await complete('%%wri')).toEqual(['writefile'])
  const help = await python.client.help({ do: 'inspect', source: 'greet(', cursor: 6, detail: 0 })
  expect(help?.text).toMatch(/greet\(name\)[^]*Says hello/)
  const whole = await python.client.help({ do: 'is-complete', source: 'for i in range(3):' })
  expect(whole?.status).toBe('incomplete')
})

test('notebooks of others: commands alone on a line, unless they mean something in Python', async () => {
  const ran = await run(
    'ls',
    'pwd',
    'cat data.csv',
    'mkdir pictures\ncd pictures\npwd',
    'cd ..',
    '!cp data.csv copy.csv\n!ls',
    'ls = [1, 2]\nls',
    'ls',
    'cat = 3\ncat - 1',
  )
  const shown = texts(ran)
  expect(shown.map((text) => text.split('\n')[0])).toEqual([
    'data.csv',
    "'/home/pyodide'",
    'a,b',
    '/home/pyodide/pictures',
    '/home/pyodide',
    'copy.csv',
    '[1, 2]',
    '[1, 2]',
    '2',
  ])
})

test('notebooks of others: scripts are shown as such, extensions are missed kindly, time is measured', async () => {
  const ran = await run(
    '%%javascript\nalert(1)',
    'from IPython.display import Javascript\nJavascript("alert(1)")',
    '%load_ext nothing_known\n1',
    '%time sum(range(10))',
    '%timeit -n 1 -r 1 pass',
    'from IPython.display import HTML\nHTML("<img src=\'cat.png\'>")',
  )
  expect(ran.map((cell) => cell.failed)).toEqual(ran.map(() => false))
  const data = (index: number) => (ran[index]!.outputs[0] as { data: Record<string, string> }).data
  expect(data(0)['application/javascript']).toContain('alert')
  expect(data(1)['application/javascript']).toContain('alert')
  expect(texts(ran)[2]).toContain('no extension nothing_known')
  expect(texts(ran)[3]).toMatch(/Wall time/)
  expect(data(5)['text/html']).toContain('cat.png')
})

test('notebooks of others: commands follow each other, a file is run, and a cell may be moved to the right', async () => {
  const ran = await run(
    '!mkdir -p data && touch "data/my file.txt" ; ls data',
    '%%writefile hello.py\nimport sys\nprint("hello", sys.argv[1:], __name__)\nsys.exit()',
    '!python hello.py owl',
    '!rm hello.py\n!rm -f hello.py\nimport os\nos.path.exists("hello.py")',
    '!ls -la | head',
    '  print("moved")\n  if True:\n      print("in")',
    '\uFEFFprint("from Windows")',
    'x = 1\n%xdel x\n"x" in globals()',
    'from IPython.display import Video\nVideo("not there.mp4")',
  )
  expect(texts(ran)).toEqual([
    'my file.txt\n',
    'Writing hello.py\n',
    "hello ['owl'] __main__\n",
    'False',
    'OSError',
    'moved\nin\n',
    'from Windows\n',
    'False',
    'FileNotFoundError',
  ])
})

test('getpass asks for a secret, input() in a loop asks again', async () => {
  const asked: unknown[] = []
  const off = python.client.onEvent((event) => {
    if (event.kind !== 'input') return
    asked.push(event.secret ?? false)
    python.client.sendLine('x')
  })
  const source =
    'from getpass import getpass\nwords = [getpass("Key: ")]\n' +
    'while len(words) < 3: words.append(input("again? "))\n"".join(words)'
  const answer = await python.client.perform({ do: 'cell', source, number: 1 }, null)
  off()
  expect(asked).toEqual([true, false, false])
  expect(answer.result?.data['text/plain']).toBe("'xxx'")
})

test('a progress bar and colours come out as a terminal shows them', async () => {
  const [bar, colours] = await run(
    'import sys, time\nfor i in range(1, 101):\n    sys.stderr.write(f"\\r{i:3}%|{"#" * (i // 10):10}|")\n    time.sleep(0.001)',
    'print("\\033[31mred\\033[0m plain")',
  )
  // oxlint-disable-next-line no-control-regex -- colours are escape sequences
  const text = (bar!.outputs[0] as { text: string }).text.replaceAll(/\u001B\[;*K/g, '')
  expect(text).toBe('100%|##########|')
  expect((colours!.outputs[0] as { text: string }).text).toBe('\u001B[31mred\u001B[0m plain\n')
})

test('notebooks of others: what a cell shows is kept and shown again', async () => {
  const ran = await run(
    '%%capture kept\nprint("out")\nimport sys\nprint("err", file=sys.stderr)\ndisplay("shown")\n1 + 1',
    'kept.stdout, kept.stderr, len(kept.outputs)',
    'kept()',
    '%%capture --no-stdout\nprint("seen")\n5',
    'from IPython.utils.capture import capture_output\nwith capture_output() as c:\n    print(3)\nc.stdout',
  )
  expect(texts(ran)).toEqual([
    '',
    "('out\\n', 'err\\n', 2)",
    "out\nerr\n'shown'2",
    'seen\n',
    "'3\\n'",
  ])
})

test('notebooks of others: own magics, own forms, prompts and files by name', async () => {
  const ran = await run(
    'from IPython.core.magic import register_line_magic, register_cell_magic, Magics, magics_class, line_magic\n' +
      '@register_line_magic\ndef twice(line):\n    return line * 2\n' +
      '@register_cell_magic\ndef loud(line, cell):\n    print(cell.upper())\n' +
      '@magics_class\nclass Mine(Magics):\n    @line_magic\n    def thrice(self, line):\n        return line * 3\n' +
      'get_ipython().register_magics(Mine)',
    '%twice ab',
    '%%loud\nhello',
    '%thrice ab',
    'class P: pass\nget_ipython().display_formatter.formatters["text/html"].for_type(P, lambda p: "<b>P</b>")\nP()',
    '>>> x = 3\n>>> if x:\n...     print("three")\nthree\n>>> x + 1\n4',
    '%%writefile tool.py\nprint("tool ran")',
    '%run tool',
    '%%script python3\nprint("apart")',
    '%%bash\n# a comment\necho hi\npwd',
    '%%bash\nls | wc',
    '%debug\n%gui qt',
    'display(1, exclude={"text/plain"})',
  )
  const shown = texts(ran)
  expect(shown.slice(1, 4)).toEqual(["'abab'", 'HELLO\n', "'ababab'"])
  expect((ran[4]!.outputs[0] as { data: Record<string, string> }).data['text/html']).toBe(
    '<b>P</b>',
  )
  expect(shown[5]).toBe('three\n4')
  expect(shown.slice(7, 10)).toEqual(['tool ran\n', 'apart\n', 'hi\n/home/pyodide\n'])
  expect(shown[10]).toBe('NotImplementedError')
  expect(shown[11]).toContain('no debugger')
  expect(ran.map(({ failed }) => failed).filter(Boolean)).toHaveLength(1)
})
