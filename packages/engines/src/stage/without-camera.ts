/** A picture of the stage that goes into a project never shows who sat before the camera. */

interface Layer {
  visible: boolean
}

/** Takes the layer away, draws, reads, and puts it back: nobody sees the moment in between. */
export function withoutCamera<Picture>(
  layer: Layer,
  draw: () => void,
  read: () => Picture,
): Picture {
  const wasVisible = layer.visible
  if (!wasVisible) return read()
  layer.visible = false
  try {
    draw()
    return read()
  } finally {
    layer.visible = wasVisible
    draw()
  }
}
