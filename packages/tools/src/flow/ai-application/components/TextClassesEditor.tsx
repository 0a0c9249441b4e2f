import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { startingClasses } from '../core/class-names.ts'
import type { TextClass } from '../nodes/sources/texts.ts'
import { ClassList } from './ClassList.tsx'

/** Classes of texts, one text a line. */

const linesOf = ({ texts }: TextClass): number =>
  texts.split('\n').filter((line) => line.trim()).length

export function TextClassesEditor({ value, onChange, messages, readonly }: ParamEditorProps) {
  const { own } = messages
  const newClass = (label: string): TextClass => ({ label, texts: '' })
  const classes = startingClasses(value as TextClass[], newClass, (number) =>
    own('set.newClass', { number }),
  )
  return (
    <ClassList
      classes={classes}
      messages={messages}
      readonly={readonly}
      onChange={onChange}
      newClass={newClass}
      countOf={linesOf}
      countText={(count) => own('set.texts', { count })}
    >
      {(item, at) => (
        <textarea
          dir="auto"
          value={item.texts}
          readOnly={readonly}
          maxLength={20_000}
          aria-label={own('set.textsOf', { name: item.label })}
          onChange={(event) => onChange(classes.with(at, { ...item, texts: event.target.value }))}
        />
      )}
    </ClassList>
  )
}
