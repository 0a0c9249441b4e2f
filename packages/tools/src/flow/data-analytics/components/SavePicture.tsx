import { saveBlob } from '../../../kit/flow/downloads.ts'
import type { FlowTexts } from '../../../kit/flow/flow-texts.ts'
import styles from './Views.module.css'

/** Saves a drawn chart as a picture, sharp at any size or as pixels. */
export function SavePicture({
  svg,
  name,
  texts,
}: {
  svg: () => string
  name: string
  texts: FlowTexts
}) {
  return (
    <div className={styles.row}>
      <button
        type="button"
        onClick={() => saveBlob(new Blob([svg()], { type: 'image/svg+xml' }), `${name}.svg`)}
      >
        {texts.own('chart.svg')}
      </button>
      <button type="button" onClick={() => void savePng(svg(), `${name}.png`)}>
        {texts.own('chart.png')}
      </button>
    </div>
  )
}

async function savePng(svg: string, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * 2
  canvas.height = image.height * 2
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  URL.revokeObjectURL(url)
  canvas.toBlob((blob) => blob && saveBlob(blob, name), 'image/png')
}
