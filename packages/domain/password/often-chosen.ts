import { isGuessable } from './guessable-password.ts';

/** The first of those that most people choose; the site itself knows many more. */
const words = `
  11223344 12344321 1234567890 12345a 1234qwer 123abc 123qwe 123qweasd 12qwaszx 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qazxsw2 a1b2c3d4 abcd1234 access adidas admin airborne albert alex alexis
  amanda america andrea andrew andrey angel angela angels animal anthony apollo apple apples
  arsenal arthur asdasd asdf asdfasdf asdfgh asdfghjk asdfghjkl ashley august austin azerty baby
  babygirl babyko bailey banana bandit barbara barney baseball batman bear beatles beavis
  benjamin bigboy bigdaddy bigdog birdie black blazer blue bonnie boomer boston brandon brandy
  braves broncos brooklyn bubba bubbles buddy buffalo buster butter calvin camaro cameron canada
  captain carlos carmen carolina carter cartman casino casper cassie celtic chance changeme
  charles charlie cheese chelsea cherry chester chicago chicken chris christian cocacola coffee
  compaq computer cookie cooper copper corvette cowboy cowboys creative cricket crystal dakota
  dallas daniel danielle darkness david debbie december default dennis destiny dexter diablo
  diamond digital doctor dolphin dolphins donald donkey dragon driver eagles eclipse edward
  elephant enter explorer falcon family fender ferrari fire fish fishing florida flower fluffy
  football forever fred freddy freedom gabriel gandalf garfield gateway gators gemini genius
  george giants gibson ginger godzilla golden golf golfer gordon green guest guitar gunner hannah
  happy harley heather heaven hello hockey hotdog hunter iloveu iloveyou internet iwantu jack
  jackie jackpot jackson jaguar james jasmine jason jasper jennifer jeremy jessica jessie jesus
  jesuschrist john johnny johnson jonathan jordan joseph joshua junior justin killer kimberly
  kitten knight kristina lakers lasvegas lauren legend letmein little liverpool london louise love
  lovelove lovely loveme loveyou lucky maddog madison maganda maggie magic mahal mahalkita manila
  marina marine martin marvin master matrix matthew maverick maximus maxwell melissa mercedes
  merlin metallica mexico michael michelle michigan mickey midnight mike miller minecraft money
  monica monkey monster montana morgan mother mountain muffin murphy mustang naruto nascar natasha
  nathan nelson newyork nicholas nicole nikita nintendo nirvana nissan november oliver online
  orange packers pakistan panther parker pass passw password patrick peaches peanut pepper peter
  phantom phoenix pinoy platinum player please pokemon poker police porsche power prince princess
  private pumpkin purple q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazxsw qwaszx qweasd qweqwe qwer1234
  qwert qwerty qwertyui qwertyuiop rabbit rachel raiders rainbow ranger rangers rebecca redskins
  redsox redwings richard robert rocket root rosebud runner sabrina samantha samson samsung samuel
  sandra saturn sayang school scooby scooter scorpio scorpion scott secret sergey shadow shannon
  sharon shelby sierra silver skippy slayer slipknot smokey snickers sniper snoopy snowball soccer
  sophie spanky sparky speedy spencer spider spongebob startrek starwars steelers stella steve
  steven success summer sunshine superman sydney taylor tennis therock thomas thunder tiffany
  tiger tigers tigger tomcat toyota travis trinity trouble trustno1 tucker turtle united user
  vampire victor victoria viking voyager walter warrior welcome whatever william williams willie
  willow wilson winner winston winter wizard xavier yamaha yankees yellow zaq12wsx zxcvbn zxcvbnm
`;

const listed: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** What a form can say before the site is asked. */
export function isOftenChosen(password: string): boolean {
  return isGuessable(password, (word) => listed.has(word));
}
