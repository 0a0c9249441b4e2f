import { DRAG_TYPE } from '@panya/engines/flow/canvas/FlowCanvas.tsx'
import { SUBFLOW_PREFIX, type Subflow } from '@panya/engines/flow/flow-content.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { type Ref, useMemo, useState } from 'react'
import type { FlowMessages } from './flow-messages.ts'
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
  messages: FlowMessages
  onAdd: (type: string) => void
  searchRef: Ref<HTMLInputElement>
}

export function Palette({ types, categories, subflows, messages, onAdd, searchRef }: PaletteProps) {
  const [wanted, setWanted] = useState('')
  const groups = useMemo(
    () => groupsOf(types, categories, subflows, messages),
    [types, categories, subflows, messages],
  )
  const query = wanted.trim().toLocaleLowerCase()
  const found = foundIn(groups, query)
  const first = found[0]?.entries[0]
  return (
    <section className={styles.palette} aria-label={messages.t('palette')}>
      <input
        ref={searchRef}
        className={styles.search}
        type="search"
        value={wanted}
        placeholder={messages.t('search')}
        aria-label={messages.t('search')}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !query || !first) return
          onAdd(first.type)
          setWanted('')
        }}
      />
      <div className={styles.list}>
        {found.length === 0 && <p className={styles.none}>{messages.t('searchNone')}</p>}
        {found.map((group) => (
          <details key={group.name} open className={styles.group} data-category={group.name}>
            <summary>{group.title}</summary>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.type}>
                  <PaletteItem
                    entry={entry}
                    label={messages.t('addNode', { name: entry.name })}
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

/** How well an entry answers to a query: its whole name best, its explanation last; 0 not at all. */
function fitOf({ name, help, type }: Entry, query: string): number {
  const named = name.toLocaleLowerCase()
  if (named === query) return 4
  if (named.startsWith(query)) return 3
  if (named.includes(query)) return 2
  return `${help} ${type}`.toLocaleLowerCase().includes(query) ? 1 : 0
}

/** What fits, the best first: Enter adds that one. */
function foundIn<Group extends { entries: Entry[] }>(
  groups: readonly Group[],
  query: string,
): Group[] {
  if (!query) return groups.filter(({ entries }) => entries.length > 0)
  return groups
    .map((group) => {
      const fits = group.entries.map((entry) => ({ entry, fit: fitOf(entry, query) }))
      const best = fits.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)
      return { ...group, entries: best.map(({ entry }) => entry), best: best[0]?.fit ?? 0 }
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best)
}

function groupsOf(
  types: readonly NodeType[],
  categories: readonly string[],
  subflows: readonly Subflow[],
  messages: FlowMessages,
): { name: string; title: string; entries: Entry[] }[] {
  const groups = categories.map((name) => ({
    name,
    title: messages.own(`category.${name}`),
    entries: types
      .filter((type) => type.category === name)
      .map(({ type }) => ({ type, name: messages.node(type), help: messages.help(type) })),
  }))
  if (subflows.length === 0) return groups
  const own = subflows.map(({ id, title }) => ({
    type: `${SUBFLOW_PREFIX}${id}`,
    name: title,
    help: '',
  }))
  return [...groups, { name: 'own', title: messages.t('ownNodes'), entries: own }]
}
