/** Mistakes that show while the program runs. */
import { byMessage, byType, type ErrorFacts, type ErrorRule, type Values } from './error-facts.ts'

const MODULES = new Set(
  'random math time turtle json csv datetime os sys re string statistics collections itertools plot'.split(
    ' ',
  ),
)
const LOWERCASE: Record<string, string> = {
  true: 'True',
  false: 'False',
  none: 'None',
  null: 'None',
}

/** From books about Python 2. */
const PYTHON_2: Record<string, string> = {
  raw_input: 'input',
  xrange: 'range',
  unicode: 'str',
  unichr: 'chr',
  long: 'int',
}

function nameRule(
  code: string,
  test: (name: string, facts: ErrorFacts) => Values | null,
): ErrorRule {
  return {
    code,
    types: ['NameError'],
    match: (facts) => (facts.name ? test(facts.name, facts) : null),
  }
}

const NAMES: ErrorRule[] = [
  byMessage('no-magic', 'NameError', /^(?<name>%%?\w+) is not a magic of this notebook/),
  byMessage('unbound-local', 'UnboundLocalError', /local variable '(?<name>\w+)'/),
  byMessage('free-variable', 'NameError', /free variable '(?<name>\w+)'/),
  nameRule('name-capital', (name) => (LOWERCASE[name] ? { name, right: LOWERCASE[name] } : null)),
  nameRule('name-import', (name) => (MODULES.has(name) ? { name } : null)),
  nameRule('name-similar', (name) =>
    PYTHON_2[name] ? { name, suggestion: PYTHON_2[name] } : null,
  ),
  nameRule('name-similar', (name, { suggestion }) => (suggestion ? { name, suggestion } : null)),
  nameRule('name-unknown', (name) => ({ name })),
]

