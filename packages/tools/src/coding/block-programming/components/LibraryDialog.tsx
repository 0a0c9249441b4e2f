/** Chooses from the library: sprites, costumes, backdrops or sounds, by shelf or by word in any language. */

import { SOUNDS } from '@panya/engines/stage/library/library.ts'
import { SoundPlayer } from '@panya/engines/stage/sound-player.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { use, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { addFromLibrary } from '../library/add-from-library.ts'
import type { Shelf } from '../library/categories.ts'
import { entriesOf, type LibraryEntry, type LibraryKind, shelvesOf } from '../library/entries.ts'
import { type LibraryMessages, useLibraryMessages } from '../library/library-messages.ts'
import { findEntries, indexOf } from '../library/search.ts'
import { loadAllWords } from '../library/words.ts'
import { useLibraryNames } from '../library-names.ts'
import type { ToolProps } from '../tool-props.ts'
import { PictureCard, SoundCard } from './LibraryCard.tsx'
import styles from './LibraryDialog.module.css'

interface LibraryDialogProps extends ToolProps {
  kind: LibraryKind
  onClose(): void
}

/** Asked for with the code that needs them, not after it. */
const WORDS = loadAllWords()

const TITLES = {
  sprites: 'chooseSprite',
  costumes: 'chooseCostume',
  backdrops: 'chooseBackdrop',
  sounds: 'chooseSound',
} as const

export default function LibraryDialog({
  kind,
  host,
  session,
  state,
  t,
  onClose,
}: LibraryDialogProps) {
  const own = useLibraryMessages(host.locale)
  const names = useLibraryNames(host.locale)
  const words = use(WORDS)
  const index = useMemo(() => indexOf(entriesOf(kind, words)), [kind, words])
  const [query, setQuery] = useState('')
  const [shelf, setShelf] = useState<Shelf | null>(null)
  const asked = useDeferredValue(query)
  const hear = usePreview()
  const results = useId()
  const field = useRef<HTMLInputElement>(null)
  const found = useMemo(
    () =>
      findEntries(index, asked).filter(({ shelves }) => shelf === null || shelves.includes(shelf)),
    [index, asked, shelf],
  )
  const nameOf = ({ id }: LibraryEntry): string =>
    kind === 'sounds' ? names.sound(id) : names.picture(id)
  const choose = (entry: LibraryEntry): void => {
    addFromLibrary(session, names, kind, state.actorId, entry)
    onClose()
  }
  const showAll = (): void => {
    setQuery('')
    setShelf(null)
    // The button that was pressed goes away.
    field.current?.focus()
  }
  return (
    <Dialog wide title={t(TITLES[kind])} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.top}>
        <search className={styles.search}>
          <input
            ref={field}
            type="search"
            dir="auto"
            maxLength={60}
            value={query}
            placeholder={own('search')}
            aria-label={own('search')}
            aria-controls={results}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <Button
          look="ghost"
          size="small"
          disabled={found.length === 0}
          onClick={() => choose(found[Math.floor(Math.random() * found.length)]!)}
        >
          {own('surprise')}
        </Button>
      </div>
      <Shelves kind={kind} chosen={shelf} onChoose={setShelf} t={own} />
      <output className={styles.count}>{own('found', { count: found.length })}</output>
      <div id={results} className={styles.results}>
        {found.length === 0 && (
          <div className={styles.none}>
            <p>{own('none')}</p>
            <Button look="ghost" size="small" onClick={showAll}>
              {own('showAll')}
            </Button>
          </div>
        )}
        <ul className={styles.list} data-kind={kind} aria-label={t(TITLES[kind])}>
          {found.map((entry) => (
            <li key={entry.id}>
              {kind === 'sounds' ? (
                <SoundCard
                  name={nameOf(entry)}
                  t={own}
                  onHear={() => hear(entry.id)}
                  onChoose={() => choose(entry)}
                />
              ) : (
                <PictureCard entry={entry} name={nameOf(entry)} onChoose={() => choose(entry)} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface ShelvesProps {
  kind: LibraryKind
  chosen: Shelf | null
  onChoose(shelf: Shelf | null): void
  t: LibraryMessages
}

function Shelves({ kind, chosen, onChoose, t }: ShelvesProps) {
  return (
    <fieldset className={styles.shelves}>
      <legend className={styles.legend}>{t('shelves')}</legend>
      {[null, ...shelvesOf(kind)].map((shelf) => (
        <Button
          key={shelf ?? ''}
          look="ghost"
          size="compact"
          aria-pressed={shelf === chosen}
          onClick={() => onChoose(shelf)}
        >
          {shelf === null ? t('all') : t(`shelf.${shelf}`)}
        </Button>
      ))}
    </fieldset>
  )
}

/** A player of its own: what is only listened to does not belong to the project. */
function usePreview(): (sound: string) => void {
  const player = useRef<SoundPlayer | null>(null)
  useEffect(() => {
    const made = new SoundPlayer()
    made.setSources(SOUNDS.map(({ id }) => ({ id, library: id })))
    player.current = made
    return () => made.dispose()
  }, [])
  return (sound) => {
    player.current?.silence()
    void player.current?.play(sound, 100)
  }
}
