/** Ends the server and its database by force in the middle of saves; whatever was answered must be there afterwards. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAddress } from '../packages/domain/src/project/save-address.ts'
import type { Attack } from './attack.ts'
import { ask, makeProject, python } from './belongings.ts'
import { startServer } from './child.ts'
import { Visitor } from './client.ts'

const LANES = 6
const SAVES = 120

export async function cutPower(attack: Attack): Promise<void> {
  const { report, people, server } = attack
  await report.run('what was saved survives a power cut', async (one) => {
    const owner = people.classmate
    const answered = new Map<string, number>()
    let saves = 0
    let cut = false
    const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>()
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      const id = await makeProject(owner, `Cut ${lane}`, textOf(1))
      for (let base = 1; !cut; base += 1) {
        const document = python(textOf(base + 1))
        const answer = await owner.visitor.sendJson(
          'PUT',
          saveAddress(id, { base, saveId: randomUUID(), document }),
          document.content,
          owner.headers,
        )
        if (answer.status !== 200) break
        one.count(answer)
        answered.set(id, base + 1)
        saves += 1
        if (saves === SAVES) isEnough()
      }
    })
    await Promise.race([enough, Promise.all(lanes)])
    // The database goes first: it must not be given the time to write anything more.
    const postmaster = Number(
      readFileSync(join(server.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
    )
    process.kill(postmaster, 'SIGKILL')
    await server.kill()
    cut = true
    await Promise.all(lanes)
    attack.server = await startServer(server.dataDir, server.written)
    // Starting is no work that keeps others waiting.
    await attack.server.watched()
    const visitor = new Visitor(attack.server.port, owner.visitor.address)
    for (const [id, revision] of answered) {
      const found = await ask<{ revision: number; document: object }>(
        { ...owner, visitor },
        'GET',
        `/api/projects/${id}`,
      )
      // One more may have been kept whose answer never arrived.
      const kept = [revision, revision + 1].includes(found.revision)
      if (!kept) one.fail(`revision ${revision} was promised, ${found.revision} is there`)
      if (!JSON.stringify(found.document).includes(textOf(found.revision))) {
        one.fail(`revision ${found.revision} has other content than was saved`)
      }
    }
    if (answered.size === 0) one.fail('nothing was saved before the cut')
    one.note(`${saves} saves answered`)
  })
}

function textOf(revision: number): string {
  return `# this is save number ${revision}.`
}
