import type { Locale } from '@panya/domain/locale/locale.ts'
import type { FlowProblem } from '@panya/engines/flow/flow-value.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { PORT_TYPES } from '@panya/engines/flow/port-type.ts'
import { lazyMessages } from '../host/lazy-messages.ts'
import type { MessageValues, Translate } from '../host/tool-messages.ts'
import type en from './messages/en.ts'

/** Words for everything on the workbench, from the shared texts and the tool's own. */

export type FlowKey = keyof typeof en

export const useFlowMessages = lazyMessages<FlowKey>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export interface FlowTexts {
  locale: Locale
  t: Translate<FlowKey>
  /** The tool's own texts by key: node names, settings, examples. */
  own: (key: string, values?: MessageValues) => string
  node: (type: string) => string
  help: (type: string) => string
  port: (name: string) => string
  portType: (types: readonly string[]) => string
  param: (name: string) => string
  option: (label: string, value: string) => string
  /** A name that a node gives, where the tool has a word for it; any other stays as it is. */
  label: (name: string) => string
  /** What kind of model is on a wire. */
  model: (kind: string) => string
  problem: (problem: FlowProblem, type: NodeType | undefined) => { text: string; fix: string }
}

/** Shared problems and the tool's own live side by side: a key the tool does not know is given back as it is. */
export function flowTexts(
  locale: Locale,
  shared: Translate<FlowKey>,
  own: (key: string, values?: MessageValues) => string,
): FlowTexts {
  const has = (key: string): boolean => own(key) !== key
  const known = (key: string, fallback: string): string => (has(key) ? own(key) : fallback)
  const portType = (types: readonly string[]): string =>
    types
      .map((type) =>
        (PORT_TYPES as readonly string[]).includes(type) ? shared(`type.${type}` as FlowKey) : type,
      )
      .join(' / ')
  const port = (name: string): string => known(`port.${name}`, name)
  const param = (name: string): string => known(`param.${name}`, name)
  return {
    locale,
    t: shared,
    own,
    node: (type) => known(`node.${type}`, type),
    help: (type) => known(`help.${type}`, ''),
    port,
    portType,
    param,
    option: (label, value) => known(`option.${label}.${value}`, value),
    label: (name) => (isName(name) ? known(`label.${name}`, name) : name),
    model: (kind) => known(`model.${kind}`, ''),
    problem: (problem) => problemText(problem, { shared, own, has, port, param, portType }),
  }
}

/** Long texts and patterns are nobody's name. */
const isName = (text: string): boolean => /^[^{}]{1,40}$/.test(text)

interface ProblemWords {
  shared: Translate<FlowKey>
  own: (key: string, values?: MessageValues) => string
  has: (key: string) => boolean
  port: (name: string) => string
  param: (name: string) => string
  portType: (types: readonly string[]) => string
}

function problemText(
  { code, values = {} }: FlowProblem,
  words: ProblemWords,
): { text: string; fix: string } {
  const said: MessageValues = { ...values }
  if ('port' in values) said.port = words.port(String(values.port))
  if ('param' in values) said.param = words.param(String(values.param))
  for (const key of ['got', 'takes'])
    if (key in values) said[key] = words.portType(String(values[key]).split(','))
  if (words.has(`problem.${code}`)) {
    return { text: words.own(`problem.${code}`, said), fix: words.own(`fix.${code}`, said) }
  }
  const fix = code.startsWith('param-') ? 'fix.param' : `fix.${code}`
  return {
    text: words.shared(`problem.${code}` as FlowKey, said),
    fix: words.shared(fix as FlowKey, said),
  }
}
