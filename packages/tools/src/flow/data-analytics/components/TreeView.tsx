import { formatNumber, formatPercent } from '@panya/domain/locale/format-number.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { TreeNode } from '@panya/engines/tabular/learn/tree.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { className } from './class-name.ts'
import styles from './Views.module.css'

/** A decision tree, drawn as questions within questions. */

interface Tree {
  root: TreeNode
  classes: (string | number)[]
  features: string[]
}

export function TreeView({ data, large, messages }: PreviewProps) {
  const { root, classes, features } = data as Tree
  const tree = { root, features, classes: classes.map((label) => className(label, messages)) }
  return (
    <div className={styles.tree} dir="ltr">
      <Branch
        node={tree.root}
        tree={tree}
        depth={large ? 8 : 2}
        yes={messages.own('tree.yes')}
        no={messages.own('tree.no')}
        locale={messages.locale}
      />
    </div>
  )
}

function Branch({
  node,
  tree,
  depth,
  yes,
  no,
  locale,
}: {
  node: TreeNode
  tree: Tree
  depth: number
  yes: string
  no: string
  locale: Locale
}) {
  const total = node.counts.reduce((sum, count) => sum + count, 0)
  const best = node.counts.indexOf(Math.max(...node.counts))
  const share = (node.counts[best] ?? 0) / Math.max(1, total)
  if (!node.left || !node.right || depth === 0) {
    return (
      <span className={styles.leaf}>
        {tree.classes[best]}{' '}
        <small>{`${formatPercent(locale, share)} · ${formatNumber(locale, total)}`}</small>
      </span>
    )
  }
  const question = `${tree.features[node.feature ?? 0]} ≤ ${Number((node.threshold ?? 0).toPrecision(4))}`
  return (
    <div className={styles.question}>
      <strong>{question}?</strong>
      <ul>
        <li>
          <em>{yes}</em>{' '}
          <Branch
            node={node.left}
            tree={tree}
            depth={depth - 1}
            yes={yes}
            no={no}
            locale={locale}
          />
        </li>
        <li>
          <em>{no}</em>{' '}
          <Branch
            node={node.right}
            tree={tree}
            depth={depth - 1}
            yes={yes}
            no={no}
            locale={locale}
          />
        </li>
      </ul>
    </div>
  )
}
