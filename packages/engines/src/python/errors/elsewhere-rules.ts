/** What comes from elsewhere: Python 2, other languages, books and consoles that code is copied from. */
import { byMessage, type ErrorFacts, type ErrorRule, type Values } from './error-facts.ts'

const SYNTAX = 'SyntaxError'

function lineOf(facts: ErrorFacts): string {
  return facts.syntax?.source ?? ''
}

/** Where Python itself knows more than that it cannot read the line, its own word is better. */
const UNCLEAR = /^(?:invalid syntax|invalid decimal literal|expected ':')/

function when(code: string, test: (facts: ErrorFacts) => Values | null): ErrorRule {
  const match = (facts: ErrorFacts) => (UNCLEAR.test(facts.message) ? test(facts) : null)
  return { code, types: [SYNTAX], match }
}

/** Names of Python 2, and how Python calls them since. */
const OLD_NAMES: Record<string, string> = {
  has_key: 'key in dict',
  iteritems: 'items()',
  iterkeys: 'keys()',
  itervalues: 'values()',
  urllib2: 'urllib.request',
  Queue: 'queue',
  ConfigParser: 'configparser',
  StringIO: 'from io import StringIO',
  cPickle: 'pickle',
  HTMLParser: 'html.parser',
  Cookie: 'http.cookies',
  urlparse: 'urllib.parse',
}

function oldName({ message }: ErrorFacts): Values | null {
  const old = /(?:No module named|has no attribute) '(\w+)'/.exec(message)?.[1] ?? ''
  const right = Object.hasOwn(OLD_NAMES, old) ? OLD_NAMES[old] : undefined
  return right ? { old, right } : null
}

function oldSign(facts: ErrorFacts): Values | null {
  const line = lineOf(facts)
  if (/\w\s*<>\s*\S/.test(line)) return { old: '<>', right: '!=' }
  return /^[^`]*`[^`]+`[^`]*$/.test(line) ? { old: '`…`', right: 'repr(…)' } : null
}

/** What other languages say, and Python in its place. */
const FOREIGN: [RegExp, right: string][] = [
  [/^\s*(var|let|const)\s+\w/, 'name = 5'],
  [/^\s*(int|float|double|string|String|char|bool)\s+\w+\s*=/, 'name = 5'],
  [/^\s*(function|func|fun|sub)\s+\w/, 'def name():'],
  [/^\s*(switch)\b/, 'match name:'],
  [/^\s*(do)\s*[:{]?\s*$/, 'while True:'],
  [/^\s*(?:if|elif|while)\b.*\s(then)\s*:?\s*$/, 'if a > b:'],
  [/^\s*for\s*\((?:int|var|let)?\s*\w+\s*=[^;]*(;)/, 'for i in range(5):'],
  [/^\s*(?:if|else|for|while|def|class|\})[^"']*(\{)\s*$/, 'if a > b:'],
  [/^\s*(\})\s*$/, 'if a > b:'],
  [/=[^"']+(\?)[^"']+:/, 'a if test else b'],
  [/(?:\b(?:if|while|and|or|elif)\s+|[=(]\s*)(!)\s*[\w(]/, 'not'],
]

function foreignWord(facts: ErrorFacts): Values | null {
  for (const [pattern, right] of FOREIGN) {
    const word = pattern.exec(lineOf(facts))?.[1]
    if (word) return { word, right }
  }
  return null
}

const SMALL =
  /^(if|elif|else|for|while|def|class|import|from|return|print|try|except|with|break|continue|pass)$/

function capitalWord(facts: ErrorFacts): Values | null {
  const word = /^\s*([A-Za-z]+)/.exec(lineOf(facts))?.[1] ?? ''
  const right = word.toLowerCase()
  return word !== right && SMALL.test(right) ? { word, right } : null
}

/** Prompts, fences and line numbers that came along from a book, a page or a chat. */
function copiedAlong(facts: ErrorFacts): Values | null {
  const signs = /^\s*(>>>|\.\.\.(?= )|```\w*|In \[\d+\]:|\d+[.:]?(?=\s+[A-Za-z_#]))/.exec(
    lineOf(facts),
  )?.[1]
  return signs ? { signs } : null
}

const DIGITS = /invalid character '(\p{Nd})'/u

/** Digits of Thai or Arabic: numbers in code have only 0 to 9. */
function otherDigit({ message }: ErrorFacts): Values | null {
  const character = DIGITS.exec(message)?.[1]
  if (!character) return null
  const code = character.codePointAt(0)!
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return { character, right: String(code - zero) }
}

export const ELSEWHERE_RULES: ErrorRule[] = [
  { code: 'python-2', types: ['AttributeError', 'ModuleNotFoundError'], match: oldName },
  { code: 'wide-sign', types: [SYNTAX], match: otherDigit },
  when('copied', copiedAlong),
  when('keyword-small', capitalWord),
  when('python-2', oldSign),
  when('foreign-word', foreignWord),
  byMessage('backslash-path', SYNTAX, /^\(unicode error\)/),
  byMessage('quote-inside', SYNTAX, /intended to be part of the string/),
]
