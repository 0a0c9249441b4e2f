/** The editor's look, made from the page's colours so that it follows its themes. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const DOT = {
  content: '""',
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '50%',
  backgroundColor: 'var(--stop)',
}

const chrome = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--surface)', blockSize: '100%' },
  '&.cm-focused': { outline: '2px solid var(--indigo)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--code, monospace)',
    lineHeight: '1.65',
  },
  '.cm-content': { caretColor: 'var(--indigo)', paddingBlock: '10px' },
  '.cm-cursor': { borderLeftColor: 'var(--indigo)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--indigo-soft)' },
  '.cm-gutters': {
    color: 'var(--ink-2)',
    backgroundColor: 'var(--surface)',
    borderInlineEnd: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--sunk) 70%, transparent)',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--teal-soft)', outline: '1px solid var(--teal)' },
  '.cm-nonmatchingBracket': { outline: '1px solid var(--stop)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--sunk)' },
  '.cm-panel input, .cm-panel button': {
    fontSize: '14px',
    minBlockSize: 'max(28px, var(--finger))',
  },
  '.cm-textfield, .cm-button': {
    color: 'var(--ink)',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--shadow)',
    maxInlineSize: 'min(480px, 90vw)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--on)',
    backgroundColor: 'var(--indigo)',
  },
  '.cm-hover': {
    margin: 0,
    padding: '8px 10px',
    maxBlockSize: '240px',
    overflow: 'auto',
    fontFamily: 'inherit',
    fontSize: '13px',
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
  },
  // As wide as the text's place and never wider: a long sentence must not widen it, but wrap.
  '.cm-hint': {
    display: 'inline-block',
    inlineSize: '0',
    minInlineSize: '100%',
    color: 'var(--ink-2)',
    verticalAlign: 'top',
    pointerEvents: 'none',
  },
  '.cm-hint p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '.cm-hint p:first-child': { fontFamily: 'var(--code)' },
  '.cm-hint p:last-child': { marginBlockStart: '0.5em' },
  '.cm-completionDetail': { unicodeBidi: 'isolate', fontFamily: 'var(--code)' },
  // Without room beside the list it would lie on the next names; it is still read out.
  '.cm-completionInfo-right-narrow, .cm-completionInfo-left-narrow': { visibility: 'hidden' },
  '.cm-completionPause': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '.cm-tooltip-autocomplete > ul > li': {
    position: 'relative',
    paddingBlock: 'max(4px, var(--finger) / 4)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--amber-soft)', outline: '1px solid var(--amber)' },
  '.cm-marked-error': { backgroundColor: 'var(--coral-soft)' },
  '.cm-marked-step': { backgroundColor: 'var(--teal-soft)', boxShadow: 'inset 3px 0 var(--teal)' },
  '.cm-chosen-line': {
    backgroundColor: 'var(--amber-soft)',
    boxShadow: 'inset 3px 0 var(--amber)',
  },
  '.cm-breakpoints': { inlineSize: '24px', cursor: 'pointer' },
  '.cm-breakpoints .cm-gutterElement': { display: 'grid', placeItems: 'center' },
  '.cm-breakpoint': DOT,
  // A finger leaves what it has pressed as if it were still on it.
  '@media (hover: hover)': {
    '.cm-breakpoints .cm-gutterElement:hover:empty::before': { ...DOT, opacity: '0.35' },
  },
  '.cm-breakpoint-if': { borderRadius: '2px', transform: 'rotate(45deg)' },
  '.cm-lineNumbers .cm-gutterElement': { cursor: 'pointer' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunk)', color: 'var(--ink-2)' },
})

const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--indigo)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--coral)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--teal)' },
  { tag: [tags.comment], color: 'var(--ink-2)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--amber)',
  },
  { tag: [tags.definition(tags.className), tags.className], color: 'var(--amber)' },
  { tag: [tags.self, tags.meta], color: 'var(--teal)' },
  { tag: tags.invalid, color: 'var(--stop)' },
])

export const editorLook: Extension = [chrome, syntaxHighlighting(highlighting)]

export function fontSizeLook(pixels: number): Extension {
  return EditorView.theme({ '.cm-scroller': { fontSize: `${pixels}px` } })
}