const TYPES: ErrorRule[] = [
  byMessage(
    'add-text-number',
    'TypeError',
    /can only concatenate str \(not "(?<type>\w+)"\) to str/,
  ),
  byMessage(
    'add-list',
    'TypeError',
    /can only concatenate (?<left>list|tuple) \(not "(?<type>\w+)"\)/,
  ),
  byMessage(
    'none-math',
    'TypeError',
    /unsupported operand type\(s\) for (?<sign>\S+): (?:'NoneType' and .*|.* and 'NoneType')/,
  ),
  byMessage(
    'add-number-text',
    'TypeError',
    /unsupported operand type\(s\) for \+=?: '(?:int|float)' and 'str'/,
  ),
  byMessage(
    'operand',
    'TypeError',
    /unsupported operand type\(s\) for (?<sign>.+): '(?<left>.+)' and '(?<right>.+)'/,
  ),
  byMessage(
    'compare',
    'TypeError',
    /'(?<sign>\S+)' not supported between instances of '(?<left>.+)' and '(?<right>.+)'/,
  ),
  byMessage('module-call', 'TypeError', /'module' object is not callable/),
  byMessage('not-callable', 'TypeError', /'(?<type>.+)' object is not callable/),
  byMessage('none-index', 'TypeError', /'NoneType' object is not subscriptable/),
  byMessage(
    'method-index',
    'TypeError',
    /'(?:builtin_function_or_method|function|method)' object is not subscriptable/,
  ),
  byMessage('not-subscriptable', 'TypeError', /'(?<type>.+)' object is not subscriptable/),
  byMessage(
    'index-type',
    'TypeError',
    /(?<kind>list|tuple|string|range object) (?:indices|index) must be integers.*(?:not |, not ')'?(?<type>\w+)/,
  ),
  byMessage(
    'missing-self',
    'TypeError',
    /(?<name>\w+)\(\) takes 0 positional arguments but 1 was given/,
  ),
  byMessage(
    'missing-argument',
    'TypeError',
    /(?<name>[\w.<>]+)\(\) missing (?<count>\d+) required .*arguments?: (?<what>.+)/,
  ),
  byMessage(
    'too-many-arguments',
    'TypeError',
    /(?<name>[\w.<>]+)\(\) takes (?:from \d+ to )?(?<most>\d+) positional arguments? but (?<given>\d+) (?:was|were) given/,
  ),
  byMessage(
    'builtin-arguments',
    'TypeError',
    /(?<name>[\w.]+)(?:\(\))? (?:takes|expected) .*(?:argument|given)/,
  ),
  byMessage(
    'unknown-keyword',
    'TypeError',
    /(?<name>[\w.]+)\(\) got an unexpected keyword argument '(?<keyword>\w+)'/,
  ),
  byMessage('none-iterate', 'TypeError', /'NoneType' object is not iterable/),
  byMessage('not-iterable', 'TypeError', /'(?<type>.+)' object is not iterable/),
  byMessage('unpack-number', 'TypeError', /cannot unpack non-iterable (?<type>\w+)/),
  byMessage('no-length', 'TypeError', /object of type '(?<type>.+)' has no len/),
  byMessage(
    'no-item-assignment',
    'TypeError',
    /'(?<type>str|tuple|range|bytes)' object does not support item (?:assignment|deletion)/,
  ),
  byMessage(
    'multiply-text',
    'TypeError',
    /can't multiply sequence by non-int of type '(?<type>.+)'/,
  ),
  byMessage(
    'whole-number',
    'TypeError',
    /'(?<type>float|str)' object cannot be interpreted as an integer/,
  ),
  byMessage('unhashable', 'TypeError', /unhashable type: '(?<type>.+)'/),
  byMessage(
    'join-number',
    'TypeError',
    /sequence item \d+: expected str instance, (?<type>\w+) found/,
  ),
  byMessage(
    'int-argument',
    'TypeError',
    /(?<name>int|float)\(\) argument must be a string.* not '(?<type>\w+)'/,
  ),
]

const VALUES: ErrorRule[] = [
  byMessage('int-text', 'ValueError', /invalid literal for int\(\) with base \d+: (?<text>.+)/),
  byMessage('float-text', 'ValueError', /could not convert string to float: (?<text>.+)/),
  byMessage('unpack-many', 'ValueError', /too many values to unpack \(expected (?<count>\d+)/),
  byMessage(
    'unpack-few',
    'ValueError',
    /not enough values to unpack \(expected (?:at least )?(?<count>\d+), got (?<got>\d+)\)/,
  ),
  byMessage(
    'not-in-list',
    'ValueError',
    /(?:list\.remove\(x\): x not in list|is not in list|is not in tuple)/,
  ),
  byMessage('text-not-found', 'ValueError', /substring not found/),
  byMessage(
    'math-domain',
    'ValueError',
    /math domain error|expected a (?:nonnegative|positive|finite) input|expected a number in range/,
  ),
  byMessage('empty-range', 'ValueError', /empty range/),
  byMessage('empty-max', 'ValueError', /(?<name>max|min)\(\).*empty/),
  byMessage('closed-file', 'ValueError', /I\/O operation on closed file/),
  byMessage('json', 'JSONDecodeError', /line (?<line>\d+)/),
  byMessage('decode', 'UnicodeDecodeError', /^/),
]

const PLACES: ErrorRule[] = [
  byMessage(
    'pop-empty',
    ['IndexError', 'KeyError'],
    /pop from (?:an )?empty (?:list|deque|set)|dictionary is empty/,
  ),
  byMessage('choose-empty', 'IndexError', /Cannot choose from an empty sequence/),
  byMessage('index-text', 'IndexError', /string index out of range/),
  byMessage(
    'index-list',
    'IndexError',
    /(?:list|tuple|range object|list assignment) (?:assignment )?index out of range/,
  ),
  byMessage('index', 'IndexError', /^/),
  // Both are a KeyError, too.
  byMessage(
    'sound-missing',
    'MissingSound',
    /^no sound is called '(?<name>.+)'; there are: (?<known>.+)/,
  ),
  byMessage(
    'picture-missing',
    ['MissingPicture', 'TurtleGraphicsError'],
    /^no picture is called '(?<name>.+)'; (?:there are: )?(?<known>.+)/,
  ),
  byMessage('key', 'KeyError', /^(?<key>.*)$/),
]

/** Of a thing, or of a class itself. */
const ATTRIBUTE = /'(?<type>[^']+)'(?: object)? has no attribute '(?<name>\w+)'/

