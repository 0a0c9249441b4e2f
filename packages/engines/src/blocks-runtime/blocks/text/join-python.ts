/** Two texts as one, the way Python people write it: `f"Score: {score}"`. */
import { listed, type Py, py, pyText } from '../../../code/python-code.ts'
import { field, inputBlock } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { withoutMarks } from '../../python/python-marks.ts'
import { type Expression, LEVELS, type PythonScope } from '../../python/python-scope.ts'

type Join = NodeWith<'A' | 'B'>
type Part = { words: string; write: (code: Py) => Py } | { code: Py } | { sign: Py }

interface Side {
  code: Py
  /** What it is between the quotes of a larger text; null when it cannot stand there. */
  parts: Part[] | null
}

/** Signs that a text inside the braces of another text may not hold everywhere. */
const AWKWARD = /['\\#{}]/

function sideOf(block: Join, input: 'A' | 'B', scope: PythonScope): Side {
  const child = inputBlock(block, input)
  if (!child) return { code: pyText(''), parts: null }
  const write = (code: Py): Py => scope.markedAs(child, code)
  if (child.type === 'text') {
    const words = field(child, 'TEXT')
    return { code: write(pyText(words)), parts: words === '' ? null : [{ words, write }] }
  }
  if (child.type === 'text_join') {
    const { code, parts } = joined(child as Join, scope)
    const [open, close] = scope.signsOf(child)
    // Who reads a text with several parts sees the first joined with the rest, not the other way round.
    const inside = input === 'B' && parts ? [{ sign: open }, ...parts, { sign: close }] : null
    return { code: write(code), parts: inside }
  }
  const code = scope.any(block, input)
  return { code, parts: AWKWARD.test(withoutMarks(code)) ? null : [{ code }] }
}

function joined(block: Join, scope: PythonScope): Side {
  const [a, b] = [sideOf(block, 'A', scope), sideOf(block, 'B', scope)]
  const parts = a.parts && b.parts ? [...a.parts, ...b.parts] : null
  if (!parts || meets(parts)) return { code: py`join(${listed([a.code, b.code])})`, parts: null }
  return { code: formatted(parts), parts }
}

/** Two pieces of words side by side would be read as one. */
function meets(parts: readonly Part[]): boolean {
  const shown = parts.filter((part) => !('sign' in part))
  return shown.some((part, at) => 'words' in part && 'words' in (shown[at + 1] ?? {}))
}

function formatted(parts: readonly Part[]): Py {
  const hasQuote = parts.some((part) => 'code' in part && part.code.includes('"'))
  const inside = parts.map((part) => {
    if ('sign' in part) return part.sign
    return 'code' in part ? py`{${part.code}}` : part.write(between(part.words, hasQuote))
  })
  const text = inside.join('') as Py
  return hasQuote ? py`f'${text}'` : py`f"${text}"`
}

function between(words: string, isSingle: boolean): Py {
  const plain = pyText(words).slice(1, -1).replace(/[{}]/g, '$&$&')
  return (isSingle ? plain.replaceAll('\\"', '"').replaceAll("'", "\\'") : plain) as Py
}

export function pyJoin(block: Join, scope: PythonScope): Expression {
  if (scope.needsHelpers)
    return { code: py`${scope.text(block, 'A')} + ${scope.text(block, 'B')}`, loose: LEVELS.sum }
  const { code, parts } = joined(block, scope)
  return { code, isText: parts !== null }
}
