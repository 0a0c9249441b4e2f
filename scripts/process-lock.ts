/** Lets one process at a time do a piece of work: a socket that is listened to dies with its process. */
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { dirname, relative } from 'node:path'

/** Waits for whoever is at it, also for one that was left behind by a server that is gone. */
export async function withProcessLock<T>(place: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(place), { recursive: true })
  // The address of a socket is short: about a hundred characters.
  const address = relative(process.cwd(), place)
  const waiting = new Set<Socket>()
  const server = await take(address, waiting)
  try {
    return await work()
  } finally {
    // First the place is free, then those that wait for it are told.
    server.close()
    for (const socket of waiting) socket.destroy()
  }
}

async function take(address: string, waiting: Set<Socket>): Promise<Server> {
  const server = createServer((socket) => {
    waiting.add(socket.on('error', () => undefined).on('close', () => waiting.delete(socket)))
  })
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(address)
  })
  if (taken) return server
  await untilFree(address)
  return take(address, waiting)
}

function untilFree(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    socket.once('close', () => resolve())
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // Nobody listens any more: its process was killed.
      if (error.code === 'ECONNREFUSED') rmSync(address, { force: true })
      else if (error.code !== 'ENOENT' && error.code !== 'ECONNRESET') reject(error)
    })
  })
}
