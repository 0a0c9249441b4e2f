/**
 * The classes a notebook can name. They come from three packages that are part of this site; a name that is none
 * of theirs, whoever wrote it, gets a sentence. No code is ever fetched for a widget.
 */
import * as base from '@jupyter-widgets/base'
import * as controls from '@jupyter-widgets/controls'
import { WIDGET_UNKNOWN } from '../content/content-messages.ts'
import { noteElement } from '../content/note.ts'
import { OutputModel, OutputView } from './output-widget.ts'
import type { WidgetManager } from './widget-manager.ts'

/** By name and the first number of the version that the classes here understand. */
const MODULES: Record<string, Record<string, unknown>> = {
  '@jupyter-widgets/base 2': { ...base, ErrorWidgetView: undefined },
  '@jupyter-widgets/controls 2': { ...controls },
  '@jupyter-widgets/output 1': { OutputModel, OutputView },
}

/** In the place of a view that is not here. */
export class UnknownView extends base.DOMWidgetView {
  override render(): void {
    const { model } = this
    const module = `${model.get('_view_module')} ${model.get('_view_module_version')}`
    const { translator } = (model.widget_manager as WidgetManager).around
    const trans = translator.load('jupyterlab')
    this.el.replaceChildren(noteElement(trans.__(WIDGET_UNKNOWN, module.slice(0, 100))))
  }

  async rendered(): Promise<this> {
    this.render()
    return this
  }
}

export function modelClass(name: string, module: string, version: string): unknown {
  const found = named(name, module, version)
  return isKind(found, base.WidgetModel) ? found : base.DOMWidgetModel
}

export function viewClass(name: string, module: string, version: string): unknown {
  const found = named(name, module, version)
  return isKind(found, base.WidgetView) ? found : UnknownView
}

function named(name: string, module: string, version: string): unknown {
  const major = /^[\^~]?(\d+)/.exec(String(version))?.[1] ?? ''
  const key = `${module} ${major}`
  const classes = Object.hasOwn(MODULES, key) ? MODULES[key] : undefined
  return classes && Object.hasOwn(classes, name) ? classes[name] : undefined
}

function isKind(value: unknown, kind: { prototype: object }): boolean {
  return typeof value === 'function' && value.prototype instanceof (kind as never)
}
