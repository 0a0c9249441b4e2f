import { formatBytes } from '@panya/domain/locale/format-number.ts'
import { bytesIn } from '@panya/domain/notebook/data-file.ts'
import type { DataFile } from '@panya/domain/notebook/notebook.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useRef } from 'react'
import { fileProblem, readDataFile } from '../data-files.ts'
import type { PanelProps } from '../tool-props.ts'
import styles from './SidePanel.module.css'
import { SidePanel } from './SidePanel.tsx'

/** The files that lie beside the notebook. */
export function FilesPanel({ t, host, state, session, onClose }: PanelProps) {
  const picker = useRef<HTMLInputElement>(null)

  async function add(chosen: File[]) {
    const problem = fileProblem(chosen, state.files)
    if (problem) return host.toast(t(problem.text, { name: problem.name }), 'error')
    const files: DataFile[] = []
    for (const file of chosen) files.push(await readDataFile(file))
    session.changeFiles(files, [])
    host.toast(t('fileAdded', { count: files.length }), 'success')
  }

  return (
    <SidePanel t={t} title={t('files')} onClose={onClose}>
      <p>{t(state.files.length > 0 ? 'filesIntro' : 'filesNone')}</p>
      <ul className={styles.list}>
        {state.files.map((file) => (
          <li key={file.name}>
            <bdi>{file.name}</bdi>
            <small>{formatBytes(host.locale, bytesIn(file))}</small>
            {!host.readonly && (
              <IconButton
                label={t('fileRemove', { name: file.name })}
                onClick={() => session.changeFiles([], [file.name])}
              >
                <Icon name="close" size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!host.readonly && (
        <>
          <Button onClick={() => picker.current?.click()} disabled={!state.open}>
            {t('filesAdd')}
          </Button>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label={t('filesAdd')}
            data-testid="add-files"
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              if (chosen.length > 0) void add(chosen)
            }}
          />
        </>
      )}
    </SidePanel>
  )
}
