/** What kind of picture some bytes are, and how many pixels it has, from its first bytes: a file's name proves nothing. */

export interface Bitmap {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/bmp' | 'image/webp'
  width: number
  height: number
}

export function readBitmap(bytes: Uint8Array): Bitmap | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const found = png(view) ?? jpeg(view) ?? gif(view) ?? bmp(view) ?? webp(view)
    return found && found.width > 0 && found.height > 0 ? found : null
  } catch (error) {
    // It ends before it has said how large it is.
    if (error instanceof RangeError) return null
    throw error
  }
}

function png(view: DataView): Bitmap | null {
  if (view.getUint32(0) !== 0x89_50_4e_47) return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size stands in the first frame header, behind segments of any length. */
function jpeg(view: DataView): Bitmap | null {
  if (view.getUint16(0) !== 0xff_d8) return null
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    const hasLength = marker !== 0xff && marker !== 0x01 && !(marker >= 0xd0 && marker <= 0xd8)
    at += hasLength ? 2 + view.getUint16(at + 2) : marker === 0xff ? 1 : 2
  }
}

function gif(view: DataView): Bitmap | null {
  if (view.getUint32(0) !== 0x47_49_46_38) return null
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function bmp(view: DataView): Bitmap | null {
  if (view.getUint16(0) !== 0x42_4d) return null
  const [width, height] = [view.getInt32(18, true), Math.abs(view.getInt32(22, true))]
  return { type: 'image/bmp', width, height }
}

function webp(view: DataView): Bitmap | null {
  if (view.getUint32(0) !== 0x52_49_46_46 || view.getUint32(8) !== 0x57_45_42_50) return null
  const three = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  const type = 'image/webp'
  switch (view.getUint32(12)) {
    case 0x56_50_38_58:
      return { type, width: three(24) + 1, height: three(27) + 1 }
    case 0x56_50_38_4c: {
      const bits = view.getUint32(21, true)
      return { type, width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 }
    }
    default:
      return {
        type,
        width: view.getUint16(26, true) & 0x3f_ff,
        height: view.getUint16(28, true) & 0x3f_ff,
      }
  }
}
