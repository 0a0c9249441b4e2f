/** A node of `npm run cluster`: a server like any other, which also ends when the command is gone. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import('../../apps/server/src/main.ts')
