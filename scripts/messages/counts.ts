/** Which values of messages say how many, and which texts need no noun beside them. */

/** How many of something: its noun has forms. */
export const COUNTS: ReadonlySet<string> = new Set(
  `active again age all balance blocks checks closing coins columns comments compared count dailyTokens days done
  energy epoch errors expected failed found free given good got GRANT_LINES_MAX groups handedIn hearts here hertz
  hours invited keys lacking learned length levels limitMiB mark marked max maxMark MAX_DEVICES min minutes more
  most mostForOwn MOST_PAIRS ms now of one pages par passed passkeys people percent points ready returned rows
  running runs seconds sent sides stars steps stuck students sum tested times total trashed tutorDays unchanged
  unread used usedMiB weeks won wrong`.split(/\s+/),
)

/** Names, texts, dates, and which one rather than how many: line 3, step 2. */
export const NO_COUNTS: ReadonlySet<string> = new Set(
  `a account actual address answer at b block bracket brand brandName browser card cards cell character child
  className close code color column command contact contactEmail course DAYS day detail direction displayName due
  email encoding endingName error expression facing failure feature features figure file first firstName firstname
  food from function gives group headings height high HOURS inbox index instead key keyword kind kinds known label
  last learner left letter level line lines link list low marker message MINUTES module monster n name names narrow
  near needed next node number ofClass old open own param part pathTitle place plan platform port position
  predicted privacy pythons reasons right ROLE row rule said score second seen settings shape share sheet shown sign
  signs since size source sprite sprites step suggestion takes teachers teammates text thing things tile tiles
  title to turn type typed unit until value version wanted wantedEmail was what where who why wide width word
  words x y`.split(/\s+/),
)

/** A number stands beside a word and needs no forms, for a reason; one that no longer holds is taken out. */
export const NUMBER_ONLY: readonly { text: RegExp; why: string }[] = [
  {
    text: /\{\w+\} (?:KB|MB|ms|s|hertz)\b/,
    why: 'the sign of a unit, which is the same for every number',
  },
  { text: /\{now\} pixels\.$/, why: 'a width and a height, not a count' },
  { text: /^(?:move|repeat) <0>/, why: 'a block: the number is typed into it, the words stay' },
  {
    text: /^… and \{count\} more$|^and \{more\} more$/,
    why: 'no noun: what there is more of stands above',
  },
  {
    text: /\{\w+\} of \{\w+\} (?:left|right|chosen|solved|uncovered)$/,
    why: 'a share, without a noun',
  },
  {
    text: /\{\w+\} (?:handed in|marked|passed|not yet|at work|need help)/,
    why: 'a state, without a noun',
  },
  { text: /# of \{all\} lines/, why: 'the forms are those of the number before it' },
  {
    text: /\{energy\} energy/,
    why: 'energy is not counted; beside it stands a list of names with numbers',
  },
  { text: /it is \{percent\} less sure/, why: 'a share with its sign' },
]
