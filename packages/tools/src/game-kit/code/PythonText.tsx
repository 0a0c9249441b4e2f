import styles from './PythonEditor.module.css'
import { paintPython } from './paint-python.ts'

/** Python to read, in the colours of the editor. */
export function PythonText({
  source,
  className,
}: {
  source: string
  className?: string | undefined
}) {
  return (
    <pre className={className} dir="ltr">
      {paintPython(source).map((parts, line) => (
        <code key={line}>
          {parts.map(({ kind, text }, part) => (
            <span key={part} className={styles[kind]}>
              {text}
            </span>
          ))}
        </code>
      ))}
    </pre>
  )
}
