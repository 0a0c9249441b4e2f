import type { Locale } from '@panya/domain/locale/locale.ts'
import type { FlowProblem } from '@panya/engines/flow/flow-value.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import { PORT_TYPES } from '@panya/engines/flow/port-type.ts'
import { useMemo } from 'react'
import { lazyMessages } from '../host/lazy-messages.ts'
import type { MessageValues, Translate } from '../host/tool-messages.ts'
import type en from './messages/en.ts'

/** Messages for everything on the workbench, the shared ones and the tool's own. */

type FlowKey = keyof typeof en

const useSharedMessages = lazyMessages<FlowKey>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export interface FlowMessages {
  locale: Locale
  t: Translate<FlowKey>
  /** The tool's own messages by key: node names, settings, examples. */
  own: Translate<string>
  node: (type: string) => string
  help: (type: string) => string
  port: (name: string) => string
  portType: (types: readonly string[]) => string
  param: (name: string) => string
  option: (label: string, value: string) => string
  /** A name that a node gives, where the tool has a message for it; any other stays as it is. */
  label: (name: string) => string
  /** What kind of model is on a wire. */
  model: (kind: string) => string
  /** In the learner's language; what a library said itself only beside it. */
  problem: (problem: FlowProblem) => { text: string; fix: string; detail?: string }
  note: (note: NodeNote) => string
}

/** A hook that loads the shared messages and those of a tool, each one chunk per language. */
export function lazyFlowMessages(
  loaders: Parameters<typeof lazyMessages<string>>[0],
): (locale: Locale) => FlowMessages {
  const useOwnMessages = lazyMessages<string>(loaders)
  return function useFlowMessages(locale) {
    const shared = useSharedMessages(locale)
    const own = useOwnMessages(locale)
    return useMemo(() => flowMessages(locale, shared, own), [locale, shared, own])
  }
}

/** Shared problems and the tool's own live side by side: a key the tool does not know is given back as it is. */
function flowMessages(
  locale: Locale,
  shared: Translate<FlowKey>,
  own: Translate<string>,
): FlowMessages {
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
    note: ({ code, values = {} }) =>
      has(`note.${code}`) ? own(`note.${code}`, values) : shared(`note.${code}` as FlowKey, values),
    problem: ({ code, values = {} }) => {
      const said: MessageValues = { ...values }
      if ('port' in values) said.port = port(String(values.port))
      if ('param' in values) said.param = param(String(values.param))
      for (const key of ['got', 'takes'])
        if (key in values) said[key] = portType(String(values[key]).split(','))
      const raw = String(values.detail ?? '')
      const detail = raw !== '' && { detail: raw }
      if (has(`problem.${code}`))
        return { text: own(`problem.${code}`, said), fix: own(`fix.${code}`, said), ...detail }
      const fix = code.startsWith('param-') ? 'fix.param' : `fix.${code}`
      return {
        text: shared(`problem.${code}` as FlowKey, said),
        fix: shared(fix as FlowKey, said),
        ...detail,
      }
    },
  }
}

/** Long texts and patterns are nobody's name. */
const isName = (text: string): boolean => /^[^{}]{1,40}$/.test(text)
