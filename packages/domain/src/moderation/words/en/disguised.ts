import type { Kind } from '../../kind.ts'

/** Words that somebody hid behind figures or spaces between their letters. Some are harmless when written plainly. */
export const DISGUISED: readonly (readonly [kind: Kind, words: readonly string[]])[] = [
  ['self-harm', ['killmyself', 'killyourself', 'kys', 'suicide', 'wanttodie', 'selfharm']],
  [
    'sexual',
    ['boobs', 'cock', 'cum', 'dick', 'hentai', 'nudes', 'penis', 'porn', 'pussy', 'sex', 'vagina'],
  ],
  ['hate', ['bitch', 'cunt', 'faggot', 'nigga', 'nigger', 'retard', 'slut', 'stfu', 'whore']],
  ['swearing', ['asshole', 'fuck', 'shit']],
]
