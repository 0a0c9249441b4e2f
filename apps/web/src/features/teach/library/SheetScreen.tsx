/** A sheet as it will be printed, in the language of the text: for learners, or the teacher's plan. */
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf } from '@panya/domain/locale/locale.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Link } from 'react-router'
import type { FoundTask } from '../../../adapters/teach/ready-tasks.ts'
import school from '../../../parts/page-layout/school.module.css'
import { LanguageField } from '../consent/LanguageField.tsx'
import { type MessagesOf, useMessages } from '../consent/use-messages.ts'
import styles from '../teach.module.css'
import { LearnerSheet } from './LearnerSheet.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import sheet from './sheet.module.css'
import { useLibraryAddress } from './use-library-address.ts'

interface SheetScreenProps {
  kind: 'sheet' | 'plan'
  found: FoundTask
  tool: ToolManifest
  messagesOf: MessagesOf
}

export function SheetScreen({ kind, found, tool, messagesOf }: SheetScreenProps) {
  const { t } = useLingui()
  const address = useLibraryAddress()
  const { language } = address
  const messages = useMessages(messagesOf, language)
  const { title } = found.text
  const Sheet = kind === 'sheet' ? LearnerSheet : PlanSheet
  return (
    <div className={school.page} data-family="teach">
      <header className={`no-print ${styles.head}`}>
        <p className={styles.crumb}>
          <Link to={address.with({ show: null })}>
            <bdi>{title}</bdi>
          </Link>
        </p>
        <h1>{kind === 'sheet' ? <Trans>Sheet for learners</Trans> : <Trans>Lesson plan</Trans>}</h1>
        <LanguageField
          label={t`Language of the text`}
          value={language}
          onChange={(lang) => address.change({ lang })}
        />
        <Button disabled={messages === null} onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </header>
      {messages !== null && (
        <I18nProvider i18n={messages}>
          <article
            className={sheet.sheet}
            lang={language}
            dir={directionOf(language)}
            data-family={tool.family}
            data-print-only
          >
            <Sheet {...found} manifest={tool} language={language} />
          </article>
        </I18nProvider>
      )}
    </div>
  )
}
