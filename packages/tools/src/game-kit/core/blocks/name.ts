/** What a name looks like, in any language. */
export const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u
