/** Blockly put into the page, in our look and with our dialogs. */
import * as Blockly from 'blockly/core'
import type { ActorContext } from './editor-context.ts'
import type { EditorOptions } from './editor-options.ts'
import { FINGER_SCALE, hasFingers } from './fingers.ts'
import iconsUrl from './icons.svg?url&no-inline'
import type { BlockMessages } from './messages/block-messages.ts'
import { palettePlugins } from './palette.ts'
import { withStyleNonce } from './style-nonce.ts'
import { themeOf } from './themes.ts'
import { toolboxDefinition } from './toolbox.ts'

export const usualScale = (): number => (hasFingers() ? FINGER_SCALE : 0.85)

export function injectWorkspace(
  container: HTMLElement,
  { theme, rightToLeft, readonly, openPalette }: EditorOptions,
  messages: BlockMessages,
  context: ActorContext,
): Blockly.WorkspaceSvg {
  Blockly.FlyoutButton.TEXT_MARGIN_X = 12
  Blockly.FlyoutButton.TEXT_MARGIN_Y = hasFingers() ? 14 : 7
  return withStyleNonce(() =>
    Blockly.inject(container, {
      renderer: 'zelos',
      theme: themeOf(theme),
      rtl: rightToLeft,
      readOnly: readonly,
      toolbox: readonly ? undefined : toolboxDefinition(messages, context),
      ...(openPalette && !readonly ? { plugins: palettePlugins() } : {}),
      // Blockly puts a slash and the name of a picture behind it: the parts of ours are named so.
      media: `${iconsUrl}#/`,
      sounds: false,
      trashcan: false,
      comments: true,
      collapse: true,
      disable: true,
      grid: { spacing: 22, length: 2, colour: 'var(--dot)', snap: false },
      move: { scrollbars: true, drag: true, wheel: true },
      zoom: {
        controls: false,
        wheel: false,
        pinch: true,
        startScale: usualScale(),
        maxScale: 2,
        minScale: 0.3,
      },
    }),
  )
}

/** What Blockly asks is asked in our dialogs. */
export function askInDialogs({ ask, confirm }: EditorOptions): void {
  const prompt = async (
    message: string,
    preset: string,
    done: (given: string | null) => void,
  ): Promise<void> => done(await ask(message, preset))
  Blockly.dialog.setPrompt((message, preset, done) => void prompt(message, preset, done))
  const decide = async (message: string, done: (yes: boolean) => void): Promise<void> =>
    done(await confirm(message))
  Blockly.dialog.setConfirm((message, done) => void decide(message, done))
}
