import { packagesOf } from '@panya/engines/flow/python-packages.ts'

/** Which packages a flow's Python needs that the notebook on this site cannot bring. */

/** What a server brings by itself. */
const FOR_BROWSERS = new Set(['cv2', 'joblib', 'matplotlib', 'numpy', 'pandas', 'scipy', 'sklearn'])

export function packagesMissing(code: string): string[] {
  return packagesOf(code).filter((name) => !FOR_BROWSERS.has(name))
}
