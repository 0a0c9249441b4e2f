/** Opens a file from the device as a new project; a file that is not right changes nothing. */
import { useLingui } from '@lingui/react/macro'
import { localePath } from '@panya/domain/locale/locale.ts'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { FileProblem } from '@panya/tools/host/core/project-file.ts'
import type { ToolUser } from '@panya/tools/host/tool-host.ts'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { makeProject } from '../../adapters/projects/make-project.ts'
import type { ToolParts } from './tool-parts.ts'

export function useFileOpener(tool: ToolParts, user: ToolUser): (file: File) => Promise<void> {
  const { t } = useLingui()
  const { locale } = useAddress()

  function messageOf(problem: FileProblem): string {
    switch (problem) {
      case 'not-readable':
        return t`This file cannot be read. Is it the right kind of file?`
      case 'wrong-tool':
        return t`This file belongs to another tool. Open it there.`
      case 'too-new':
        return t`This file was made with a newer version. Ask your teacher for help.`
      case 'damaged':
        return t`This file is damaged. Nothing was changed.`
      case 'too-large':
        return t`This file is too large.`
    }
  }

  return async (file) => {
    const complain = (problem: FileProblem) => void toast(messageOf(problem), { type: 'error' })
    if (file.size > PROJECT_LIMITS.fileBytes) return complain('too-large')
    try {
      const format = await tool.fileFormat()
      const result = format.fromFile(file.name, new Uint8Array(await file.arrayBuffer()))
      if (!result.ok) return complain(result.problem)
      const title = file.name.replace(/\.[^.]+$/, '')
      const { path } = tool.manifest
      const id = await makeProject(user, path, title, result.document)
      window.location.assign(localePath(locale, `/${path}?project=${id}`))
    } catch {
      toast(t`The file could not be opened. Check your connection and try again.`, {
        type: 'error',
      })
    }
  }
}
