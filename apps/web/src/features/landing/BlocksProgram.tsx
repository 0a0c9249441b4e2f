/** The program as blocks, in the reader's language and direction. */
import { Trans } from '@lingui/react/macro'
import styles from './BlocksProgram.module.css'

export function BlocksProgram({ sides, turn }: { sides: number; turn: number }) {
  const steps = 50
  return (
    <div className={styles.blocks}>
      <div className={styles.repeat}>
        <Trans>
          repeat <b>{sides}</b> times
        </Trans>
      </div>
      <div className={styles.inside}>
        <div className={styles.move}>
          <Trans>
            move <b>{steps}</b> steps
          </Trans>
        </div>
        <div className={styles.move}>
          <Trans>
            turn right <b>{turn}</b>
          </Trans>
        </div>
      </div>
      <div className={styles.end} />
    </div>
  )
}
