/** Chooses the explanation in the catalogue that fits what went wrong. */
import type { TutorSubject } from '@panya/domain/tutor/tutor.ts'
import type en from './messages/en.ts'

type TutorKey = keyof typeof en

/** By the beginning of the error as the tool writes it: its type, or a code of the blocks. */
const BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/^IndentationError|^TabError|unexpected indent|expected an indented block/, 'indent'],
  [/^SyntaxError/, 'syntax'],
  [/^(NameError|UnboundLocalError)/, 'name'],
  [/^TypeError/, 'type'],
  [/^ValueError/, 'value'],
  [/^IndexError/, 'index'],
  [/^KeyError/, 'key'],
  [/^AttributeError/, 'attribute'],
  [/^ZeroDivisionError/, 'zero'],
  [/^(ModuleNotFoundError|ImportError)/, 'import'],
  [/^(RecursionError|too-deep)/, 'recursion'],
  [/^(FileNotFoundError|IsADirectoryError|PermissionError|OSError)/, 'file'],
  [/^(MemoryError|OverflowError|memory)/, 'memory'],
  [/^AssertionError/, 'assert'],
  [/^(KeyboardInterrupt|stopped)/, 'stopped'],
]

export function explainError(
  error: string | null,
  { kind, program }: Pick<TutorSubject, 'kind' | 'program'>,
): { what: TutorKey; tryThis: TutorKey } {
  const fine = kind !== 'flow' ? 'fine' : program === '' ? 'flowEmpty' : 'flowFine'
  const name = error === null ? fine : (BY_TYPE.find(([type]) => type.test(error))?.[1] ?? 'other')
  return { what: `${name}What` as TutorKey, tryThis: `${name}Try` as TutorKey }
}
