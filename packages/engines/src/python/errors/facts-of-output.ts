/** What a notebook keeps of an error is its traceback; most of what an explanation needs stands in there. */
import type { ErrorFacts } from './error-facts.ts'

export interface ErrorOutput {
  ename: string
  evalue: string
  traceback: readonly string[]
}

/** The nearest ancestors the rules know of. */
const ANCESTORS: Record<string, string[]> = {
  IndentationError: ['SyntaxError'],
  TabError: ['IndentationError', 'SyntaxError'],
  UnboundLocalError: ['NameError'],
  ModuleNotFoundError: ['ImportError'],
  FileNotFoundError: ['OSError'],
  IsADirectoryError: ['OSError'],
  URLError: ['OSError'],
  UnsupportedOperation: ['OSError', 'ValueError'],
  JSONDecodeError: ['ValueError'],
  UnicodeDecodeError: ['UnicodeError', 'ValueError'],
  UnicodeEncodeError: ['UnicodeError', 'ValueError'],
  RecursionError: ['RuntimeError'],
  NotImplementedError: ['RuntimeError'],
}

const MOST = 20_000
// oxlint-disable-next-line no-control-regex -- colours are escape sequences
const COLOURS = /\u001B\[[0-9;]*m/g

export function factsOfOutput({ ename, evalue, traceback }: ErrorOutput): ErrorFacts {
  const text = traceback.join('\n').slice(-MOST).replaceAll(COLOURS, '')
  const name = ename.split('.').at(-1) ?? ename
  const bases = [name, ...(ANCESTORS[name] ?? [])]
  const place = placeIn(text)
  const isSyntax = bases.includes('SyntaxError')
  return {
    type: name,
    bases,
    message: evalue,
    name: /name '(\w+)'|No module named '([\w.]+)'/.exec(evalue)?.slice(1).find(Boolean) ?? null,
    suggestion: /Did you mean: '([^'\n]+)'\?/.exec(text)?.[1] ?? null,
    frames: place && !isSyntax ? [{ source: place.source, function: '', variables: [] }] : [],
    syntax: isSyntax ? place : null,
  }
}

/** `File "…", line 2` and the line below it; the last one is where it went wrong. */
function placeIn(text: string): ErrorFacts['syntax'] {
  const places = [...text.matchAll(/^ *File "[^"\n]*", line (\d+)[^\n]*\n([^\n]*)/gm)]
  const last = places.at(-1)
  return last ? { line: Number(last[1]), column: null, source: last[2]!.trim() } : null
}

/** The line of the cell itself where it happened, not one of a library. */
export function cellLine({ traceback }: ErrorOutput): number | null {
  const text = traceback.join('\n').slice(-MOST).replaceAll(COLOURS, '')
  const places = [...text.matchAll(/File "<cell \d+>", line (\d+)/g)]
  const last = places.at(-1)
  return last ? Number(last[1]) : null
}
