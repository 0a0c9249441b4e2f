/** What a judge may ask of machines that are no pure rules: each side gives its own. */
export interface JudgeMachines {
  /** What the drawing machine takes these strokes for at first sight. */
  recognise(strokes: readonly (readonly number[])[]): string
}
