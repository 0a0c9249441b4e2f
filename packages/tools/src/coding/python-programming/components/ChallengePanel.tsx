import { isolate } from '@panya/domain/locale/isolate.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { CheckOutcome } from '@panya/engines/python/protocol.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { use, useState } from 'react'
import type { Challenges } from '../challenge-hooks.ts'
import { type ChallengeMessages, loadChallengeMessages } from '../challenge-messages.ts'
import { type Challenge, readNote } from '../core/challenges/challenge.ts'
import type { Messages } from '../python-messages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './LearnPanel.module.css'

interface ChallengePanelProps {
  t: Messages
  locale: Locale
  challenges: Challenges
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** The list of challenges, or the one being worked on. */
export function ChallengePanel({ t, locale, challenges }: ChallengePanelProps) {
  const messages = use(loadChallengeMessages(locale))
  // Whoever comes back to a challenge finds the challenge.
  const [listed, setListed] = useState(false)
  const { current } = challenges
  return (
    <aside className={styles.panel} aria-label={t('challenges')}>
      {current && !listed ? (
        <OneChallenge
          key={current.id}
          t={t}
          messages={messages}
          challenges={challenges}
          current={current}
          onList={() => setListed(true)}
        />
      ) : (
        <ChallengeList
          t={t}
          messages={messages}
          challenges={challenges}
          onOpen={(challenge) => {
            if (challenge !== current) challenges.open(challenge)
            setListed(false)
          }}
        />
      )}
    </aside>
  )
}

interface ListProps {
  t: Messages
  messages: ChallengeMessages
  challenges: Challenges
  onOpen: (challenge: Challenge) => void
}

function ChallengeList({ t, messages, challenges, onOpen }: ListProps) {
  const { offered } = challenges
  const { solved } = challenges.progress
  const done = offered.filter((challenge) => solved.includes(challenge.id)).length
  return (
    <>
      <p className={styles.count}>
        {t('challengeProgress', { done, total: offered.length })}
        <progress
          value={done}
          max={offered.length}
          aria-label={t('challengeProgress', { done, total: offered.length })}
        />
      </p>
      {challenges.current && (
        <Button look="quiet" size="compact" onClick={() => challenges.leave()}>
          {t('challengeOwnProgram')}
        </Button>
      )}
      {LEVELS.map((level) => (
        <section key={level}>
          <h2>{t(`challengeLevel${level}`)}</h2>
          <ul className={styles.list}>
            {offered
              .filter((challenge) => challenge.level === level)
              .map((challenge) => (
                <li key={challenge.id}>
                  <Button
                    look="quiet"
                    size="compact"
                    aria-current={challenge === challenges.current || undefined}
                    onClick={() => onOpen(challenge)}
                  >
                    <span className={styles.mark}>
                      {solved.includes(challenge.id) && <Icon name="check" size={18} />}
                    </span>
                    {messages[challenge.id]?.title}
                    {solved.includes(challenge.id) && (
                      <span className="visually-hidden"> ({t('challengeDone')})</span>
                    )}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface OneProps {
  t: Messages
  messages: ChallengeMessages
  challenges: Challenges
  current: Challenge
  onList: () => void
}

function OneChallenge({ t, messages, challenges, current, onList }: OneProps) {
  const [hints, setHints] = useState(0)
  const [resetting, setResetting] = useState(false)
  const text = messages[current.id]
  const next = challenges.offered[challenges.offered.indexOf(current) + 1]
  if (!text) return null
  return (
    <>
      <Button look="quiet" size="compact" onClick={onList}>
        {t('challengeList')}
      </Button>
      <h2>{text.title}</h2>
      <Task text={text.task} />
      {text.hints.slice(0, hints).map((hint, index) => (
        <div key={hint} className={styles.hint}>
          <b>{t('challengeHintNumber', { number: index + 1 })}</b> <Task text={hint} />
        </div>
      ))}
      {hints < text.hints.length && (
        <Button look="quiet" size="compact" onClick={() => setHints(hints + 1)}>
          <Icon path={TOOL_ICONS.bulb} /> {t('challengeHint')}
        </Button>
      )}
      <div className={styles.row}>
        <Button size="small" disabled={challenges.checking} onClick={() => void challenges.check()}>
          <Icon name="check" /> {t(challenges.checking ? 'challengeChecking' : 'challengeCheck')}
        </Button>
        <Button look="quiet" size="compact" onClick={() => setResetting(true)}>
          {t('challengeReset')}
        </Button>
      </div>
      <output className={styles.reply}>
        {challenges.verdict === 'passed' && (
          <div className={styles.passed}>
            <p>{t('challengePassed')}</p>
            {next && (
              <Button size="small" onClick={() => challenges.open(next)}>
                {t('challengeNext')}
              </Button>
            )}
          </div>
        )}
        {challenges.verdict === 'late' && <p className={styles.failed}>{t('challengeTimeout')}</p>}
        {challenges.verdict === 'failed' && <Failed t={t} challenges={challenges} />}
      </output>
      {resetting && (
        <ConfirmDialog
          t={t}
          question={t('challengeResetSure')}
          action={t('challengeReset')}
          onYes={() => {
            challenges.reset()
            setResetting(false)
          }}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  )
}

/** Words with `code` in them. */
export function Task({ text }: { text: string }) {
  return (
    <div className={styles.words}>
      {text.split('\n').map((line, at) => (
        <p key={at}>
          {line.split('`').map((part, index) =>
            index % 2 === 1 ? (
              <code key={index} dir="ltr">
                {part}
              </code>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </div>
  )
}

function Failed({ t, challenges }: { t: Messages; challenges: Challenges }) {
  const { answer } = challenges
  const check = answer?.checks?.find((one) => !one.passed)
  const error = check?.error ?? (answer?.ending === 'error' ? answer.error : null)
  return (
    <div className={styles.failed}>
      <p>
        <b>{t('challengeFailed')}</b>
      </p>
      {check && check.input.length > 0 && (
        <Sample label={t('challengeTyped')} text={check.input.join('\n')} />
      )}
      {error && (
        <p>{t('challengeErrored', { error: isolate(`${error.type}: ${error.message}`) })}</p>
      )}
      {check && !error && <Difference t={t} check={check} />}
    </div>
  )
}

function Difference({ t, check }: { t: Messages; check: CheckOutcome }) {
  const note = readNote(check.message)
  if (note?.kind === 'equals') {
    return (
      <>
        <Sample label={t('challengeCall')} text={note.call} />
        <Sample label={t('challengeShouldGive')} text={note.expected} />
        <Sample label={t('challengeGave')} text={note.actual} />
      </>
    )
  }
  if (note?.kind === 'uses') return <p>{t('challengeUses', { word: isolate(note.word) })}</p>
  if (note?.kind === 'avoids') {
    return <p>{t('challengeAvoids', { word: isolate(note.word) })}</p>
  }
  return (
    <>
      {check.expected !== null && <Sample label={t('challengeExpected')} text={check.expected} />}
      <Sample label={t('challengeActual')} text={check.actual.trim() || t('challengeNothing')} />
    </>
  )
}

function Sample({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.sample}>
      <span>{label}</span>
      <pre dir="auto">{text}</pre>
    </div>
  )
}
