/** Says on a tool's page what the browser lacks, and what to do about it. */
import type { Lack } from '@panya/domain/browser/abilities.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { Suspense } from 'react'
import { useAbilityMessages } from './ability-messages.ts'
import styles from './LackNote.module.css'

interface LackNoteProps {
  locale: Locale
  lack: Lack
  /** Where trying once more may help. */
  onAgain?: () => void
}

/** Its words come when they are needed; what stands around it does not wait for them. */
export function LackNote(props: LackNoteProps) {
  return (
    <Suspense>
      <Note {...props} />
    </Suspense>
  )
}

function Note({ locale, lack, onAgain }: LackNoteProps) {
  const t = useAbilityMessages(locale)
  return (
    <div className={styles.note} role="note" data-lack={lack}>
      <p className={styles.what}>
        <Icon path={TOOL_ICONS.bulb} size={18} />
        {t(lack)}
      </p>
      <p>{t(`${lack}.way`)}</p>
      {onAgain && (
        <div>
          <Button size="compact" look="quiet" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  )
}
