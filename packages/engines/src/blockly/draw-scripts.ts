/** Scripts as a picture: to be looked at beside others, where nothing is edited. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import * as Blockly from 'blockly/core'
import type { VariableJson, WorkspaceJson } from '../blocks-runtime/program.ts'
import { defineBlocks, drawnWith } from './define-blocks.ts'
import { type ActorContext, EMPTY_CONTEXT } from './editor-context.ts'
import { defineForeignBlocks } from './foreign-blocks.ts'
import { defineFunctionBlocks } from './function-blocks.ts'
import { loadBlockMessages } from './language.ts'
import { loadLetters } from './letters.ts'
import { loadScripts } from './load-scripts.ts'
import { definePythonBlocks } from './python-blocks.ts'
import { readRightToLeft } from './right-to-left.ts'
import { withStyleNonce } from './style-nonce.ts'
import { type ThemeName, themeOf } from './themes.ts'

export interface DrawingLook {
  locale: Locale
  rightToLeft: boolean
  theme: ThemeName
}

export type DrawScripts = (
  scripts: WorkspaceJson,
  variables: readonly VariableJson[],
  context: ActorContext,
) => HTMLElement

const SCALE = 0.75
const MARGIN = 8
/** What belongs to a block that is worked with, not to a picture of one. */
const OF_EDITOR = ['id', 'tabindex', 'role', 'data-id']

export async function scriptDrawer(look: DrawingLook): Promise<DrawScripts> {
  const [messages] = await Promise.all([loadBlockMessages(look.locale), loadLetters(look.locale)])
  readRightToLeft()
  if (!Blockly.Blocks['event_flag']) {
    defineBlocks(messages, () => EMPTY_CONTEXT)
    defineFunctionBlocks(messages)
    defineForeignBlocks(messages)
    definePythonBlocks(messages)
  }
  return (scripts, variables, context) => drawnWith(context, () => drawn(look, scripts, variables))
}

function drawn(
  look: DrawingLook,
  scripts: WorkspaceJson,
  variables: readonly VariableJson[],
): HTMLElement {
  const place = document.createElement('div')
  // Words are measured where they are drawn, so it stands on the page, only not in sight.
  Object.assign(place.style, { position: 'fixed', inset: '0', visibility: 'hidden' })
  document.body.append(place)
  const main = Blockly.getMainWorkspace()
  const workspace = withStyleNonce(() =>
    Blockly.inject(place, {
      renderer: 'zelos',
      theme: themeOf(look.theme),
      rtl: look.rightToLeft,
      readOnly: true,
      sounds: false,
    }),
  )
  try {
    Blockly.Events.disable()
    loadScripts(workspace, scripts, variables)
    Blockly.renderManagement.triggerQueuedRenders(workspace)
    return pictureOf(workspace)
  } finally {
    workspace.dispose()
    Blockly.Events.enable()
    if (main) Blockly.common.setMainWorkspace(main)
    place.remove()
  }
}

function pictureOf(workspace: Blockly.WorkspaceSvg): HTMLElement {
  const { left, top, right, bottom } = workspace.getBlocksBoundingBox()
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN]
  const canvas = workspace.getCanvas().cloneNode(true) as SVGElement
  canvas.removeAttribute('transform')
  for (const part of canvas.querySelectorAll('*'))
    for (const name of part.getAttributeNames())
      if (OF_EDITOR.includes(name) || name.startsWith('aria-')) part.removeAttribute(name)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${left - MARGIN} ${top - MARGIN} ${width} ${height}`)
  svg.setAttribute('width', String(Math.round(width * SCALE)))
  svg.setAttribute('height', String(Math.round(height * SCALE)))
  svg.setAttribute('role', 'img')
  svg.append(canvas)
  // The colours and letters of the blocks are those of the classes around them.
  const frame = document.createElement('div')
  frame.className = workspace.getInjectionDiv().className.replace(/\binjectionDiv\b/, '')
  frame.append(svg)
  return frame
}
