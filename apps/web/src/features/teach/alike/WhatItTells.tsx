/** Says plainly what a same structure means and what it does not: a talk comes first. */
import { Plural, Trans } from '@lingui/react/macro'
import type { AlikeAnswer } from '@panya/domain/alike/alike-work.ts'
import styles from './alike.module.css'

export function WhatItTells({ answer }: { answer: AlikeAnswer }) {
  const { mostForOwn, hasStart, asOfNow } = answer
  return (
    <section className={styles.tells} aria-labelledby="what-it-tells">
      <h2 id="what-it-tells">
        <Trans>What this page can tell</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Which works are built the same way: the same steps in the same order. Names, numbers,
            texts and remarks are not compared.
          </Trans>
        </li>
        <li>
          {hasStart && <Trans>What everybody began with is not counted.</Trans>}{' '}
          <Plural
            value={mostForOwn}
            one="What more than # work has is not counted: a task often has one natural answer."
            other="What more than # works have is not counted: a task often has one natural answer."
          />
        </li>
        {asOfNow && (
          <li>
            <Trans>
              A game keeps programs as they are now. They may have changed since they were handed
              in.
            </Trans>
          </li>
        )}
      </ul>
      <h2>
        <Trans>What it cannot tell</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Who has something from whom. Who handed in first did not always write it first.
          </Trans>
        </li>
        <li>
          <Trans>
            Whether learners worked together, helped each other, or learned from the same example.
          </Trans>
        </li>
        <li>
          <Trans>
            Anything about short tasks: two people often find the same answer on their own.
          </Trans>
        </li>
      </ul>
      <p>
        <strong>
          <Trans>Talk first.</Trans>
        </strong>{' '}
        <Trans>
          Ask each of them, kindly, to show how their work works. This page is no proof and no mark.
          Learners never see it, and it is kept nowhere.
        </Trans>
      </p>
    </section>
  )
}
