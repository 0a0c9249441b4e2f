/** Mistakes with classes, values that functions are given, and what a module keeps inside. */
import { byMessage, type ErrorFacts, type ErrorRule, type Values } from './error-facts.ts'

/** `datetime.now()` after `import datetime`: the class inside has the name of its module. */
function insideModule({ message }: ErrorFacts): Values | null {
  const found =
    /module 'datetime' has no attribute '(now|today|strptime|fromisoformat|utcnow|fromtimestamp)'/.exec(
      message,
    )
  return found ? { module: 'datetime', name: found[1]! } : null
}

export const CLASS_RULES: ErrorRule[] = [
  byMessage('no-init', 'TypeError', /^(?<name>[A-Z]\w*)\(\) takes no arguments$/),
  byMessage(
    'abstract',
    'TypeError',
    /abstract class (?<name>\w+) without an implementation for abstract methods? (?<what>.+)/,
  ),
  byMessage('mutable-default', 'ValueError', /mutable default <class '(?<type>\w+)'> for field/),
  byMessage('default-order', 'TypeError', /non-default argument '\w+' follows default argument/),
  byMessage(
    'argument-twice',
    'TypeError',
    /^(?<function>[\w.<>]+)\(\) got multiple values for (?:keyword )?argument '(?<name>\w+)'/,
  ),
  byMessage('bytes-text', 'TypeError', /a bytes-like object is required, not 'str'/),
  byMessage('number-needed', 'TypeError', /must be real number, not (?<type>\w+)/),
  byMessage('number-needed', 'TypeError', /type (?<type>\w+) doesn't define __round__ method/),
  byMessage('json-type', 'TypeError', /Object of type (?<type>\w+) is not JSON serializable/),
  byMessage('file-mode', 'ValueError', /must have exactly one of create|^invalid mode:/),
  byMessage('picture-none', 'TurtleGraphicsError', /^no picture is called '(?<name>.+)'$/),
  { code: 'module-inside', types: ['AttributeError'], match: insideModule },
  byMessage(
    'module-computer',
    'AttributeError',
    /module '(?<name>ctypes|signal|os|time)' has no attribute '(?:windll|WinDLL|oledll|alarm|setitimer|startfile|tzset)'/,
  ),
  {
    code: 'module-computer',
    types: ['OSError'],
    match: ({ message }) =>
      message.startsWith('could not load dynamic lib') ? { name: 'ctypes' } : null,
  },
]
