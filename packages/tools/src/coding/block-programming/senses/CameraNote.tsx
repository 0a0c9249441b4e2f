/** Says on the page that the camera is on for a program, or why it is not, with what can be done about it. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { CAMERA } from '../camera/camera-icon.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './CameraNote.module.css'
import { useCameraNoteMessages } from './camera-messages.ts'

export function CameraNote({ host, session, state: { camera } }: ToolProps) {
  const t = useCameraNoteMessages(host.locale)
  const said = (): string => {
    if (camera.at === 'problem') return t(camera.problem)
    return camera.at === 'off' ? '' : t(camera.at)
  }
  return (
    <div className={styles.note} data-camera={camera.at}>
      {camera.at !== 'off' && <Icon path={CAMERA} />}
      <output>{said()}</output>
      {camera.at === 'on' && (
        <Button size="compact" look="quiet" onClick={() => session.player.stop()}>
          {t('turnOff')}
        </Button>
      )}
      {camera.at === 'problem' && (
        <Button size="compact" look="quiet" onClick={() => session.player.retryCamera()}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}
