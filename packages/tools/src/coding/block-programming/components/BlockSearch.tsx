/** Finds a block by its words and puts it into the workspace: for those who know what they want, or cannot drag. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import { CATEGORY_COLOURS } from '@panya/engines/blockly/themes.ts'
import { useId, useState } from 'react'
import type { BlocksMessages } from '../blocks-messages.ts'
import styles from './BlockSearch.module.css'

interface BlockSearchProps {
  /** Another one comes when there is more or less room: what was typed waits for it. */
  editor: BlockEditor | null
  t: BlocksMessages
}

export function BlockSearch({ editor, t }: BlockSearchProps) {
  const [query, setQuery] = useState('')
  const list = useId()
  const found = editor?.findBlocks(query) ?? []
  const choose = ({ category, block }: (typeof found)[number]): void => {
    setQuery('')
    editor?.showCategory(category)
    editor?.add(block)
  }
  return (
    <search className={styles.search}>
      <input
        type="search"
        dir="auto"
        value={query}
        placeholder={t('findBlock')}
        aria-label={t('findBlock')}
        aria-controls={editor && query.trim() !== '' ? list : undefined}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
      {editor && query.trim() !== '' && (
        <ul id={list} className={styles.found}>
          {found.map((one) => (
            <li key={one.type}>
              <button
                type="button"
                style={{ background: CATEGORY_COLOURS[one.category] }}
                onClick={() => choose(one)}
              >
                {one.text}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>{t('nothingFound')}</li>}
        </ul>
      )}
    </search>
  )
}
