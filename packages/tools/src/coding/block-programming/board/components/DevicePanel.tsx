/** The real board: plug in, look at its files, put MicroPython on it; or take the program to where that can be done. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { LackNote } from '../../../../host/browser/LackNote.tsx'
import { lackOf } from '../../../../host/browser/lack-of.ts'
import { boardScripts, changeBoard } from '../../core/edit-project.ts'
import type { BoardProps } from '../board-props.ts'
import styles from './DevicePanel.module.css'
import { FlashForm } from './FlashForm.tsx'
import { TakeAlong } from './TakeAlong.tsx'

export function DevicePanel(board: BoardProps) {
  const { blocks, host, profile, t } = board
  const isArduino = profile.language === 'arduino'
  const lack = isArduino ? null : lackOf('boards')
  const hasCable = !isArduino && lack === null
  return (
    <div className={styles.panel}>
      <p className={styles.unverified}>
        <strong>{t('unverified')}</strong>{' '}
        {profile.doubts.map((doubt) => t(`doubt.${doubt}`)).join(' ')}
      </p>
      {lack && <LackNote locale={host.locale} lack={lack} />}
      {hasCable ? <Connection {...board} /> : <TakeAlong {...board} />}
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
      {hasCable && <FlashForm {...board} />}
    </div>
  )
}

function Connection({ session, state, t }: BoardProps) {
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
