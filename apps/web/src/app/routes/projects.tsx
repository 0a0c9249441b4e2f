import { useLingui } from '@lingui/react/macro'
import { ProjectsScreen } from '../../features/projects/ProjectsScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { TOOLS } from '../tools.ts'
import { useToolUser } from '../use-tool-user.ts'

export default function Projects() {
  const { t } = useLingui()
  const user = useToolUser()
  return (
    <>
      <PageHead title={t`My projects`} description={t`Everything you have made, in one place.`} />
      {user && <ProjectsScreen user={user.id} guest={user.role === 'demo'} tools={TOOLS} />}
    </>
  )
}
