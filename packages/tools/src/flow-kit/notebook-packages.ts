/** Which packages a flow's Python needs that the notebook on this site cannot bring. */

export const OF_PYTHON: ReadonlySet<string> = new Set([
  'collections',
  'io',
  'json',
  'math',
  'os',
  'pathlib',
  're',
  'statistics',
  'time',
  'unicodedata',
  'urllib',
  'wave',
  'base64',
  'random',
])

/** What a server brings by itself. */
const FOR_BROWSERS = new Set(['cv2', 'joblib', 'matplotlib', 'numpy', 'pandas', 'scipy', 'sklearn'])

export function packagesMissing(code: string): string[] {
  const imports = code.matchAll(/^ *(?:import|from) ([a-zA-Z]\w*)/gm)
  const names = new Set(Array.from(imports, ([, name]) => name as string))
  // The one pandas asks for itself.
  if (code.includes('pd.read_excel(')) names.add('openpyxl')
  return [...names].filter((name) => !OF_PYTHON.has(name) && !FOR_BROWSERS.has(name))
}
