/** What is inside a project, small: its last picture, else the first lines of its program, else its tool. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { thumbnailUrl } from '../../adapters/projects/projects-api.ts'
import { codeParts } from './code-parts.ts'
import styles from './ProjectPicture.module.css'

interface ProjectPictureProps {
  project: ProjectSummary
  tool: ToolManifest | undefined
  /** Of the tool's own picture. */
  width?: number
}

/** To be looked at only; `ProjectWords` says it to those who listen. */
export function ProjectPicture({ project, tool, width }: ProjectPictureProps) {
  const { hasThumbnail, excerpt } = project
  if (hasThumbnail) {
    return <img src={thumbnailUrl(project.id, project.revision)} alt="" loading="lazy" />
  }
  if (excerpt === undefined) {
    return tool && <ToolPicture picture={tool.picture} {...(width ? { width } : {})} />
  }
  return (
    <span className={styles.code} dir="ltr" translate="no" aria-hidden="true">
      {codeParts(excerpt).map(({ text, kind }, index) => (
        <span key={index} data-kind={kind}>
          {text}
        </span>
      ))}
    </span>
  )
}

/** Read after the name of the card, when somebody stays there. */
export function ProjectWords({ project, id }: { project: ProjectSummary; id: string }) {
  if (project.excerpt === undefined) return null
  return (
    <span id={id} className="visually-hidden" dir="ltr" translate="no">
      {project.excerpt.split('\n').slice(0, 3).join('; ')}
    </span>
  )
}
