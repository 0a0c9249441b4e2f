import { FlowFailure } from '../../flow/flow-value.ts'

/** Texts that people have beside their tables, known by how their lines are built, whatever the file is called. */

interface Lines {
  text: string
  /** Those that hold something. */
  lines: readonly string[]
  /** The share of lines that are built so. */
  share: (pattern: RegExp) => number
  /** Nearly every line is parted at the same number of places: rows of a table are. */
  isEven: boolean
}

const LOOKED_AT = 60

/** How many times a sign parts each line, as most lines have it. */
function isEvenly(lines: readonly string[], separator: string): boolean {
  const counts = lines.map((line) => line.split(separator).length)
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1
  return usual > 1 && counts.filter((count) => count === usual).length >= counts.length * 0.9
}

function linesOf(text: string): Lines {
  const start = text.replace(/^\ufeff/, '').slice(0, 20_000)
  const lines = start
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
  const share = (pattern: RegExp): number =>
    lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length)
  const isEven = ['\t', ';', '|', ','].some((separator) => isEvenly(lines, separator))
  return { text: start, lines, share, isEven }
}

/** Fields of a letter stand above its first empty line. */
function isMail({ text }: Lines): boolean {
  const head = text.trimStart().split(/\r?\n\s*\r?\n/)[0] ?? ''
  const names = new Set(
    [
      ...head.matchAll(
        /^(from|to|subject|date|received|return-path|message-id|mime-version|delivered-to):\s/gim,
      ),
    ].map(([, name]) => name!.toLowerCase()),
  )
  const isField = head.split(/\r?\n/).every((line) => /^([\w-]+:|\s|From \S+@)/.test(line))
  return isField && names.size >= 3
}

const SQL =
  /^\s*(create\s+(table|database|index|view|or\s+replace)|insert\s+into\s|drop\s+table|alter\s+table|lock\s+tables|(select|with)\s[^,;|\t]*(,[^;|\t]*)?\s+from\s)/i
const SQL_BEGINS = /^\s*((--[^\n]*|\/\*[^]*?\*\/)\s*)*(select|with)\s[^;]*?\sfrom\s[^;]*;/i

const PYTHON_LOUD =
  /^\s*((import\s+\w[\w.]*(\s+as\s+\w+)?(\s*,\s*\w[\w.]*)*|from\s+[\w.]+\s+import\s+.+)|(async\s+)?(def|class)\s+\w+.*:|print\(.*\)|(if|elif|for|while|with)\s.+:|(try|else|finally):)\s*(#.*)?$/

const CODE_LINE = /[;{}]\s*(\/\/.*)?$|^\s*(\/\/|\/\*|\*|#include\b)/
const CODE_WORD =
  /^\s*(#include\s*[<"]|import\s.+from\s|export\s|function\s|const\s+\w+\s*=|let\s+\w+\s*=|var\s+\w+\s*=|public\s|private\s|package\s+[\w.]+;|using\s+[\w.]+;|(int|void)\s+\w+\s*\()/

const LOG_LINE =
  /^\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}([.,]\d+)?(Z|[+-]\d{2}:?\d{2})?\]?\s+.{0,80}?\b(trace|debug|info|notice|warn|warning|error|critical|fatal)\b/i
const SYSTEM_LOG_LINE = /^[A-Z][a-z]{2}\s+\d{1,2} \d{2}:\d{2}:\d{2} \S+ [^\s:]+(\[\d+\])?: /
const SERVER_LOG_LINE = /^\S+ \S+ \S+ \[\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2} [+-]\d{4}\] "/

const YAML_LINE = /^\s*(-(\s|$)|#|---\s*$|(- )?["']?[\w\u0080-\uffff][^:,;|\t]{0,60}:(\s|$))/
const YAML_KEY = /^\s*(- )?["']?[\w\u0080-\uffff][^:,;|\t]{0,60}:(\s|$)/

const KINDS: readonly (readonly [kind: string, is: (facts: Lines) => boolean])[] = [
  ['E-mail (.eml)', isMail],
  ['PEM (.pem)', ({ text }) => /^\s*-----BEGIN [A-Z0-9 ]+-----/.test(text)],
  ['SubRip (.srt)', ({ text }) => /^\s*(\d+\s*\n)?\d{2}:\d{2}:\d{2}[,.]\d{3} --> /.test(text)],
  ['WebVTT (.vtt)', ({ text }) => /^\s*WEBVTT\b/.test(text)],
  [
    'Diff (.patch)',
    ({ text }) => /^\s*(diff --git |--- \S|Index: )/.test(text) && /^@@ .* @@/m.test(text),
  ],
  [
    'LaTeX (.tex)',
    ({ text, share }) =>
      /^\s*\\documentclass\b/m.test(text) || share(/^\s*(\\[a-z]+\*?\s*[[{]|%)/i) >= 0.4,
  ],
  [
    'SQL (.sql)',
    ({ text, share }) => SQL_BEGINS.test(text) || (share(SQL) > 0.05 && /;\s*$/m.test(text)),
  ],
  [
    'Python (.py)',
    ({ text, lines, share }) =>
      /^#!.*\bpython/.test(text) ||
      (share(PYTHON_LOUD) >= 0.2 && share(PYTHON_LOUD) * lines.length >= 2),
  ],
  [
    'CSS (.css)',
    ({ share }) => share(/^\s*[-\w]+\s*:\s*[^;{}]+;\s*$/) >= 0.4 && share(/\{\s*$/) > 0.05,
  ],
  ['JavaScript (.js), C, Java', ({ share }) => share(CODE_WORD) > 0 && share(CODE_LINE) >= 0.4],
  [
    'Log (.log)',
    ({ lines, share }) =>
      lines.length > 1 &&
      [LOG_LINE, SYSTEM_LOG_LINE, SERVER_LOG_LINE].some((line) => share(line) >= 0.5),
  ],
  [
    'INI (.ini)',
    ({ lines, share, isEven }) =>
      !isEven &&
      lines.length > 2 &&
      share(/^\s*\[[^\],;|\t]+\]\s*$/) > 0 &&
      share(/^\s*(\[[^\]]+\]\s*$|[;#]|[\w.-]+\s*=)/) >= 0.9,
  ],
  [
    'YAML (.yaml)',
    ({ lines, share, isEven }) =>
      !isEven && lines.length > 2 && share(YAML_LINE) >= 0.9 && share(YAML_KEY) * lines.length >= 2,
  ],
  [
    'Markdown (.md)',
    ({ share, isEven }) =>
      !isEven &&
      share(/^#{1,6} \S/) > 0 &&
      share(/^\s*([-*+]|\d+\.) \S|^```|^> /) > 0 &&
      share(/^(#{1,6} \S|\s*([-*+]|\d+\.) \S|```|> )/) >= 0.4,
  ],
]

export function refuseForeignText(text: string): void {
  const facts = linesOf(text)
  const found = KINDS.find(([, is]) => is(facts))
  if (found) throw new FlowFailure('no-table-file', { kind: found[0] })
}
