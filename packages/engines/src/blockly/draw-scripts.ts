/** Scripts as a picture: to be looked at beside others, where nothing is edited. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import * as Blockly from 'blockly/core'
import type { VariableJson, WorkspaceJson } from '../blocks-runtime/program.ts'
import { blockPicture } from './block-picture.ts'
import { defineBlocks, drawnWith } from './define-blocks.ts'
import { type ActorContext, EMPTY_CONTEXT } from './editor-context.ts'
import { defineForeignBlocks } from './foreign-blocks.ts'
import { defineFunctionBlocks } from './function-blocks.ts'
import { loadBlockMessages } from './language.ts'
import { loadLetters } from './letters.ts'
import { loadScripts } from './load-scripts.ts'
import { definePythonBlocks } from './python-blocks.ts'
import { readRightToLeft } from './right-to-left.ts'
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
  return blockPicture({ theme: themeOf(look.theme), rtl: look.rightToLeft }, (workspace) =>
    loadScripts(workspace, scripts, variables),
  )
}
