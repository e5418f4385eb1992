import { isGuessable } from './guessable-password.ts';

/** The passwords that most people choose, without names; the server knows many more. */
const words = `
  11223344 12344321 1234567890 12345a 1234qwer 123abc 123qwe 123qweasd 12qwaszx 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qazxsw2 a1b2c3d4 abcd1234 access admin airborne angel angels animal
  apple apples asdasd asdf asdfasdf asdfgh asdfghjk asdfghjkl august azerty baby babygirl babyko
  banana bandit baseball bear bigboy bigdaddy bigdog birdie black blazer blue boomer bubbles buddy
  buffalo buster butter captain casino chance changeme cheese cherry chicken coffee computer
  cookie copper cowboy creative cricket crystal darkness december default destiny diamond digital
  doctor dolphin dolphins donkey dragon driver eclipse elephant enter explorer falcon family fire
  fish fishing flower fluffy football forever freedom gemini genius ginger golden golf golfer
  green guest guitar gunner happy heaven hello hockey hotdog hunter iloveu iloveyou internet
  iwantu jackpot junior killer kitten knight legend letmein little love lovelove lovely loveme
  loveyou lucky maganda magic mahal mahalkita marine master matrix midnight money monkey
  monster mother mountain muffin november online orange panther pass passw password peaches peanut
  pepper phantom phoenix pinoy platinum player please poker police power prince princess private
  pumpkin purple q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazxsw qwaszx qweasd qweqwe qwer1234 qwert
  qwerty qwertyui qwertyuiop rabbit rainbow ranger rangers rocket root runner sayang school
  scooter scorpio scorpion secret shadow silver sniper snowball soccer speedy spider success
  summer sunshine tennis thunder tiger tigers tomcat trouble trustno1 turtle user vampire viking
  warrior welcome whatever willow winner winter wizard yellow zaq12wsx zxcvbn zxcvbnm
`;

const listed: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** A check that a form can make before it asks the server. */
export function isOftenChosen(password: string): boolean {
  return isGuessable(password, (word) => listed.has(word));
}
