import { withFonts } from '@panya/engines/charts/embed-fonts.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useRef, useState } from 'react'
import { csvOfRows, saveBlob } from '../../../flow-kit/downloads.ts'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import styles from './Views.module.css'

/** Saves a drawn chart as a picture, sharp at any size or as pixels, and its numbers for a spreadsheet. */
export function SavePicture({
  svg,
  png,
  table,
  name,
  messages,
}: {
  svg: () => string
  /** Where it can be drawn as pixels at once. */
  png?: () => Promise<Blob>
  table: () => (string | number | null)[][]
  name: string
  messages: FlowMessages
}) {
  const row = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const save = (kind: 'svg' | 'png'): void => {
    const ground = groundOf(row.current)
    setFailed(false)
    const coming = kind === 'png' && png ? png() : pictureOf(svg(), ground, kind)
    coming.then(
      (blob) => saveBlob(blob, `${name}.${kind}`),
      () => setFailed(true),
    )
  }
  return (
    <div ref={row} className={styles.row} dir={messages.locale === 'ar' ? 'rtl' : 'ltr'}>
      <Button look="ghost" size="compact" onClick={() => save('svg')}>
        {messages.own('chart.svg')}
      </Button>
      <Button look="ghost" size="compact" onClick={() => save('png')}>
        {messages.own('chart.png')}
      </Button>
      <Button
        look="ghost"
        size="compact"
        onClick={() => saveBlob(csvOfRows(table(), 'spreadsheet'), `${name}.csv`)}
      >
        {messages.own('chart.csv')}
      </Button>
      <output>{failed && messages.own('chart.failed')}</output>
    </div>
  )
}

/** Texts of a chart are light on dark pages: its picture gets the same ground. */
function groundOf(element: HTMLElement | null): string {
  return (element && getComputedStyle(element).getPropertyValue('--surface').trim()) || '#ffffff'
}

/** A drawing that stands alone: with a size of its own, its ground and its letters. Put together as text: a parser
 * would report every style in it as one that the page does not allow. */
async function pictureOf(drawing: string, ground: string, kind: 'svg' | 'png'): Promise<Blob> {
  const [open] = /<svg[^>]*>/.exec(drawing) ?? []
  if (!open) throw new Error('the chart is no picture')
  const [, , boxWidth = 600, boxHeight = 400] = (/viewBox="([^"]*)"/.exec(open)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [Math.round(boxWidth), Math.round(boxHeight)]
  const bare = open.replaceAll(/\s(?:width|height|class|style)="[^"]*"/g, '')
  const sized = bare.replace('<svg', `<svg width="${width}" height="${height}"`)
  const back = `<rect width="100%" height="100%" fill="${ground}"/>`
  const svg = await withFonts(drawing.replace(open, () => `${sized}${back}`))
  const blob = new Blob([svg], { type: 'image/svg+xml' })
  return kind === 'svg' ? blob : pixelsOf(blob, width, height)
}

/** Twice as sharp as on the page. */
async function pixelsOf(svg: Blob, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * 2
    canvas.height = height * 2
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
    return await promise
  } finally {
    URL.revokeObjectURL(url)
  }
}
