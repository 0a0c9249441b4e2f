/** The real board: plug in, look at its files, put MicroPython on it. */

import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import { hasWebSerial } from '@panya/engines/board/serial/web-serial.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { ToolHost } from '../../../../host/tool-host.ts'
import type { BlocksMessages } from '../../blocks-messages.ts'
import type { BlocksSession } from '../../blocks-session.ts'
import { boardScripts, changeBoard } from '../../core/edit-project.ts'
import type { BoardSession, BoardState } from '../board-session.ts'
import styles from './DevicePanel.module.css'
import { FlashForm } from './FlashForm.tsx'

interface DevicePanelProps {
  host: ToolHost
  blocks: BlocksSession
  session: BoardSession
  state: BoardState
  profile: BoardProfile
  t: BlocksMessages
}

export function DevicePanel({ host, blocks, session, state, profile, t }: DevicePanelProps) {
  const isArduino = profile.language === 'arduino'
  return (
    <div className={styles.panel}>
      <p className={styles.unverified}>
        <strong>{t('unverified')}</strong>{' '}
        {profile.doubts.map((doubt) => t(`doubt.${doubt}`)).join(' ')}
      </p>
      {isArduino && <p>{t('arduinoUpload')}</p>}
      {!isArduino && <Connection session={session} state={state} t={t} />}
      {profile.secondButtonPins.length > 0 && (
        <label className={styles.setting}>
          {t('secondButton')}
          <select
            value={
              boardScripts(blocks.snapshot().content).secondButton ?? profile.secondButtonPins[0]
            }
            onChange={(event) => {
              const secondButton = Number(event.target.value)
              blocks.edit((content) => changeBoard(content, { secondButton }))
            }}
          >
            {profile.secondButtonPins.map((pin) => (
              <option key={pin} value={pin}>
                GPIO {pin}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isArduino && <Files session={session} state={state} t={t} />}
      {!isArduino && hasWebSerial() && (
        <FlashForm host={host} session={session} state={state} t={t} />
      )}
    </div>
  )
}

type Shared = Pick<DevicePanelProps, 'session' | 'state' | 't'>

function Connection({ session, state, t }: Shared) {
  if (!hasWebSerial()) return <p className={styles.warning}>{t('problem.no-web-serial')}</p>
  if (state.place === 'cable') {
    return (
      <div className={styles.row}>
        <p>
          {t('connectedTo')}{' '}
          <span dir="ltr">
            MicroPython {state.info?.version} · {state.info?.machine}
          </span>
        </p>
        <Button size="small" onClick={() => void session.disconnect()}>
          {t('disconnect')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <p>{t('connectHint')}</p>
      <Button size="small" onClick={() => void session.connect()}>
        {t('connect')}
      </Button>
    </div>
  )
}

function Files({ session, state, t }: Shared) {
  const isIdle = state.phase === 'off' || state.phase === 'ready'
  return (
    <section className={styles.files}>
      <div className={styles.row}>
        <h2>{t('filesOnBoard')}</h2>
        <Button size="small" disabled={!isIdle} onClick={() => void session.listFiles()}>
          {t('showFiles')}
        </Button>
      </div>
      {state.files?.length === 0 && <p>{t('noFiles')}</p>}
      {state.files && state.files.length > 0 && (
        <ul data-testid="files">
          {state.files.map(({ name, bytes }) => (
            <li key={name}>
              <span dir="ltr">{name}</span>
              <span dir="ltr">{bytes} B</span>
              <IconButton
                look="ghost"
                disabled={!isIdle}
                label={t('removeFile', { name })}
                onClick={() => void session.removeFile(name)}
              >
                <Icon name="close" size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
