/** What belongs to the whole project: stage or board, examples, backpack, high contrast. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { Suspense } from 'react'
import type { PaletteSetting } from '../blocks-hooks.ts'
import type { DialogState } from '../dialog-hooks.ts'
import { LookSwitch } from '../text/LookSwitch.tsx'
import type { LookSetting } from '../text/look-setting.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ScreenBar.module.css'
import { TargetSwitch } from './TargetSwitch.tsx'

interface ScreenBarProps extends ToolProps {
  dialogs: DialogState
  readonly: boolean
  /** The backpack is for those who build. */
  canBuild: boolean
  contrast: boolean
  onContrast(on: boolean): void
  palette: PaletteSetting
  look: LookSetting
}

export function ScreenBar(props: ScreenBarProps) {
  const { dialogs, readonly, canBuild, contrast, onContrast, palette, look, ...tool } = props
  const { session, state, t } = tool
  return (
    <div className={styles.bar}>
      {!readonly && (
        <>
          <TargetSwitch
            target={state.content.target}
            onChoose={(target) => session.shown.chooseTarget(target)}
            t={t}
          />
          <Button look="ghost" size="compact" onClick={() => dialogs.show({ kind: 'examples' })}>
            {t('examples')}
          </Button>
          {state.content.target === 'stage' && (
            <Button
              look="ghost"
              size="compact"
              onClick={() => dialogs.show({ kind: 'scratch', file: null })}
            >
              Scratch
            </Button>
          )}
        </>
      )}
      {canBuild && (
        <>
          <Button look="ghost" size="compact" onClick={() => dialogs.show({ kind: 'backpack' })}>
            {t('backpack')}
          </Button>
          {look.look === 'blocks' && (
            <Button
              look="ghost"
              size="compact"
              aria-pressed={palette.isOpen}
              onClick={() => palette.setOpen(!palette.isOpen)}
            >
              {t('allBlocks')}
            </Button>
          )}
          <Button look="ghost" size="compact" onClick={() => dialogs.show({ kind: 'keys' })}>
            {t('keys')}
          </Button>
        </>
      )}
      <Button
        look="ghost"
        size="compact"
        aria-pressed={contrast}
        onClick={() => onContrast(!contrast)}
      >
        {t('highContrast')}
      </Button>
      <Suspense>
        <LookSwitch {...tool} setting={look} />
      </Suspense>
    </div>
  )
}
