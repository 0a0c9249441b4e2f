/** How far the notebook site's building has come on a server that has just been set up. */

export interface SiteStatus {
  state: 'waiting' | 'building' | 'ready' | 'failed'
  step?: 'install' | 'build' | 'compress'
  done?: number
}

const LOOK_AGAIN_MS = 1500

/** Null when nobody answers, which is how being offline looks: the site may still be on the device. */
async function readStatus(): Promise<SiteStatus | null> {
  try {
    const response = await fetch('/notebook/status')
    return response.ok ? ((await response.json()) as SiteStatus) : null
  } catch {
    return null
  }
}

/** Tells how it stands until the site is there, or the listener goes. */
export function watchSite(listener: (status: SiteStatus) => void): () => void {
  let over = false
  async function look(): Promise<void> {
    const status = (await readStatus()) ?? { state: 'ready' }
    if (over) return
    listener(status)
    if (status.state !== 'ready') setTimeout(() => void look(), LOOK_AGAIN_MS)
  }
  void look()
  return () => {
    over = true
  }
}
