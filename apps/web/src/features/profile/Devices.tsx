/** Where somebody is signed in, and the way to end it elsewhere. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MAX_DEVICES } from '@panya/domain/session/device-session.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { DeviceRow } from './DeviceRow.tsx'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { useDevices } from './use-devices.ts'

export function Devices() {
  const { t } = useLingui()
  const shared = useUserState((user) => user.role === 'demo')
  const { devices, failed, end } = useDevices()
  return (
    <ProfileSection
      title={<Trans>Your devices</Trans>}
      about={
        shared ? (
          <Trans>The guest account is shared, so you see only this device.</Trans>
        ) : (
          <Trans>
            You can be signed in on <Plural value={MAX_DEVICES} one="# device" other="# devices" />.
            A further one signs out the oldest.
          </Trans>
        )
      }
    >
      <ul className={styles.devices} aria-label={t`Your devices`}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => end(device.id)} />
        ))}
      </ul>
      <p role="alert" className={styles.wrong} hidden={!failed}>
        {failed && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
    </ProfileSection>
  )
}
