/** The messages of comms, between Jupyter's form and Python's. */
import type { KernelMessage } from '@jupyterlab/services'
import type { CommMessage } from '@panya/engines/python/protocol.ts'

export type AnyComm =
  | KernelMessage.ICommOpenMsg
  | KernelMessage.ICommMsgMsg
  | KernelMessage.ICommCloseMsg

/** A file that somebody chose is the largest thing a page sends. */
const MOST_BYTES = 8 * 1024 * 1024

export function commFromPage(what: CommMessage['what'], message: AnyComm): CommMessage {
  const { content, metadata, buffers = [] } = message
  return {
    what,
    comm: content.comm_id,
    target: 'target_name' in content ? content.target_name : '',
    data: content.data,
    metadata,
    buffers: buffers.map(toBase64),
  }
}

type Sent = [
  type: 'comm_open' | 'comm_msg' | 'comm_close',
  content: never,
  metadata: never,
  buffers: ArrayBuffer[],
]

export function commToPage({ what, comm, target, data, metadata, buffers }: CommMessage): Sent {
  const named = what === 'open' ? { target_name: target } : {}
  const content = { comm_id: comm, data, ...named }
  return [`comm_${what}`, content as never, metadata as never, buffers.map(fromBase64)]
}

function toBase64(part: ArrayBuffer | ArrayBufferView): string {
  const bytes = ArrayBuffer.isView(part)
    ? new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
    : new Uint8Array(part)
  if (bytes.length > MOST_BYTES) return ''
  let letters = ''
  for (let at = 0; at < bytes.length; at += 0x8000) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(letters)
}

function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
}
