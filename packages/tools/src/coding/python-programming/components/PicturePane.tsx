import { turtleKey } from '@panya/engines/python/game/game-keys.ts'
import { TurtleCanvas } from '@panya/engines/python/turtle/turtle-canvas.ts'
import { sceneSvg } from '@panya/engines/python/turtle/turtle-svg.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useEffect, useMemo, useRef } from 'react'
import { saveFile } from '../../../coding-kit/save-file.ts'
import { pictureBlob } from '../../../host/small-picture.ts'
import type { Messages } from '../python-messages.ts'
import type { Picture } from '../python-session.ts'
import type { ToolProps } from '../tool-props.ts'
import { GamePaper } from './GamePaper.tsx'
import styles from './PicturePane.module.css'
import { StagePaper } from './StagePaper.tsx'

/** The stage, the turtle's paper and the charts a program made. */
export function PicturePane(tool: ToolProps) {
  const { state, t } = tool
  const { hasTurtle, hasStage, hasGame, pictures } = state
  return (
    <div
      className={styles.pane}
      hidden={!hasTurtle && !hasStage && !hasGame && pictures.length === 0}
    >
      {hasStage && <StagePaper {...tool} />}
      <GamePaper {...tool} shown={hasGame} running={state.job !== null} />
      <TurtlePaper {...tool} shown={hasTurtle} running={state.job !== null} />
      {pictures.map((picture, index) => (
        <PictureView key={picture.id} t={t} picture={picture} number={index + 1} />
      ))}
    </div>
  )
}

interface TurtlePaperProps extends ToolProps {
  shown: boolean
  running: boolean
}

function TurtlePaper({ t, session, shown, running }: TurtlePaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const turtle = useRef<TurtleCanvas>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const drawing = new TurtleCanvas(element, calm)
    turtle.current = drawing
    session.drawOn({
      draw: (commands) => (commands ? drawing.add(commands) : drawing.clear()),
      svg: () => sceneSvg(drawing.finished()),
    })
    const watcher = new ResizeObserver(() => drawing.resize())
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      drawing.destroy()
      session.drawOn(null)
    }
  }, [session])
  function point(type: string, event: React.PointerEvent) {
    const at = turtle.current?.toScene(event.clientX, event.clientY)
    if (at && running) {
      session.client.sendEvent({ type, x: at[0], y: at[1], button: event.button === 2 ? 3 : 1 })
    }
  }
  function key(event: React.KeyboardEvent, down: boolean) {
    if (!running || event.key === 'Tab') return
    if (event.key.startsWith('Arrow') || event.key === ' ') event.preventDefault()
    session.client.sendEvent({ type: 'key', key: turtleKey(event), down })
  }
  return (
    <figure className={styles.paper} hidden={!shown}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is a picture only when it says so
        role="img"
        aria-label={t('turtlePicture')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- turtle programs listen to keys
        tabIndex={0}
        onPointerDown={(event) => {
          event.currentTarget.focus()
          point('click', event)
        }}
        onPointerUp={(event) => point('release', event)}
        onPointerMove={(event) => event.buttons > 0 && point('drag', event)}
        onKeyDown={(event) => key(event, true)}
        onKeyUp={(event) => key(event, false)}
      />
      <IconButton
        look="ghost"
        className={styles.save}
        label={t('savePicture')}
        onClick={() => turtle.current && saveFile('turtle.svg', sceneSvg(turtle.current.finish()))}
      >
        <Icon path={TOOL_ICONS.download} />
      </IconButton>
    </figure>
  )
}

function PictureView({ t, picture, number }: { t: Messages; picture: Picture; number: number }) {
  const url = useMemo(() => URL.createObjectURL(pictureBlob(picture)), [picture])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <figure className={styles.paper}>
      <img className={styles.image} src={url} alt={picture.alt || t('picture', { number })} />
      <IconButton
        look="ghost"
        className={styles.save}
        label={t('savePicture')}
        onClick={() => saveFile(`picture${number}.${ENDINGS[picture.mime]}`, pictureBlob(picture))}
      >
        <Icon path={TOOL_ICONS.download} />
      </IconButton>
    </figure>
  )
}

const ENDINGS = { 'image/png': 'png', 'image/svg+xml': 'svg' } as const
