/**
 * JSON of values that are nested deeper than the browser's own writer can follow: a script of a thousand blocks is
 * a thousand levels, because each holds the next. Messages between threads give up even earlier; texts go through.
 */

type Task = { text: string } | { value: unknown }

export function deepJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return written(value)
  }
}

function written(whole: unknown): string {
  const parts: string[] = []
  const waiting: Task[] = [{ value: whole }]
  for (let task = waiting.pop(); task; task = waiting.pop()) {
    if ('text' in task) parts.push(task.text)
    else if (typeof task.value === 'object' && task.value !== null) {
      for (const part of tasksFor(task.value).toReversed()) waiting.push(part)
    } else parts.push(JSON.stringify(task.value) ?? 'null')
  }
  return parts.join('')
}

function tasksFor(value: object): Task[] {
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry: unknown, index): Task[] => [
      { text: index > 0 ? ',' : '' },
      { value: entry },
    ])
    return [{ text: '[' }, ...entries, { text: ']' }]
  }
  const given = Object.entries(value).filter(([, entry]) => entry !== undefined)
  const entries = given.flatMap(([name, entry]: [string, unknown], index): Task[] => [
    { text: `${index > 0 ? ',' : ''}${JSON.stringify(name)}:` },
    { value: entry },
  ])
  return [{ text: '{' }, ...entries, { text: '}' }]
}
