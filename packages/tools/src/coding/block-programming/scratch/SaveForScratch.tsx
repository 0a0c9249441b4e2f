/** Takes the project back to Scratch as an .sb3 file, and hands out the file it came from. */
import type { ReportEntry } from '@panya/engines/scratch/report.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useId, useState } from 'react'
import { saveFile } from '../../../coding-kit/save-file.ts'
import type { BlocksContent } from '../core/document.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './Scratch.module.css'
import { ScratchReport } from './ScratchReport.tsx'
import { saveScratch } from './save-scratch.ts'
import type { ScratchMessages } from './scratch-messages.ts'

interface SaveForScratchProps extends Omit<ToolProps, 't'> {
  t: ScratchMessages
}

type Saving = 'saving' | 'failed' | { name: string; report: ReportEntry[] } | null

export function SaveForScratch({ host, session, t }: SaveForScratchProps) {
  const heading = useId()
  const [saving, setSaving] = useState<Saving>(null)
  const title = host.project?.title || 'project'
  const save = async (): Promise<void> => {
    setSaving('saving')
    try {
      const { bytes, report } = await saveScratch(session.document().content as BlocksContent)
      const name = `${title}.sb3`
      saveFile(name, bytes)
      setSaving({ name, report })
    } catch {
      setSaving('failed')
    }
  }
  const original = async (): Promise<void> => {
    const file = await host.source?.load().catch(() => null)
    if (file) saveFile(`${title} (original).sb3`, file)
    else host.toast(t('noOriginal'))
  }
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>{t('saveTitle')}</h3>
      <p>{t('saveText')}</p>
      <div className={styles.row}>
        <Button look="ghost" disabled={saving === 'saving'} onClick={() => void save()}>
          {t(saving === 'saving' ? 'saving' : 'save')}
        </Button>
        {host.source && (
          <Button look="ghost" onClick={() => void original()}>
            {t('original')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {saving === 'failed' && <p className={styles.problem}>{t('couldNotSave')}</p>}
        {saving !== null && typeof saving === 'object' && (
          <>
            <p>{t('saved', { name: saving.name })}</p>
            {saving.report.length > 0 && <ScratchReport entries={saving.report} t={t} />}
          </>
        )}
      </div>
    </section>
  )
}
