import { useLingui } from '@lingui/react/macro'
import { ReportScreen } from '../../features/teach/ReportScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { TOOLS } from '../tools.ts'

export default function TeachReport() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Class report`} index={false} />
      <ReportScreen tools={TOOLS} />
    </>
  )
}
