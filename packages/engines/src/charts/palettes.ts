/** Sets of colours for charts beside that of the look; each can be told apart on light and dark ground. */
export const PALETTES: Record<string, readonly string[]> = {
  sea: ['#0f7fa8', '#2fa39a', '#5b8fd6', '#1f9d6b', '#7a7fd0', '#3cb4c9', '#5a9e3f'],
  warm: ['#d9480f', '#c98a04', '#c2255c', '#b8860b', '#a3562a', '#e0677f', '#9c6d1e'],
  gray: ['#6b6b76', '#9a9aa5', '#83838e', '#b4b4bd', '#757580', '#a6a6b0', '#8e8e99'],
}

export const COLOUR_CHOICES = ['look', ...Object.keys(PALETTES)]
