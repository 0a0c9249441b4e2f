/** The stage of the `stage` module: the same one that blocks play on. */

import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { useEffect, useMemo, useState } from 'react'
import { type StageOwner, StageScreen } from '../../../coding-kit/stage/StageScreen.tsx'
import type { PythonSession } from '../python-session.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './PicturePane.module.css'

function ownerOf({ stage }: PythonSession): StageOwner {
  return {
    attachRenderer: (renderer) => stage.attach(renderer),
    detachRenderer: () => stage.detach(),
    listenToFrames: (listener) => stage.listen(listener),
    key: (key, down) => stage.send({ do: 'key', key, down }),
    pointer: (x, y, down) => {
      stage.sounds.wake()
      stage.send({ do: 'pointer', x, y, down })
    },
    answer: (text) => stage.send({ do: 'answer', text }),
  }
}

/** What React draws over the stage; everything else moves without it. */
const overlay = (frame: Frame | null): string =>
  JSON.stringify([frame?.bubbles.map(({ key, text }) => [key, text]), frame?.ask, frame?.watchers])

export function StagePaper({ t, session }: ToolProps) {
  const owner = useMemo(() => ownerOf(session), [session])
  const [frame, setFrame] = useState<Frame | null>(null)
  useEffect(
    () =>
      owner.listenToFrames((next) =>
        setFrame((before) => (overlay(before) === overlay(next) ? before : next)),
      ),
    [owner],
  )
  return (
    <div className={styles.stage}>
      <StageScreen
        owner={owner}
        frame={frame}
        label={t('stageHelp')}
        answerLabel={t('stageAnswer')}
      />
    </div>
  )
}
