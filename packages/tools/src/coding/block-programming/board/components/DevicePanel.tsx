/** The real board: plug in, look at its files, put MicroPython on it. */

import { hasWebSerial } from '@panya/engines/board/serial/web-serial.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { boardScripts, changeBoard } from '../../core/edit-project.ts'
import type { BoardProps } from '../board-props.ts'
import styles from './DevicePanel.module.css'
import { FlashForm } from './FlashForm.tsx'

export function DevicePanel(board: BoardProps) {
  const { blocks, profile, t } = board
  const isArduino = profile.language === 'arduino'
  return (
    <div className={styles.panel}>
      <p className={styles.unverified}>
        <strong>{t('unverified')}</strong>{' '}
        {profile.doubts.map((doubt) => t(`doubt.${doubt}`)).join(' ')}
      </p>
      {isArduino && <p>{t('arduinoUpload')}</p>}
      {!isArduino && <Connection {...board} />}
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
      {!isArduino && <Files {...board} />}
      {!isArduino && hasWebSerial() && <FlashForm {...board} />}
    </div>
  )
}

function Connection({ session, state, t }: BoardProps) {
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

function Files({ session, state, t }: BoardProps) {
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
