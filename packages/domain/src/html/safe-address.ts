/** Where a link or a picture that a stranger wrote may lead: the open web, the same page, the project's own files. */

export type LinkAddress =
  | { kind: 'web'; href: string }
  /** A place on the same page. */
  | { kind: 'here'; href: string }
  | { kind: 'file'; name: string }

export type PictureAddress =
  | { kind: 'data'; src: string }
  | { kind: 'attachment'; name: string }
  | { kind: 'file'; name: string }

const MOST_CHARACTERS = 2000

export function linkAddress(written: string): LinkAddress | null {
  const href = asRead(written)
  if (href.length > MOST_CHARACTERS) return null
  if (/^(https?:\/\/|mailto:)[^\s\\"'<>]+$/i.test(href)) {
    return URL.canParse(href) ? { kind: 'web', href } : null
  }
  if (href.startsWith('#')) return { kind: 'here', href }
  const name = fileName(href)
  return name === null ? null : { kind: 'file', name }
}

/** Pixels that come along, or files of the project: a picture never asks anybody for anything. */
export function pictureAddress(written: string): PictureAddress | null {
  const src = asRead(written)
  if (isPictureData(src)) return { kind: 'data', src }
  const [, attachment] = /^attachment:(.{1,200})$/is.exec(src) ?? []
  if (attachment !== undefined) return { kind: 'attachment', name: attachment }
  const name = fileName(src)
  return name === null ? null : { kind: 'file', name }
}

export function isPictureData(src: string): boolean {
  return (
    /^data:image\/(png|jpe?g|gif|webp|bmp|avif|x-icon);base64,[\w+/=\s%-]*$/i.test(src) ||
    /^data:image\/svg\+xml(;[\w=-]+)*,/i.test(src)
  )
}

export function isMediaData(src: string): boolean {
  return /^data:(audio|video)\/[\w.+-]{1,40}(;[\w=." -]{1,60})?;base64,[\w+/=\s%-]*$/i.test(
    asRead(src),
  )
}

/** The browser drops these before it looks at the scheme. */
function asRead(written: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the ones
  return written.replaceAll(/[\t\n\r]/g, '').replaceAll(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
}

/** A name below the project's folder, as people write it in a text. */
function fileName(address: string): string | null {
  const [path = ''] = address.split(/[?#]/)
  const plain = decoded(path.replace(/^(\.\/)+/, ''))
  if (plain === null || plain === '' || plain.length > 300) return null
  // oxlint-disable-next-line no-control-regex -- no name has one
  if (/^[\\/]|[\\:\u0000-\u001F]|\/\//.test(plain)) return null
  return plain.split('/').includes('..') ? null : plain
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
