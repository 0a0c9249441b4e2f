/** The file a project was made from, on the server beside the project. */
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { SourceFiles } from '@panya/tools/host/tool-host.ts'
import { getSource, putSource } from '../../adapters/projects/projects-api.ts'
import type { ToolSession } from './tool-session.ts'

export function sourceFiles(session: ToolSession): SourceFiles {
  return {
    async keep(file) {
      // Known before megabytes are sent in vain.
      if (file.size > PROJECT_LIMITS.sourceBytes) throw new Error('The file is too large to keep.')
      // The project must be there before something can lie beside it.
      await session.flush()
      await putSource(session.id, file)
    },
    load: () => getSource(session.id),
  }
}
