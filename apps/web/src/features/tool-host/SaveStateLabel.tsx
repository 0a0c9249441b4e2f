/** Says in a few words how the work stands, and is read out when that changes. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SaveState } from '@panya/tools/host/tool-host.ts'
import styles from './SaveStateLabel.module.css'

type Tone = 'good' | 'busy' | 'careful' | 'bad'

const STATES: Record<SaveState, [Tone, MessageDescriptor]> = {
  saved: ['good', msg`Saved`],
  saving: ['busy', msg`Saving…`],
  unsaved: ['busy', msg`Saving…`],
  offline: ['careful', msg`Offline: kept on this device`],
  device: ['careful', msg`Guest: kept on this device only`],
  nowhere: ['bad', msg`Not kept: download your project`],
  readonly: ['careful', msg`Read only`],
  conflict: ['bad', msg`Two versions: choose one`],
  full: ['bad', msg`No room: kept on this device`],
  refused: ['bad', msg`Cannot be saved: kept on this device`],
  gone: ['bad', msg`Deleted elsewhere: kept on this device`],
}

export function SaveStateLabel({ state }: { state: SaveState }) {
  const { t } = useLingui()
  const [tone, message] = STATES[state]
  return (
    <output className={styles.state} data-tone={tone} data-state={state}>
      <span>{t(message)}</span>
    </output>
  )
}
