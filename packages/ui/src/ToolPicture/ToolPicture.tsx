/** A tool's picture from its manifest: drawn with the palette's variables, so it follows the theme. */

interface ToolPictureProps {
  /** Inner markup of a 120x70 SVG; it comes from our own manifests, never from people. */
  picture: string
  width?: number
  className?: string
}

export function ToolPicture({ picture, width = 130, className }: ToolPictureProps) {
  return (
    <svg
      viewBox="0 0 120 70"
      width={width}
      height={Math.round((width * 70) / 120)}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  )
}
