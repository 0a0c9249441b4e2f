import type { Locale } from '@panya/domain/locale/locale.ts'
import { TRAIT_MESSAGES, type Trait } from '../../../game-kit/core/pictures/trait-messages.ts'
import { isJoined, type Rule, type SimpleRule } from '../core/hidden-rule.ts'
import type { OwnCard } from '../core/own-rule.ts'
import type { Color, Shape, ShapeCard, Size } from '../core/shape-card.ts'
import type { GroupingMessages } from '../grouping-messages.ts'

/** Rules, shape cards and the machine's questions in words. */

export function shapeCardText(
  t: GroupingMessages,
  { shape, color, count, size }: ShapeCard,
): string {
  return t('shapeCard', {
    count,
    shape: t(`shape.${shape}`),
    size: t(`size.${size}`),
    color: t(`color.${color}`),
  })
}

function simpleRuleText(t: GroupingMessages, rule: SimpleRule): string {
  const key = rule.not ? (`rule.${rule.is}.not` as const) : (`rule.${rule.is}` as const)
  switch (rule.is) {
    case 'shape':
      return t(key, { value: t(`shape.${rule.value}`) })
    case 'color':
      return t(key, { value: t(`color.${rule.value}`) })
    case 'size':
      return t(key, { value: t(`size.${rule.value}`) })
    case 'odd':
      return t(key)
    case 'count':
    case 'at-least':
    default:
      return t(key, { value: rule.value })
  }
}

export function ruleText(t: GroupingMessages, rule: Rule): string {
  if (!isJoined(rule)) return simpleRuleText(t, rule)
  const values = { first: simpleRuleText(t, rule.first), second: simpleRuleText(t, rule.second) }
  return t(rule.is === 'both' ? 'rule.both' : 'rule.either', values)
}

/** A question of the decision tree, such as `wings` or `shape:star`. */
export function questionText(t: GroupingMessages, locale: Locale, question: string): string {
  const [kind = '', value = ''] = question.split(':')
  if (kind === 'shape') return t('rule.shape', { value: t(`shape.${value as Shape}`) })
  if (kind === 'color') return t('rule.color', { value: t(`color.${value as Color}`) })
  if (kind === 'size') return t('rule.size', { value: t(`size.${value as Size}`) })
  if (kind === 'at-least') return t('rule.at-least', { value: Number(value) })
  return TRAIT_MESSAGES[question as Trait][locale]
}

export function ownCardText(t: GroupingMessages, locale: Locale, card: OwnCard): string {
  return card.kind === 'shape' ? shapeCardText(t, card.shape) : card.picture.words[locale][0]
}
