import { useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS } from '@panya/domain/classroom/assignment.ts'
import { splitLocale } from '@panya/domain/locale/locale.ts'
import type { ToolHost } from '@panya/tools/host/tool-host.ts'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { FIRST_PARAMETER } from '../../adapters/projects/first-project.ts'
import { useSite } from '../../adapters/site.ts'
import { ANY_LEVEL } from '../../adapters/teach/game-levels.ts'
import { useIsOpen } from '../../adapters/teach/open-tools-state.ts'
import { RECORD_PARAMETER, sendRecorded } from '../../adapters/teach/recorded-checks.ts'
import { AssignmentPanel } from '../../features/class/AssignmentPanel.tsx'
import { ToolClosedByTeacher } from '../../features/class/ToolClosedByTeacher.tsx'
import { useToolTask } from '../../features/class/use-tool-task.ts'
import { MAIN_ID, SkipLink } from '../../features/shell/SkipLink.tsx'
import { ToolWorkspace } from '../../features/tool-host/ToolWorkspace.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { ClosedTool, useToolClosed } from '../shell/ClosedTool.tsx'
import { toolContent } from '../tool-content.ts'
import { prefetchTool, toolParts } from '../tool-parts.ts'
import { TOOLS, toolAt } from '../tools.ts'
import { useToolUser } from '../use-tool-user.ts'
import styles from './tool.module.css'

// A page opened at a tool's address needs that tool, whoever turns out to be there.
if (typeof document !== 'undefined') {
  const wanted = toolAt(splitLocale(location.pathname).path)
  if (wanted) prefetchTool(wanted)
}

const LEVEL = /^[\w/-]{1,80}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `level=any` is a game without a level of its own; the same value for the same address. */
function useAssigned(level: string | null) {
  return useMemo(() => {
    if (level === null || !LEVEL.test(level)) return null
    return { level: level === ANY_LEVEL ? null : level }
  }, [level])
}

/** For a teacher who was sent here by a form: null when nobody records. */
function useRecord(form: string | null, teaches: boolean): ToolHost['record'] {
  return useMemo(() => {
    if (form === null || !UUID.test(form) || !teaches) return null
    return (checks, program) =>
      sendRecorded({ form, checks, program: program.slice(0, ASSIGNMENT_LIMITS.solution) })
  }, [form, teaches])
}

export default function Tool() {
  const { t } = useLingui()
  const { locale, path, to } = useAddress()
  const { brand } = useSite()
  const user = useToolUser()
  const [search] = useSearchParams()
  const manifest = toolAt(path)
  if (!manifest) throw new Error(`There is no tool at ${path}.`)
  const closed = useToolClosed(manifest)
  const title = manifest.title[locale]
  const parts = toolParts(manifest)
  const wanted = search.get('project') ?? ''
  const projectId = UUID.test(wanted) ? wanted : null
  const assigned = useAssigned(search.get('level'))
  const teaches = user?.role === 'teacher' || user?.role === 'admin'
  const record = useRecord(search.get(RECORD_PARAMETER), teaches)
  const open = useIsOpen()(manifest.path)
  const { works, talk, task } = useToolTask(user, manifest, projectId, assigned)
  return (
    <>
      <PageHead title={title} description={manifest.tagline[locale]} keywords={[title]} />
      <SkipLink />
      {closed ? (
        <ClosedTool manifest={manifest} />
      ) : user && parts && open ? (
        <ToolWorkspace
          tool={parts}
          user={user}
          projectId={projectId}
          task={task}
          record={record}
          assigned={assigned}
          guided={search.has(FIRST_PARAMETER)}
          renderBeside={
            works.length > 0 || talk
              ? (flush) => (
                  <AssignmentPanel
                    works={works}
                    projectId={projectId}
                    placeKind={manifest.placeKind ?? 'line'}
                    flush={flush}
                    levels={toolContent}
                  />
                )
              : undefined
          }
        />
      ) : (
        <div className={styles.page} data-family={manifest.family}>
          <ToolHeader
            backHref={to('/home')}
            backLabel={t`Back to all tools`}
            title={<h1>{title}</h1>}
          />
          <main id={MAIN_ID} tabIndex={-1} className={styles.work}>
            {open ? (
              <ToolLoading kind={brand.mascot} message={t`Getting ${title} ready…`} />
            ) : (
              <ToolClosedByTeacher tools={TOOLS} />
            )}
          </main>
        </div>
      )}
    </>
  )
}
