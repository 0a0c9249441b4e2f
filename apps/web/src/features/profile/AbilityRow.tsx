import type { AbilityState, Verdict } from '@panya/domain/browser/abilities.ts'
import { useAbilityMessages } from '@panya/tools/host/browser/ability-messages.ts'
import { Icon, type IconName } from '@panya/ui/Icon/Icon.tsx'
import { useAddress } from '../../adapters/address.ts'
import { AskToKeep } from './AskToKeep.tsx'
import styles from './BrowserAbilities.module.css'

const ICONS: Record<AbilityState, IconName> = {
  works: 'check',
  asks: 'user',
  careful: 'eye',
  missing: 'close',
}

interface AbilityRowProps {
  verdict: Verdict
  /** The browser was asked to keep what lies on this device. */
  onAsked(): Promise<void>
}

export function AbilityRow({ verdict: { ability, state, lack }, onAsked }: AbilityRowProps) {
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
        </div>
      )}
      {ability === 'keeping' && <AskToKeep canAsk={lack === 'keeping-may-go'} onAsked={onAsked} />}
    </li>
  )
}
