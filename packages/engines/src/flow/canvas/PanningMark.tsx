import { useStoreApi } from '@xyflow/react'
import { useEffect } from 'react'

/** Marks the canvas while it moves without growing or shrinking, however it is moved: what is drawn may move as a picture then. */

const STILL_MS = 250

export function PanningMark() {
  const canvas = useStoreApi()
  useEffect(() => {
    let before = canvas.getState().transform
    let later: ReturnType<typeof setTimeout> | undefined
    const still = (): void => {
      clearTimeout(later)
      later = undefined
      canvas.getState().domNode?.removeAttribute('data-panning')
    }
    const look = (): void => {
      const { transform, domNode } = canvas.getState()
      if (transform === before) return
      const [[x, y, zoom], [oldX, oldY, oldZoom]] = [transform, before]
      before = transform
      // Kept as a picture it would be blurred at another size.
      if (zoom !== oldZoom) still()
      else if (x !== oldX || y !== oldY) {
        if (later === undefined) domNode?.setAttribute('data-panning', '')
        clearTimeout(later)
        later = setTimeout(still, STILL_MS)
      }
    }
    const stop = canvas.subscribe(look)
    return () => {
      stop()
      still()
    }
  }, [canvas])
  return null
}
