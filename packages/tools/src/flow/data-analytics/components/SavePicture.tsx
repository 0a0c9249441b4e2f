import { Button } from '@panya/ui/Button/Button.tsx'
import { useRef } from 'react'
import { csvOfRows, saveBlob } from '../../../flow-kit/downloads.ts'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import styles from './Views.module.css'

/** Saves a drawn chart as a picture, sharp at any size or as pixels, and its numbers for a spreadsheet. */
export function SavePicture({
  svg,
  table,
  name,
  messages,
}: {
  svg: () => string
  table: () => (string | number | null)[][]
  name: string
  messages: FlowMessages
}) {
  const row = useRef<HTMLDivElement>(null)
  return (
    <div ref={row} className={styles.row} dir={messages.locale === 'ar' ? 'rtl' : 'ltr'}>
      <Button
        look="ghost"
        size="compact"
        onClick={() => saveBlob(new Blob([svg()], { type: 'image/svg+xml' }), `${name}.svg`)}
      >
        {messages.own('chart.svg')}
      </Button>
      <Button
        look="ghost"
        size="compact"
        onClick={() => void savePng(svg(), `${name}.png`, groundOf(row.current))}
      >
        {messages.own('chart.png')}
      </Button>
      <Button
        look="ghost"
        size="compact"
        onClick={() => saveBlob(csvOfRows(table(), 'spreadsheet'), `${name}.csv`)}
      >
        {messages.own('chart.csv')}
      </Button>
    </div>
  )
}

/** Texts of a chart are light on dark pages: its picture gets the same ground. */
function groundOf(element: HTMLElement | null): string {
  return (element && getComputedStyle(element).getPropertyValue('--surface').trim()) || '#ffffff'
}

async function savePng(svg: string, name: string, ground: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * 2
  canvas.height = image.height * 2
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  URL.revokeObjectURL(url)
  canvas.toBlob((blob) => blob && saveBlob(blob, name), 'image/png')
}
