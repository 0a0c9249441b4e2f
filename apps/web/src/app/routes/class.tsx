import { useLingui } from '@lingui/react/macro'
import { ClassPage } from '../../features/class/ClassPage.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { toolContent } from '../tool-content.ts'
import { emptyDocument } from '../tool-parts.ts'
import { TOOLS } from '../tools.ts'

export default function Class() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`My class`} index={false} />
      <ClassPage tools={TOOLS} emptyDocument={emptyDocument} levels={toolContent} />
    </>
  )
}
