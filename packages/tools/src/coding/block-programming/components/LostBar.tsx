/** Says what was just deleted or replaced, and brings it back. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { ToolProps } from '../tool-props.ts'
import styles from './LostBar.module.css'

const TEXTS = {
  sprite: 'lostSprite',
  costume: 'lostCostume',
  sound: 'lostSound',
  project: 'lostProject',
  text: 'lostText',
} as const

export function LostBar({ session, state, t }: ToolProps) {
  const { lost } = state
  return (
    <div className={styles.frame}>
      <output>{lost ? t(TEXTS[lost.what], { name: lost.name }) : ''}</output>
      {lost && (
        <>
          <Button size="compact" look="quiet" onClick={() => session.bringBack()}>
            <Icon name="undo" /> {t('undo')}
          </Button>
          <IconButton label={t('close')} look="ghost" onClick={() => session.forgetLost()}>
            <Icon name="close" />
          </IconButton>
        </>
      )}
    </div>
  )
}
