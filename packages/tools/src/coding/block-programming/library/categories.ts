/** The shelves of the library, and the sound that comes with a sprite. */

const ids = (text: string): string[] => text.trim().split(/\s+/)

export const SPRITE_SHELVES = {
  animals:
    ids(`owl elephant cat betta butterfly gecko dog rabbit water-buffalo cow duck hen horse sheep mouse
    tiger lion monkey panda camel crocodile giraffe fox snake bat crab turtle dolphin shark octopus jellyfish
    penguin whale seahorse bee ladybird spider snail frog falcon parrot chick caterpillar dinosaur caravan`),
  people:
    ids(`child girl boy girl-hijab boy-thobe wheelchair-racer teacher doctor scientist chef farmer
    firefighter footballer dancer astronaut`),
  fantasy:
    ids(`robot wizard knight pirate ninja princess superhero fairy ghost monster alien dinosaur dragon
    unicorn spaceship wand`),
  vehicles: ids(`tuk-tuk rocket long-tail-boat bus car bicycle train plane helicopter submarine
    hot-air-balloon spaceship sailboat caravan`),
  food: ids('mango durian watermelon noodles dumpling dates apple banana ice-cream cake coconut'),
  games:
    ids(`takraw-ball football basketball star coin gem heart key treasure-chest platform button arrow dice
    door balloon spinning-top kite gift`),
  things: ids(`lantern kite spinning-top drum guitar gift balloon key door house umbrella book clock
    traffic-light lamp wand`),
  nature: ids('tree palm-tree flower lotus cloud sun moon planet star'),
  letters: ids('number letter'),
}

export const BACKDROP_SHELVES = {
  outdoors:
    ids(`rice-field temple-dusk market jungle takraw-court blue-sky city road football-field desert oasis
    mountains great-wall forest snow farm garden river harbour night-market castle lantern-night`),
  indoors: ids('classroom library-room bedroom kitchen theatre party blackboard'),
  space: ids('space moon-surface galaxy red-planet'),
  sea: ids('andaman-sea underwater coral-reef harbour'),
  games: ids(
    'platform-level ice-level cave-level maze chessboard race-track takraw-court football-field',
  ),
  patterns: ids('paper squared-paper coordinates blackboard tiles sunrise mint confetti'),
}

export const SOUND_SHELVES = {
  animals:
    ids(`meow trumpet hoot bark moo quack cluck neigh roar chirp birdsong croak buzz squeak hiss howl bleat
    monkey growl dolphin whale-song`),
  voices: ids('oops giggle yawn hooray aww hiccup robot-talk alien-talk ghost'),
  effects:
    ids(`pop clap engine splash rocket whoosh crash boom sparkle magic zoom car-horn bicycle-bell
    train-whistle helicopter siren alarm tick-tock knock creak footsteps typing camera whistle wind rain thunder
    wave bubbles drip fire glass zip applause`),
  games:
    ids(`coin jump laser win level-up game-over correct wrong click select countdown power-up power-down boing
    bounce teleport fanfare`),
  music:
    ids(`bell gong drum piano major-chord minor-chord guitar-strum oud flute xylophone harp zither organ violin
    bass-note bass-drum snare hi-hat cymbal woodblock hand-drum drum-roll fanfare happy-tune sad-tune
    mystery-tune lullaby`),
  loops:
    ids(`beat-loop dance-loop arcade-loop calm-loop bass-loop gong-loop hand-drum-loop silk-loop
    space-loop`),
}

export type Shelf =
  | keyof typeof SPRITE_SHELVES
  | keyof typeof BACKDROP_SHELVES
  | keyof typeof SOUND_SHELVES

/** Sounds that suit a sprite come with it: written as `sound: sprites`. */
const SUITS: Record<string, string[]> = {
  hoot: ids('owl'),
  meow: ids('cat'),
  trumpet: ids('elephant'),
  engine: ids('tuk-tuk bus'),
  rocket: ids('rocket'),
  splash: ids('betta long-tail-boat sailboat duck'),
  bark: ids('dog'),
  bounce: ids('rabbit football basketball takraw-ball mango'),
  moo: ids('cow water-buffalo'),
  quack: ids('duck'),
  cluck: ids('hen'),
  neigh: ids('horse unicorn'),
  bleat: ids('sheep'),
  squeak: ids('mouse bat'),
  roar: ids('tiger lion dinosaur dragon'),
  monkey: ids('monkey'),
  hiss: ids('snake crocodile'),
  howl: ids('fox'),
  growl: ids('monster crocodile'),
  chirp: ids('chick gecko'),
  birdsong: ids('parrot falcon tree'),
  croak: ids('frog'),
  buzz: ids('bee ladybird'),
  dolphin: ids('dolphin'),
  'whale-song': ids('whale'),
  bubbles: ids('octopus jellyfish seahorse submarine shark crab noodles'),
  footsteps: ids('camel giraffe caravan spider snail turtle penguin panda caterpillar'),
  giggle: ids('child girl boy girl-hijab boy-thobe butterfly'),
  hooray: ids('footballer wheelchair-racer superhero'),
  correct: ids('teacher number letter book button'),
  sparkle: ids('fairy gem star flower lotus moon planet lantern'),
  magic: ids('wizard wand princess'),
  'robot-talk': ids('robot'),
  'alien-talk': ids('alien'),
  teleport: ids('spaceship'),
  ghost: ids('ghost'),
  whoosh: ids('ninja kite plane hot-air-balloon spinning-top arrow umbrella astronaut'),
  wave: ids('pirate palm-tree coconut'),
  fanfare: ids('knight treasure-chest'),
  'tick-tock': ids('clock'),
  siren: ids('firefighter'),
  'happy-tune': ids('dancer cake gift'),
  'beat-loop': ids('drum'),
  'guitar-strum': ids('guitar'),
  fire: ids('chef scientist'),
  aww: ids('doctor'),
  rain: ids('cloud farmer'),
  'car-horn': ids('car traffic-light'),
  'bicycle-bell': ids('bicycle'),
  'train-whistle': ids('train'),
  helicopter: ids('helicopter'),
  coin: ids('coin'),
  select: ids('key dice lamp'),
  creak: ids('door'),
  knock: ids('house'),
  jump: ids('platform heart'),
  yawn: ids('sun'),
  pop: ids('durian watermelon dumpling dates apple banana ice-cream balloon'),
}

/** What a sprite of the library can be heard with, the plain one first. */
export function soundsFor(sprite: string): string[] {
  const suiting = Object.entries(SUITS).flatMap(([sound, sprites]) =>
    sprites.includes(sprite) ? [sound] : [],
  )
  return [...new Set(['pop', ...suiting])]
}
