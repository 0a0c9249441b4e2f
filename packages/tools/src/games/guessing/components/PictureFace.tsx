import { pictureAddress } from '../../../game-kit/picture-files.ts'
import type { RoundPicture } from '../core/guess-round.ts'
import { StrokesDrawing } from './StrokesDrawing.tsx'

interface PictureFaceProps {
  picture: Pick<RoundPicture, 'id' | 'drawing'>
  className?: string | undefined
}

/** A picture in full; the word beside it says what it is. */
export function PictureFace({ picture, className }: PictureFaceProps) {
  if (picture.drawing) return <StrokesDrawing strokes={picture.drawing} className={className} />
  return <img className={className} src={pictureAddress(picture.id)} alt="" draggable={false} />
}
