/** What is said in place of content that is not shown; translations.ts has them in every language. */
export const SCRIPT_OFF =
  'This output is a script. Scripts are switched off in notebooks here, so that nobody’s notebook can act for you.'
export const LEFT_OUT =
  'Left out here: scripts, forms and embedded pages. Everything else is shown.'
export const TOO_LARGE = 'This output is too large to be shown.'
export const PICTURE_UNREADABLE = 'This picture cannot be shown: its data is damaged.'
export const WIDGET_ASLEEP = 'These controls are asleep. Run this cell again to wake them.'
export const WIDGET_GONE = 'A control belongs here. Run this cell again to see it.'
export const WIDGET_UNKNOWN =
  'This control needs %1, which is not part of the notebooks here. The rest of the notebook works.'
export const CARD_TITLE = 'What went wrong'
export const CARD_TITLE_LINE = 'What went wrong: line %1'
export const CARD_NEXT = 'Try this:'
