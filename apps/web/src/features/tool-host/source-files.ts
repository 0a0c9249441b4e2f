/** The file a project was made from, on the server beside the project. */
import type { SourceFiles } from '@panya/tools/host/tool-host.ts'
import { putSource, sourceUrl } from '../../adapters/projects/projects-api.ts'
import type { ToolSession } from './tool-session.ts'

export function sourceFiles(session: ToolSession): SourceFiles {
  return {
    async keep(file) {
      // The project must be there before something can lie beside it.
      await session.flush()
      await putSource(session.id, file)
    },
    async load() {
      const answer = await fetch(sourceUrl(session.id))
      return answer.ok ? answer.blob() : null
    },
  }
}
