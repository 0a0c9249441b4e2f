/** Lets one tab at a time edit a project; another can take over, after the first has saved. */

export interface EditLock {
  /** Becomes true when another tab took over. */
  lost: boolean
  release(): void
}

interface Message {
  kind: 'please-save' | 'saved'
}

const SAVE_PATIENCE_MS = 1500
const nameOf = (projectId: string) => `project:${projectId}`

export async function isOpenElsewhere(projectId: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === nameOf(projectId))
}

export interface EditLockEvents {
  /** Another tab is about to take over: everything pending must be saved first. */
  save(): Promise<unknown>
  lost(): void
}

export async function takeEditLock(projectId: string, events: EditLockEvents): Promise<EditLock> {
  const channel = new BroadcastChannel(nameOf(projectId))
  if (await isOpenElsewhere(projectId)) await askToSave(channel)
  let release: () => void = () => undefined
  const kept = new Promise<void>((resolve) => {
    release = resolve
  })
  const lock: EditLock = {
    lost: false,
    release() {
      channel.close()
      release()
    },
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'please-save' || lock.lost) return
    void events.save().finally(() => channel.postMessage({ kind: 'saved' } satisfies Message))
  })
  await new Promise<void>((resolve) => {
    navigator.locks
      .request(nameOf(projectId), { steal: true }, () => {
        resolve()
        return kept
      })
      .catch(() => {
        // Rejected when another tab steals it.
        lock.lost = true
        channel.close()
        events.lost()
      })
  })
  return lock
}

/** A frozen tab does not answer; its work is in the draft, which this tab will find. */
function askToSave(channel: BroadcastChannel): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SAVE_PATIENCE_MS)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'saved') return
      clearTimeout(timer)
      resolve()
    })
    channel.postMessage({ kind: 'please-save' } satisfies Message)
  })
}
