/**
 * Passwords so common that anybody guessing would try them first: those a page knows by itself. The server
 * knows many thousands more (`guessable-password.ts`).
 */

const COMMON = new Set(
  `12345678 123456789 1234567890 11223344 password password1 password12 password123 passw0rd p@ssw0rd welcome1
  iloveyou sunshine princess football baseball pokemon1 minecraft starwars computer chocolate butterfly
  qwertyui qwertyuiop qwerty123 qwer1234 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl abcd1234 abc12345 a1b2c3d4
  1234qwer changeme thailand 123123123 87654321 987654321 0987654321 12341234 p@ssword roblox123 fortnite
  student123 teacher123 school123 abcdefgh 5201314520 woaini1314 woaini520 woaini123 wang1234 zhang123
  bangkok123 chiangmai sawasdee sabaidee rakthai1 somchai1 playgame blackpink bts12345`.split(
    /\s+/,
  ),
)

/** Also catches one character repeated, and the common ones in capitals. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password).size <= 2
}
