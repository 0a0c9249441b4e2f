import { Trans, useLingui } from '@lingui/react/macro'
import type { Device } from '@panya/domain/session/device-session.ts'
import { TIME_ZONE } from '@panya/domain/time/bangkok.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import styles from './ProfileScreen.module.css'

interface DeviceRowProps {
  device: Device
  onEnd(): void
}

export function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const { t, i18n } = useLingui()
  const name = device.name || t`Unknown device`
  const seen = i18n.date(device.lastSeenAt, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  return (
    <li className={styles.device}>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          <Trans>Last seen {seen}</Trans>
        </span>
      </div>
      {device.current ? (
        <span className={styles.here}>
          <Trans>This device</Trans>
        </span>
      ) : (
        <Button look="ghost" size="small" aria-label={t`Sign out ${name}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
