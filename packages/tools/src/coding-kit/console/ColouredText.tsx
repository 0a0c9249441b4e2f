/** Printed text with the colours its program gave it. */
import { runsOf } from '@panya/engines/terminal/terminal-style.ts'
import { lookOf } from './ansi-look.ts'
import styles from './ColouredText.module.css'

interface ColouredTextProps {
  text: string
  /** The colour it begins with. */
  look?: string
}

export function ColouredText({ text, look = '' }: ColouredTextProps) {
  return runsOf(text, look).map(({ text: piece, style }, index) =>
    style === '' ? piece : <Coloured key={index} text={piece} look={style} />,
  )
}

function Coloured({ text, look }: { text: string; look: string }) {
  const { classes, style } = lookOf(look)
  return (
    <span className={classes.map((name) => styles[name]).join(' ')} style={style}>
      {text}
    </span>
  )
}
