/** Mistakes Python finds before the program starts. */
import { byMessage, type ErrorFacts, type ErrorRule, type Values } from './error-facts.ts'

const SYNTAX = 'SyntaxError'
const KEYWORDS =
  /^(False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)$/

function firstWord(facts: ErrorFacts): string {
  return /^\s*(\w+)/.exec(facts.syntax?.source ?? '')?.[1] ?? ''
}

function when(code: string, test: (facts: ErrorFacts) => Values | null): ErrorRule {
  return { code, types: [SYNTAX], match: test }
}

/** `class = 5`, `for = 1`: a word of Python used as a name. */
function keywordAsName(facts: ErrorFacts): Values | null {
  const name = /^\s*(\w+)\s*=(?!=)/.exec(facts.syntax?.source ?? '')?.[1]
  return name && KEYWORDS.test(name) ? { name } : null
}

/** Python names the line that opens a block by its word, or by what it is. */
const OPENERS: Record<string, string> = { function: 'def', class: 'class' }

function blockStart({ message }: ErrorFacts): Values | null {
  const found = /indented block after (?:'([^']+)'|(\w+)).* on line (\d+)/.exec(message)
  if (!found) return null
  const [, quoted, named = '', line = ''] = found
  return { word: quoted ?? OPENERS[named] ?? named, line }
}

function lonelyBranch(facts: ErrorFacts): Values | null {
  const word = firstWord(facts)
  const lonely = ['else', 'elif', 'except', 'finally'].includes(word)
  return lonely && facts.message.startsWith('invalid syntax') ? { word } : null
}

/** `x++` and `x--` come from other languages. */
function plusPlus(facts: ErrorFacts): Values | null {
  const found = /(\w+)\s*(\+\+|--)\s*$/.exec(facts.syntax?.source ?? '')
  return found ? { name: found[1]!, sign: found[2]![0]! } : null
}

function elseIf(facts: ErrorFacts): Values | null {
  return /^\s*else\s+if\b/.test(facts.syntax?.source ?? '') ? {} : null
}

/** A line for a terminal, as it stands in many a tutorial. */
function pipInstall(facts: ErrorFacts): Values | null {
  const line = facts.syntax?.source ?? ''
  const found = /^\s*[%!]?\s*(?:python3? -m )?(?:pip3?|conda) install (?:-\S+ )*([\w.-]+)/.exec(
    line,
  )
  return found ? { name: found[1]! } : null
}

function wrongAnd(facts: ErrorFacts): Values | null {
  const found = /(&&|\|\|)/.exec(facts.syntax?.source ?? '')
  return found ? { sign: found[1]!, word: found[1] === '&&' ? 'and' : 'or' } : null
}

const BAD_CHARACTER = /invalid (?:non-printable )?character '(.)'/u
/** As they stand in a school book; Python has other signs for them. */
const MATHS: Record<string, string> = {
  '\u00F7': '/',
  '\u00D7': '*',
  '\u22C5': '*',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2260': '!=',
  '\u00B2': '** 2',
  '\u00B3': '** 3',
}

function mathsSign({ message }: ErrorFacts): Values | null {
  const character = BAD_CHARACTER.exec(message)?.[1] ?? ''
  return MATHS[character] ? { character, right: MATHS[character] } : null
}

/** Signs of a keyboard for Chinese or Arabic: they look like those of code. */
const OTHERS: Record<string, string> = {
  '\u3002': '.',
  '\u3001': ',',
  '\u060C': ',',
  '\u061B': ';',
}

function wideSign({ message }: ErrorFacts): Values | null {
  const character = BAD_CHARACTER.exec(message)?.[1] ?? ''
  const right = OTHERS[character] ?? character.normalize('NFKC')
  return right !== character && /^[\x21-\x7E]$/.test(right) ? { character, right } : null
}

export const SYNTAX_RULES: ErrorRule[] = [
  { code: 'indent-expected', types: ['IndentationError'], match: blockStart },
  byMessage('indent-expected-plain', 'IndentationError', /expected an indented block/),
  byMessage('indent-unexpected', 'IndentationError', /unexpected indent/),
  byMessage('indent-unmatched', 'IndentationError', /unindent does not match/),
  byMessage('tabs', ['TabError', 'IndentationError'], /inconsistent use of tabs/),
  byMessage('unclosed-bracket', SYNTAX, /^'(?<bracket>[([{])' was never closed/),
  byMessage(
    'bracket-mismatch',
    SYNTAX,
    /closing parenthesis '(?<close>.)' does not match opening parenthesis '(?<open>.)'/,
  ),
  byMessage('bracket-extra', SYNTAX, /^unmatched '(?<bracket>[)\]}])'/),
  byMessage('string-open', SYNTAX, /^unterminated (?:[ft]-)?string literal/),
  byMessage('triple-open', SYNTAX, /^unterminated (?:[ft]-string: )?triple-quoted/),
  byMessage('print-brackets', SYNTAX, /Missing parentheses in call to '(?<name>\w+)'/),
  when('pip-install', pipInstall),
  when('else-if', elseIf),
  when('lonely-branch', lonelyBranch),
  byMessage('missing-colon', SYNTAX, /^expected ':'/),
  when('keyword-name', keywordAsName),
  when('plus-plus', plusPlus),
  when('wrong-and', wrongAnd),
  byMessage('missing-comma', SYNTAX, /Perhaps you forgot a comma/),
  byMessage('assign-literal', SYNTAX, /^cannot assign to (?:literal|True|False|None)/),
  byMessage('assign-call', SYNTAX, /^cannot assign to function call/),
  byMessage(
    'assign-other',
    SYNTAX,
    /^(?:cannot assign to (?!attribute|subscript)|'.*' is an illegal expression)/,
  ),
  byMessage('equals-in-test', SYNTAX, /Maybe you meant '==' /),
  byMessage('smart-quote', SYNTAX, /invalid character '(?<character>[“”‘’„«»])'/),
  when('maths-sign', mathsSign),
  when('wide-sign', wideSign),
  byMessage(
    'strange-character',
    SYNTAX,
    /invalid (?:non-printable )?character (?<character>'.'|U\+[0-9A-F]+)/,
  ),
  byMessage('leading-zero', SYNTAX, /leading zeros in decimal integer/),
  byMessage('number-name', SYNTAX, /^invalid (?:decimal|hexadecimal|octal|binary) literal/),
  byMessage('return-outside', SYNTAX, /'return' outside function/),
  byMessage('break-outside', SYNTAX, /^'(?<word>break|continue)' (?:outside|not properly in) loop/),
  byMessage('positional-after-keyword', SYNTAX, /positional argument follows keyword/),
  byMessage('default-order', SYNTAX, /parameter without a default follows/),
  byMessage('duplicate-parameter', SYNTAX, /duplicate argument '(?<name>\w+)'/),
  byMessage('f-string', SYNTAX, /^[ft]-string/),
  byMessage('backslash', SYNTAX, /after line continuation character/),
  byMessage('except-missing', SYNTAX, /expected 'except' or 'finally' block/),
  byMessage(
    'global-late',
    SYNTAX,
    /name '(?<name>\w+)' is (?:used prior to|assigned to before) global/,
  ),
  byMessage('cannot-wait', SYNTAX, /^(?<name>\w+\(\)) takes time, and nothing can wait/),
  byMessage('await-outside', SYNTAX, /'(?<word>await|yield|async \w+)' outside/),
  byMessage('syntax', SYNTAX, /^/),
]
