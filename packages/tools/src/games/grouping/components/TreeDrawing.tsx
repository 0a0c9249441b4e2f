import type { ToolHost } from '../../../host/tool-host.ts'
import { questionCount, type Tree } from '../core/decision-tree.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import { questionText } from './rule-text.ts'
import styles from './TreeDrawing.module.css'

interface TreeDrawingProps {
  host: ToolHost
  tree: Tree
  groups: readonly string[]
}

function Branch({ host, tree, groups }: TreeDrawingProps) {
  const t = useGroupingMessages(host.locale)
  if (tree.kind === 'leaf') {
    return (
      <div className={styles.leaf} data-group={tree.group}>
        <b>{groups[tree.group]}</b>
        <span>{t('leafCount', { count: tree.counts[tree.group] ?? 0 })}</span>
      </div>
    )
  }
  return (
    <>
      <div className={styles.question}>{questionText(t, host.locale, tree.question)}?</div>
      <ul>
        <li>
          <span className={styles.answer}>{t('yes')}</span>
          <Branch host={host} tree={tree.yes} groups={groups} />
        </li>
        <li>
          <span className={styles.answer}>{t('no')}</span>
          <Branch host={host} tree={tree.no} groups={groups} />
        </li>
      </ul>
    </>
  )
}

/** The learned tree, from its first question down to the groups. */
export function TreeDrawing({ host, tree, groups }: TreeDrawingProps) {
  const t = useGroupingMessages(host.locale)
  return (
    <section className={styles.tree}>
      <h2>{t('treeTitle')}</h2>
      {tree.kind === 'leaf' ? (
        <p>{t('treeNone', { group: groups[tree.group] ?? '' })}</p>
      ) : (
        <>
          <p>{t('treeQuestions', { count: questionCount(tree) })}</p>
          <div className={styles.drawing}>
            <Branch host={host} tree={tree} groups={groups} />
          </div>
        </>
      )}
    </section>
  )
}
