import { Trans } from '@lingui/react/macro'
import type { AbilityState, Verdict } from '@panya/domain/browser/abilities.ts'
import { useAbilityMessages } from '@panya/tools/host/browser/ability-messages.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon, type IconName } from '@panya/ui/Icon/Icon.tsx'
import { useAddress } from '../../adapters/address.ts'
import styles from './BrowserAbilities.module.css'

const ICONS: Record<AbilityState, IconName> = {
  works: 'check',
  asks: 'user',
  careful: 'eye',
  missing: 'close',
}

interface AbilityRowProps {
  verdict: Verdict
  /** Asks the browser to keep what lies on this device. */
  onKeep(): void
}

export function AbilityRow({ verdict: { ability, state, lack }, onKeep }: AbilityRowProps) {
  const t = useAbilityMessages(useAddress().locale)
  return (
    <li className={styles.ability} data-ability={ability} data-state={state}>
      <b>{t(`ability.${ability}`)}</b>
      <span className={styles.state}>
        <Icon name={ICONS[state]} size={18} />
        {t(`state.${state}`)}
      </span>
      {lack && (
        <div className={styles.words}>
          <p>{t(lack)}</p>
          <p>{t(`${lack}.way`)}</p>
          {lack === 'keeping-may-go' && (
            <Button look="ghost" size="small" onClick={onKeep}>
              <Trans>Ask the browser to keep my work</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
