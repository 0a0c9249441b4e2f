/** Gives shown content its last touch: links that may lead somewhere do so safely, files of the project become pictures. */
import type { IRenderMime } from '@jupyterlab/rendermime-interfaces'
import { isPictureData, linkAddress } from '@panya/domain/html/safe-address.ts'
import { fileBeside } from '@panya/domain/notebook/file-beside.ts'

export interface ContentServices {
  resolver: IRenderMime.IResolver | null
  linkHandler: IRenderMime.ILinkHandler | null
}

/** May be done again whenever something was added, such as a formula with a link. */
export async function finishContent(host: HTMLElement, around: ContentServices): Promise<void> {
  for (const link of host.querySelectorAll('a')) finishLink(link, around)
  for (const element of host.querySelectorAll('mjx-container [id]')) {
    if (!element.id.startsWith('mjx-eqn')) element.removeAttribute('id')
  }
  const { resolver } = around
  if (!resolver) return
  const pictures = [...host.querySelectorAll<HTMLImageElement>('img[data-picture]')]
  await Promise.all(pictures.map((image) => finishPicture(image, resolver)))
}

const handled = new WeakSet<Element>()

function finishLink(link: HTMLAnchorElement, { resolver, linkHandler }: ContentServices): void {
  const { file } = link.dataset
  const path = file !== undefined && resolver ? besides(resolver, file) : null
  if (path !== null && linkHandler) {
    delete link.dataset['file']
    handled.add(link)
    linkHandler.handleLink(link, path)
    link.href = '#'
    link.target = '_self'
    return
  }
  if (handled.has(link)) return
  const written = link.getAttribute('href')
  const address = written === null ? null : linkAddress(written)
  if (address?.kind === 'web') {
    link.rel = 'noopener noreferrer'
    link.target = '_blank'
  } else if (address?.kind === 'here') {
    handled.add(link)
    link.target = '_self'
    // The place is shown by whoever drew the text; the frame's own address stays as it is.
    link.addEventListener('click', (event) => event.preventDefault())
  } else if (written !== null) {
    link.removeAttribute('href')
    link.removeAttribute('target')
  }
}

async function finishPicture(
  image: HTMLImageElement,
  resolver: IRenderMime.IResolver,
): Promise<void> {
  const name = image.dataset['picture'] ?? ''
  delete image.dataset['picture']
  const address = await pictureOf(name, resolver)
  if (address !== null && isPictureData(address)) image.src = address
}

async function pictureOf(name: string, resolver: IRenderMime.IResolver): Promise<string | null> {
  const attached = name.startsWith('attachment:')
  const path = attached ? name : besides(resolver, name)
  if (path === null) return null
  try {
    return await resolver.getDownloadUrl(attached ? path : encodeURIComponent(path))
  } catch {
    // There is no such file: the words in its place stay.
    return null
  }
}

/** Names are written as seen from the file they stand in. */
function besides(resolver: IRenderMime.IResolver, name: string): string | null {
  const { path = '' } = resolver as { path?: string }
  return fileBeside(path, name)
}