const ATTRIBUTES: ErrorRule[] = [
  byMessage(
    'none-attribute',
    'AttributeError',
    /'NoneType' object has no attribute '(?<name>\w+)'/,
  ),
  byMessage(
    'module-shadow',
    ['AttributeError', 'ImportError'],
    /(?:module|from) '(?<module>\w+)'.*consider renaming/s,
  ),
  byMessage(
    'circular-import',
    ['AttributeError', 'ImportError'],
    /partially initialized module '(?<module>[\w.]+)'.*circular import/s,
  ),
  {
    code: 'module-attribute-similar',
    types: ['AttributeError', 'ImportError'],
    match: ({ message, suggestion }) => {
      const found =
        /module '(?<module>[\w.]+)' has no attribute '(?<name>\w+)'/.exec(message) ??
        /cannot import name '(?<name>\w+)' from '(?<module>[\w.]+)'/.exec(message)
      return found && suggestion ? { ...found.groups, suggestion } : null
    },
  },
  byMessage(
    'module-attribute',
    'AttributeError',
    /module '(?<module>\w+)' has no attribute '(?<name>\w+)'/,
  ),
  {
    code: 'list-add',
    types: ['AttributeError'],
    match: ({ message }) => {
      const found = /'list' object has no attribute '(add|push|add_item|insert_last)'/.exec(message)
      return found ? { name: found[1]! } : null
    },
  },
  {
    code: 'attribute-similar',
    types: ['AttributeError'],
    match: ({ message, suggestion }) => {
      const found = ATTRIBUTE.exec(message)
      return found && suggestion ? { ...found.groups, suggestion } : null
    },
  },
  byMessage('attribute', 'AttributeError', ATTRIBUTE),
]

const WORLD: ErrorRule[] = [
  byType('zero-division', 'ZeroDivisionError'),
  byMessage(
    'no-command',
    'OSError',
    /no command line in the browser, so (?<command>.+) cannot run/,
  ),
  byMessage('other-language', 'NotImplementedError', /it has Python only/),
  byMessage('endless-await', 'RuntimeError', /this await never ends/),
  byMessage('file-missing', 'FileNotFoundError', /: '(?<name>.+)'/),
  byType('file-folder', 'IsADirectoryError'),
  byMessage('pygame', 'ModuleNotFoundError', /^pygame cannot open its window/),
  byMessage('file-mode', 'UnsupportedOperation', /not (?:readable|writable)/),
  {
    code: 'module-similar',
    types: ['ModuleNotFoundError'],
    match: ({ message, suggestion }) => {
      const found = /No module named '(?<name>[\w.]+)'/.exec(message)
      return found && suggestion ? { ...found.groups, suggestion } : null
    },
  },
  byMessage('module-missing', 'ModuleNotFoundError', /No module named '(?<name>[\w.]+)'/),
  byMessage(
    'import-name',
    'ImportError',
    /cannot import name '(?<name>\w+)' from '(?<module>[\w.]+)'/,
  ),
  byType('recursion', 'RecursionError'),
  byType('memory', 'MemoryError'),
  byType('overflow', 'OverflowError'),
  byType('assertion', 'AssertionError'),
  byType('end-of-input', 'EOFError'),
  byType('stop-iteration', 'StopIteration'),
  byMessage('thread', 'RuntimeError', /can't start new thread/),
  byMessage('changed-size', 'RuntimeError', /changed size during iteration/),
  byMessage('turtle-color', 'TurtleGraphicsError', /bad color.*: (?<color>.+)/),
  byMessage('turtle-shape', 'TurtleGraphicsError', /no shape named (?<name>.+)/i),
  byType('not-implemented', 'NotImplementedError'),
  byMessage('value', 'ValueError', /^/),
]

export const RUN_RULES: ErrorRule[] = [
  ...NAMES,
  ...TYPES,
  ...VALUES,
  ...PLACES,
  ...ATTRIBUTES,
  ...WORLD,
]
