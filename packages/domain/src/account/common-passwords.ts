/** Passwords so common that anybody guessing would try them first. */

const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 00000000 000000000 88888888
  99999999 66666666 77777777 22222222 55555555 87654321 987654321 0987654321 12341234 11223344 1122334455
  12121212 10203040 147258369 147852369 123654789 741852963 789456123 159753456 123698745 14725836 13131313
  31415926 20202020 password passwort password1 password12 password123 passw0rd p@ssw0rd p@ssword p@55word
  password! mypassword pass1234 password0 passwords letmein1 letmein123 welcome1 welcome123 welcome12
  iloveyou iloveyou1 iloveyou2 loveyou1 trustno1 sunshine sunshine1 princess princess1 football football1
  baseball baseball1 basketball superman superman1 batman123 spiderman pokemon1 pokemon123 minecraft
  minecraft1 minecraft123 roblox123 fortnite fortnite1 starwars starwars1 whatever computer computer1
  internet samsung1 google123 facebook facebook1 youtube123 michelle jennifer charlie1 jordan23 michael1
  danielle victoria elizabeth alexander chocolate chocolate1 butterfly dragon123 monkey123 shadow123
  master123 hello123 hello1234 helloworld killer123 freedom1 ninja123 access14 admin123 admin1234
  administrator root1234 toor1234 guest123 test1234 testtest testing1 testing123 student1 student123
  teacher1 teacher123 school123 school12 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  qwertyuio qwer1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5
  asdfghjk asdfghjkl asdf1234 asdfasdf asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnmm zxcvzxcv poiuytrewq
  abcd1234 abcdefgh abcdefghi abc12345 abcabc123 a1b2c3d4 aa123456 aa12345678 a1234567 a12345678
  a123456789 abc123456 1234abcd 1234qwer 123qweasd 123456aa 123456abc 12345abc 12345qwert 123abc123
  changeme changeme1 secret12 secret123 default1 temp1234 system32 security lovelove 1234567a
  1234567q 5201314520 woaini1314 woaini520 woaini123 qq123456 wang1234 zhang123 liverpool liverpool1
  manchester chelsea1 arsenal1 barcelona realmadrid thailand thailand1 bangkok1 bangkok123 chiangmai
  sawasdee sawasdee1 sabaidee rakthai1 somchai1 panya123 panya1234 makewise makewise1 learning learning1
  computer123 homework homework1 playgame playtime sunflower strawberry blackpink blackpink1 bts12345`.split(
    /\s+/,
  ),
)

/** Also catches one character repeated, and the common ones in capitals. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password).size <= 2
}
