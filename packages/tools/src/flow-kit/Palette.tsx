import { SUBFLOW_PREFIX, type Subflow } from '@panya/engines/flow/flow-content.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { type Ref, useEffect, useMemo, useState } from 'react'
import { carry, type LetGo } from '../host/carry.ts'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'
import { NodeHelpButton } from './NodeHelpButton.tsx'
import { fitness, type NodeWords, type SearchedNode } from './node-search.ts'
import styles from './Palette.module.css'
import { NodePicture } from './pictures/NodePicture.tsx'

/** All nodes by kind, with a search; each is dragged onto the canvas or added with a click or Enter. */

interface PaletteProps {
  tool: FlowTool
  types: readonly NodeType[]
  subflows: readonly Subflow[]
  messages: FlowMessages
  onAdd: (type: string) => void
  onLetGo: (type: string, at: LetGo) => void
  searchRef: Ref<HTMLInputElement>
}

const NO_WORDS: NodeWords = {}

export function Palette(props: PaletteProps) {
  const { tool, types, subflows, messages, onAdd, onLetGo, searchRef } = props
  const [wanted, setWanted] = useState('')
  const words = useWords(tool)
  const groups = useMemo(
    () => groupsOf(types, tool.categories, subflows, messages),
    [types, tool, subflows, messages],
  )
  const query = wanted.trim()
  const found = foundIn(groups, query, words)
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
                <li key={entry.type} className={styles.entry} data-help-type={entry.type}>
                  <PaletteItem {...{ entry, tool, messages, onAdd, onLetGo }} />
                  <NodeHelpButton type={entry.type} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

/** They come a moment after the list: until then nodes are found by their names. */
function useWords(tool: FlowTool): NodeWords {
  const [words, setWords] = useState(NO_WORDS)
  useEffect(() => {
    let isShown = true
    void tool.words().then(
      (loaded) => isShown && setWords(loaded),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [tool])
  return words
}

interface PaletteItemProps extends Pick<PaletteProps, 'tool' | 'messages' | 'onAdd' | 'onLetGo'> {
  entry: SearchedNode
}

function PaletteItem({ entry, tool, messages, onAdd, onLetGo }: PaletteItemProps) {
  return (
    <button
      type="button"
      className={styles.item}
      title={entry.help}
      aria-label={messages.t('addNode', { name: entry.name })}
      onClick={() => onAdd(entry.type)}
      onPointerDown={(event) => carry(event, (at) => onLetGo(entry.type, at))}
    >
      <NodePicture of={tool.pictures[entry.type]} size={30} />
      <span>{entry.name}</span>
    </button>
  )
}

/** What fits, the best first: Enter adds that one. */
function foundIn<Group extends { entries: SearchedNode[] }>(
  groups: readonly Group[],
  query: string,
  words: NodeWords,
): Group[] {
  if (!query) return groups.filter(({ entries }) => entries.length > 0)
  return groups
    .map((group) => {
      const fits = group.entries.map((entry) => ({ entry, fit: fitness(query, entry, words) }))
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
): { name: string; title: string; entries: SearchedNode[] }[] {
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
