import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { Preview } from '@panya/engines/flow/flow-value.ts'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import type { PreviewProps } from './flow-tool.ts'
import styles from './PreviewView.module.css'
import { TableView } from './TableView.tsx'

/** Shows what a node made: a picture, two to compare, a number, the head of a table, or a view of the tool's own. */

type ImagePreview = Extract<Preview, { kind: 'image' }>

/** More letters than this are read as a text, not looked at as a sign. */
const LONG = 60

interface PreviewViewProps {
  preview: Preview
  large: boolean
  /** Rows of a table. */
  most?: number
  messages: FlowMessages
  session: FlowSession
  node: string
  views: Record<string, ComponentType<PreviewProps>>
}

export function PreviewView({
  preview,
  large,
  most,
  messages,
  session,
  node,
  views,
}: PreviewViewProps) {
  switch (preview.kind) {
    case 'image':
      return <Picture picture={preview} />
    case 'compare':
      return <CompareSlider preview={preview} messages={messages} />
    case 'value':
      return (
        <output
          className={large ? styles.valueLarge : styles.value}
          data-long={preview.text.length > LONG || undefined}
          dir="auto"
        >
          {preview.text}
        </output>
      )
    case 'table':
      return (
        <TableView
          columns={preview.columns}
          head={preview.head}
          rows={preview.rows}
          large={large}
          most={most}
          messages={messages}
          session={session}
          links={preview.links}
        />
      )
    case 'chart':
    case 'custom':
    default: {
      const View = views[preview.kind === 'chart' ? preview.chart : preview.view]
      return View ? (
        <View data={preview.data} large={large} messages={messages} session={session} node={node} />
      ) : null
    }
  }
}

export function Picture({
  picture,
  label,
}: {
  picture: Omit<ImagePreview, 'kind' | 'fullWidth' | 'fullHeight'>
  label?: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0)
  }, [picture])
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      className={styles.picture}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pixels come from a worker, not from an address
      role="img"
      aria-label={label ?? `${picture.width} × ${picture.height}`}
    />
  )
}

function CompareSlider({
  preview,
  messages,
}: {
  preview: Extract<Preview, { kind: 'compare' }>
  messages: FlowMessages
}) {
  const [share, setShare] = useState(50)
  const id = useId()
  return (
    <div className={styles.compare} dir="ltr">
      <Picture picture={preview.after} label={messages.t('after')} />
      <div className={styles.before} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <Picture picture={preview.before} label={messages.t('before')} />
      </div>
      <div className={styles.line} style={{ insetInlineStart: `${share}%` }} aria-hidden="true" />
      <label className="visually-hidden" htmlFor={id}>
        {messages.t('slide')}
      </label>
      <input
        id={id}
        className={`${styles.range} nodrag`}
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
      />
    </div>
  )
}
