import { DRAG_TYPE } from '@panya/engines/flow/canvas/FlowCanvas.tsx'
import { SUBFLOW_PREFIX, type Subflow } from '@panya/engines/flow/flow-content.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { type Ref, useMemo, useState } from 'react'
import type { FlowTexts } from './flow-texts.ts'
import styles from './Palette.module.css'

/** All nodes by kind, with a search; each is dragged onto the canvas or added with a click or Enter. */

interface Entry {
  type: string
  name: string
  help: string
}

interface PaletteProps {
  types: readonly NodeType[]
  categories: readonly string[]
  subflows: readonly Subflow[]
  texts: FlowTexts
  onAdd: (type: string) => void
  searchRef: Ref<HTMLInputElement>
}

export function Palette({ types, categories, subflows, texts, onAdd, searchRef }: PaletteProps) {
  const [wanted, setWanted] = useState('')
  const groups = useMemo(
    () => groupsOf(types, categories, subflows, texts),
    [types, categories, subflows, texts],
  )
  const words = wanted.trim().toLocaleLowerCase()
  const found = groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => fits(entry, words)) }))
    .filter((group) => group.entries.length > 0)
  const first = found[0]?.entries[0]
  return (
    <section className={styles.palette} aria-label={texts.t('palette')}>
      <input
        ref={searchRef}
        className={styles.search}
        type="search"
        value={wanted}
        placeholder={texts.t('search')}
        aria-label={texts.t('search')}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !words || !first) return
          onAdd(first.type)
          setWanted('')
        }}
      />
      <div className={styles.list}>
        {found.length === 0 && <p className={styles.none}>{texts.t('searchNone')}</p>}
        {found.map((group) => (
          <details key={group.name} open className={styles.group} data-category={group.name}>
            <summary>{group.title}</summary>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.type}>
                  <PaletteItem
                    entry={entry}
                    label={texts.t('addNode', { name: entry.name })}
                    onAdd={onAdd}
                  />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

function PaletteItem({
  entry,
  label,
  onAdd,
}: {
  entry: Entry
  label: string
  onAdd: (type: string) => void
}) {
  return (
    <button
      type="button"
      className={styles.item}
      draggable
      title={entry.help}
      aria-label={label}
      onClick={() => onAdd(entry.type)}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, entry.type)
        event.dataTransfer.effectAllowed = 'copy'
      }}
    >
      {entry.name}
    </button>
  )
}

function fits(entry: Entry, words: string): boolean {
  return !words || `${entry.name} ${entry.help} ${entry.type}`.toLocaleLowerCase().includes(words)
}

function groupsOf(
  types: readonly NodeType[],
  categories: readonly string[],
  subflows: readonly Subflow[],
  texts: FlowTexts,
): { name: string; title: string; entries: Entry[] }[] {
  const groups = categories.map((name) => ({
    name,
    title: texts.own(`category.${name}`),
    entries: types
      .filter((type) => type.category === name)
      .map(({ type }) => ({ type, name: texts.node(type), help: texts.help(type) })),
  }))
  if (subflows.length === 0) return groups
  const own = subflows.map(({ id, title }) => ({
    type: `${SUBFLOW_PREFIX}${id}`,
    name: title,
    help: '',
  }))
  return [...groups, { name: 'own', title: texts.t('ownNodes'), entries: own }]
}
