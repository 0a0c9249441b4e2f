/** For a learner's desk: what to do as boxes to tick, and room to write. */
import { Trans } from '@lingui/react/macro'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import { SheetHead, type SheetProps } from './SheetHead.tsx'
import styles from './sheet.module.css'

const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export function LearnerSheet({ task, text, manifest, language }: SheetProps) {
  return (
    <>
      <SheetHead task={task} text={text} manifest={manifest} language={language} />
      <div className={styles.who}>
        <span>
          <Trans>Name</Trans>
        </span>
        <span>
          <Trans>Class</Trans>
        </span>
        <span>
          <Trans>Date</Trans>
        </span>
      </div>
      <Markdown source={text.lead} />
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step}>
            <Markdown source={step} />
          </li>
        ))}
      </ol>
      <Markdown source={text.more} />
      <section className={styles.write}>
        <div className={styles.question}>
          <Markdown source={text.question} />
        </div>
        {LINES.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </section>
      <section>
        <h3>
          <Trans>I can do that</Trans>
        </h3>
        <ul className={styles.ticks}>
          {text.rubric.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
