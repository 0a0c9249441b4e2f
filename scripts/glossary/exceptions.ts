/** Texts that break the glossary for a reason. One that no longer does is taken out. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Fault } from './find-faults.ts'

interface Exception {
  /** The terms and rules; all of them when left out. */
  of?: readonly string[]
  where: RegExp
  locales?: readonly Locale[]
  why: string
}

export const EXCEPTIONS: Exception[] = [
  { where: /PageHead\.tsx$/, why: 'words that people search the web by' },
  {
    of: ['plan'],
    where: /admin\/grants\/(?:GrantReportView|TableField)\.tsx$/,
    why: 'the names of columns, which are the same in every language',
  },
  { where: /library\/names\/|_PICTURES\./, why: 'words that a picture is found or guessed by' },
  {
    where: /#texts\.(?:friendly|angry)List$|SAFETY_BOARDS\.(?:kind-comments|phishing|private)/,
    why: 'what somebody says or owns, not what we say',
  },
  { where: /trial-questions\.ts#/, why: 'what a learner might write' },
  { of: ['Python'], where: /flow-kit\/messages\/en\.ts#readme$/, why: 'the program one installs' },
  { of: ['error'], where: /#combineMessages\.port\.error$/, why: 'a measure of mathematics' },
  {
    of: ['project'],
    where: /lists\/(?:items|whole-list)\.ts#words\.list_(?:length|clear)\.0$/,
    locales: ['zh'],
    why: 'Scratch counts the items of a list so',
  },
  {
    of: ['block'],
    where: /sound\/drum\.ts#.*choices\.10$/,
    locales: ['ar'],
    why: 'a musical instrument made of wood',
  },
  {
    of: ['three dots'],
    where: /#WORKSPACE_COMMENT_DEFAULT_TEXT$/,
    locales: ['en'],
    why: 'Blockly’s own text',
  },
  {
    of: ['learner', 'administrator', 'email', 'sign in', 'three dots'],
    where: /features\/(?:admin|coins|teach|profile|session)\//,
    locales: ['en'],
    why: 'the English of a page stands in its code and changes with it',
  },
]

export const excepts = ({ of, where, locales }: Exception, fault: Fault): boolean =>
  (of?.includes(fault.of) ?? true) &&
  (locales?.includes(fault.locale) ?? true) &&
  where.test(fault.place)
