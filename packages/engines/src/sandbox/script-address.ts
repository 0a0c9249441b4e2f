/** An address for a script that is there as bytes, in a worker without an origin. */
export function scriptAddress(bytes: ArrayBuffer): string {
  // WebKit starts these workers from data: and then loads nothing from blob: addresses they make.
  if (self.location.protocol === 'data:') {
    return `data:text/javascript;charset=utf-8,${encodeURIComponent(new TextDecoder().decode(bytes))}`
  }
  return URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }))
}
