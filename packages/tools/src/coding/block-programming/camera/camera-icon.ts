/** A camera, on the grid of `Icon`. */
export const CAMERA = 'M4 8h4l1.5-2h5L16 8h4v11H4ZM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z'
