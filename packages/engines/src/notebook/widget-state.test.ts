import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { expect, test } from 'vitest'
import {
  modelsShown,
  savedWidgets,
  stateToKeep,
  WIDGET_STATE,
  WIDGET_VIEW,
  type WidgetState,
} from './widget-state.ts'

const model = (name: string, state: Record<string, unknown> = {}) => ({
  model_name: name,
  model_module: '@jupyter-widgets/controls',
  model_module_version: '2.0.0',
  state,
})

const ALL: WidgetState = {
  version_major: 2,
  version_minor: 0,
  state: {
    box: model('HBoxModel', { children: ['IPY_MODEL_slider', 'IPY_MODEL_out'] }),
    slider: model('IntSliderModel', { layout: 'IPY_MODEL_layout', value: 3 }),
    layout: model('LayoutModel'),
    out: model('OutputModel', { outputs: [{ data: { [WIDGET_VIEW]: { model_id: 'inner' } } }] }),
    inner: model('ButtonModel', { description: 'IPY_MODEL_gone' }),
    link: model('LinkModel', {
      source: ['IPY_MODEL_slider', 'value'],
      target: ['IPY_MODEL_inner', 'x'],
    }),
    'old-link': model('LinkModel', {
      source: ['IPY_MODEL_slider', 'value'],
      target: ['IPY_MODEL_old', 'x'],
    }),
    old: model('IntSliderModel'),
  },
}

function shows(...ids: unknown[]) {
  const outputs = ids.map((id) => ({
    output_type: 'display_data' as const,
    data: { [WIDGET_VIEW]: { model_id: id } },
    metadata: {},
  }))
  return notebookOf([{ ...codeCell('box', 'a'), outputs }])
}

test('what is shown is kept with all it is made of, and nothing else', () => {
  const kept = stateToKeep(ALL, modelsShown(shows('box', 'nobody', 7, '__proto__')))
  expect(Object.keys(kept?.state ?? {}).toSorted()).toEqual(
    ['box', 'inner', 'layout', 'link', 'out', 'slider'].toSorted(),
  )
  expect(stateToKeep(ALL, [])).toBeNull()
})

test('what would fill the notebook is not kept', () => {
  const large = { ...ALL, state: { box: model('TextModel', { value: 'x'.repeat(3_000_000) }) } }
  expect(stateToKeep(large, ['box'])).toBeNull()
})

test('a notebook says what its widgets were like, as far as that can be read', () => {
  const metadata = (state: unknown) => ({ widgets: { [WIDGET_STATE]: state } })
  expect(savedWidgets(metadata(ALL))).toEqual(ALL)
  for (const wrong of [null, [], 'x', { ...ALL, version_major: 1 }, { ...ALL, state: 3 }]) {
    expect(savedWidgets(metadata(wrong))).toBeNull()
  }
  expect(savedWidgets({})).toBeNull()
  const path = (...parts: unknown[]) => [{ data: '', encoding: 'base64', path: parts }]
  const odd = {
    ...ALL,
    state: {
      fine: { ...model('ImageModel'), buffers: path('value') },
      polluting: { ...model('ImageModel'), buffers: path('__proto__', 'x') },
      nameless: { state: {} },
      '<b>': model('ButtonModel'),
      words: 'words',
    },
  }
  expect(Object.keys(savedWidgets(metadata(odd))?.state ?? {})).toEqual(['fine'])
})
