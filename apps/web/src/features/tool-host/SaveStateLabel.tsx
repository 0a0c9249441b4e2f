/** Says in a few words how the work stands, and is read out when that changes. */
import { Trans } from '@lingui/react/macro'
import type { SaveState } from '@panya/tools/host/tool-host.ts'
import styles from './SaveStateLabel.module.css'

const TONE: Record<SaveState, 'good' | 'busy' | 'careful' | 'bad'> = {
  saved: 'good',
  saving: 'busy',
  unsaved: 'busy',
  offline: 'careful',
  device: 'careful',
  readonly: 'careful',
  conflict: 'bad',
  full: 'bad',
  refused: 'bad',
  gone: 'bad',
}

export function SaveStateLabel({ state }: { state: SaveState }) {
  return (
    <output className={styles.state} data-tone={TONE[state]} data-state={state}>
      <span>
        <StateMessage state={state} />
      </span>
    </output>
  )
}

function StateMessage({ state }: { state: SaveState }) {
  switch (state) {
    case 'saved':
      return <Trans>Saved</Trans>
    case 'saving':
    case 'unsaved':
      return <Trans>Saving…</Trans>
    case 'offline':
      return <Trans>Offline: kept on this device</Trans>
    case 'device':
      return <Trans>Guest: kept on this device only</Trans>
    case 'readonly':
      return <Trans>Read only</Trans>
    case 'conflict':
      return <Trans>Two versions: choose one</Trans>
    case 'full':
      return <Trans>No room: kept on this device</Trans>
    case 'refused':
      return <Trans>Cannot be saved: kept on this device</Trans>
    case 'gone':
      return <Trans>Deleted elsewhere: kept on this device</Trans>
  }
}
