import type { Messages } from '../message.ts';

/** Texts of the charts of past draws, and of the rules: what is chosen, what wins, what it pays. */
export const lotteryChartMessages = {
  'lottery.chart.text': {
    EN: 'Past draws say nothing about the next one.',
    TY: 'Walang sinasabi ang mga nakaraang draw tungkol sa susunod.',
  },
  'lottery.chart.count': { EN: 'Last draws', TY: 'Mga huling draw' },
  'lottery.chart.kind': { EN: 'Chart', TY: 'Chart' },
  'lottery.chart.numbers': { EN: 'Numbers', TY: 'Mga numero' },
  'lottery.chart.sizes': { EN: 'Sizes', TY: 'Mga laki' },
  'lottery.chart.road': { EN: 'Dragon and tiger', TY: 'Dragon at tigre' },
  'lottery.chart.sums': { EN: 'Sums', TY: 'Mga suma' },
  'lottery.chart.of.faces': { EN: 'Faces of the dice', TY: 'Mga mukha ng dice' },
  'lottery.chart.of.all': { EN: 'All numbers', TY: 'Lahat ng numero' },
  'lottery.chart.of.tens': { EN: 'Tens', TY: 'Sampuan' },
  'lottery.chart.of.units': { EN: 'Units', TY: 'Isahan' },
  'lottery.chart.of.sum': { EN: 'Sum', TY: 'Suma' },
  'lottery.chart.of.end': { EN: 'Last two digits', TY: 'Huling dalawang digit' },
  'lottery.chart.legend': {
    EN: 'Round marks show what was drawn. Plain numbers count the draws since then, or since the first draw known here.',
    TY: 'Ang bilog ay ang lumabas. Ang simpleng numero ay bilang ng draw mula noon, o mula sa unang draw na alam dito.',
  },
  'lottery.chart.draw': { EN: 'Draw', TY: 'Draw' },
  'lottery.chart.drawn': { EN: 'drawn', TY: 'lumabas' },
  'lottery.chart.higher': { EN: 'Higher', TY: 'Mas mataas' },
  'lottery.chart.voids': {
    EN: '{count, plural, one {# void draw is left out.} other {# void draws are left out.}}',
    TY: '{count, plural, one {# draw na walang bisa ang hindi kasama.} other {# draw na walang bisa ang hindi kasama.}}',
  },
  'lottery.chart.newest': {
    EN: 'The newest draw stands first.',
    TY: 'Nauuna ang pinakabagong draw.',
  },
  'lottery.chart.table': { EN: 'As a table', TY: 'Bilang table' },
  'lottery.chart.sums.text': {
    EN: 'Lowest {least}, highest {most}, latest {last}. The line begins with the oldest draw.',
    TY: 'Pinakamababa {least}, pinakamataas {most}, pinakabago {last}. Nagsisimula ang linya sa pinakalumang draw.',
  },

  'lottery.rules.draws': { EN: 'When draws take place', TY: 'Kailan ang mga draw' },
  'lottery.rules.draws.every': {
    EN: '{count, plural, =1 {A draw takes place every minute, day and night.} other {A draw takes place every # minutes, day and night.}}',
    TY: '{count, plural, =1 {May draw bawat minuto, araw at gabi.} other {May draw bawat # minuto, araw at gabi.}}',
  },
  'lottery.rules.draws.next': { EN: 'Next draws: {times}', TY: 'Mga susunod na draw: {times}' },
  'lottery.rules.lock.seconds': {
    EN: '{count, plural, one {Betting ends # second before the draw.} other {Betting ends # seconds before the draw.}}',
    TY: '{count, plural, one {Nagsasara ang taya # segundo bago ang draw.} other {Nagsasara ang taya # segundo bago ang draw.}}',
  },
  'lottery.rules.lock.minutes': {
    EN: '{count, plural, one {Betting ends # minute before the draw.} other {Betting ends # minutes before the draw.}}',
    TY: '{count, plural, one {Nagsasara ang taya # minuto bago ang draw.} other {Nagsasara ang taya # minuto bago ang draw.}}',
  },
  'lottery.rules.money': { EN: 'What a bet costs and pays', TY: 'Halaga at bayad ng taya' },
  'lottery.rules.slider.costs': {
    EN: 'A bet costs 2 × unit × multiple. Units: {units}. Multiples: 1 to {most}.',
    TY: 'Ang isang taya ay 2 × unit × multiple. Mga unit: {units}. Multiple: 1 hanggang {most}.',
  },
  'lottery.rules.slider.pays': {
    EN: 'A bet that wins pays its stake × what the bet pays for 1.00. You choose the series: at {own} a win pays most and there is no rebate. At {least} a win pays less, and {percent} of each stake comes back with the result.',
    TY: 'Ang panalong taya ay nagbabayad ng taya × bayad sa bawat 1.00. Ikaw ang pipili ng series: sa {own} pinakamataas ang panalo at walang rebate. Sa {least} mas mababa ang panalo, at {percent} ng bawat taya ang bumabalik kasama ng resulta.',
  },
  'lottery.rules.slider.guest': {
    EN: 'Shown for series {own}. Log in to see your own.',
    TY: 'Ipinapakita para sa series {own}. Mag-log in para makita ang sa iyo.',
  },
  'lottery.rules.electronic': {
    EN: 'You type an amount for each bet. A bet that wins pays the amount × what it pays for 1.00.',
    TY: 'Mag-type ng halaga sa bawat taya. Ang panalong taya ay nagbabayad ng halaga × bayad sa bawat 1.00.',
  },
  'lottery.rules.fixed': {
    EN: 'You type an amount for each unit. Each win pays the amount × what the bet pays for 1.00. The odds are fixed when we take the order. When many bet on a number, its odds can be lowered or the number closed; you see that before you bet.',
    TY: 'Mag-type ng halaga sa bawat unit. Bawat panalo ay nagbabayad ng halaga × bayad sa bawat 1.00. Hindi na nagbabago ang odds kapag tinanggap ang order. Kapag marami ang tumaya sa isang numero, puwedeng bumaba ang odds o magsara ito; makikita mo iyon bago ka tumaya.',
  },
  'lottery.rules.return.text': {
    EN: 'The return is what comes back of all stakes in the long run, with the rebate that comes with a result. Stakes given back and daily rebates are not counted.',
    TY: 'Ang return ay ang bumabalik sa lahat ng taya sa katagalan, kasama ang rebate na dumarating kasama ng resulta. Hindi binibilang ang mga ibinalik na taya at ang arawang rebate.',
  },
  'lottery.rules.limits': { EN: 'Limits', TY: 'Mga limitasyon' },
  'lottery.rules.limit.line': {
    EN: 'A line: {amount} or more, and at most {bets} bets.',
    TY: 'Isang linya: {amount} pataas, at hanggang {bets} taya.',
  },
  'lottery.rules.limit.typed': {
    EN: 'Numbers typed for a line: at most {count}.',
    TY: 'Mga numerong na-type sa isang linya: hanggang {count}.',
  },
  'lottery.rules.limit.order': {
    EN: 'An order: at most {amount}.',
    TY: 'Isang order: hanggang {amount}.',
  },
  'lottery.rules.limit.win': {
    EN: 'Win of an order in a draw: at most {amount}. An order that could win more is not taken.',
    TY: 'Panalo ng order sa isang draw: hanggang {amount}. Hindi tinatanggap ang order na puwedeng manalo nang higit pa.',
  },
  'lottery.rules.limit.chase': {
    EN: 'A chase: at most {count} draws.',
    TY: 'Isang chase: hanggang {count} draw.',
  },
  'lottery.rules.plays': { EN: 'Bets', TY: 'Mga taya' },
  'lottery.rules.for': { EN: 'Hit', TY: 'Tama' },
  'lottery.rules.pays': { EN: 'Pays for 1.00', TY: 'Bayad sa 1.00' },
  'lottery.rules.pays.at': { EN: 'Pays for 1.00 at {series}', TY: 'Bayad sa 1.00 sa {series}' },
  'lottery.rules.return': { EN: 'Return: {percent}', TY: 'Return: {percent}' },
  'lottery.rules.units': {
    EN: 'A bet costs {count} units, one for each drawn number that can win.',
    TY: 'Ang isang taya ay {count} unit, isa sa bawat lalabas na numero na puwedeng manalo.',
  },
  'lottery.rules.numbers': {
    EN: '{count, plural, one {# number} other {# numbers}}',
    TY: '{count, plural, one {# numero} other {# numero}}',
  },
  'lottery.rules.last': { EN: 'Last {count}', TY: 'Huling {count}' },
  'lottery.rules.prize.digits': { EN: 'Digits', TY: 'Mga digit' },
  'lottery.rules.fair': { EN: 'How draws are decided', TY: 'Paano napapasya ang draw' },
  'lottery.rules.fair.text': {
    EN: 'Before betting begins we make a secret seed and publish its fingerprint, so that the seed cannot be changed. At the time of the draw public randomness comes out that nobody knows before. Seed and randomness together give the numbers. Then the seed is published, and you can check every draw.',
    TY: 'Bago magsimula ang taya, gumagawa kami ng lihim na seed at inilalathala ang fingerprint nito, kaya hindi na ito mababago. Sa oras ng draw, lumalabas ang pampublikong randomness na walang nakakaalam bago nito. Ang seed at randomness ang nagbibigay ng mga numero. Pagkatapos ay inilalathala ang seed, at masusuri mo ang bawat draw.',
  },
  'lottery.rules.colours': { EN: 'Colours', TY: 'Mga kulay' },
  'lottery.rules.animals': {
    EN: 'Animals: 01, 13, 25, 37 and 49 are the animal of the lunar year, 02, 14, 26 and 38 the one of the year before, and so on backwards.',
    TY: 'Mga hayop: 01, 13, 25, 37 at 49 ang hayop ng lunar na taon, 02, 14, 26 at 38 ang sa nakaraang taon, at ganoon pabalik.',
  },

  'lottery.rules.option.dragon': { EN: 'dragon', TY: 'dragon' },
  'lottery.rules.option.tiger': { EN: 'tiger', TY: 'tigre' },
  'lottery.rules.option.tie': { EN: 'tie', TY: 'tabla' },
  'lottery.rules.option.triple': { EN: 'triple', TY: 'triple' },
  'lottery.rules.option.straight': { EN: 'straight', TY: 'straight' },
  'lottery.rules.option.pair': { EN: 'pair', TY: 'pares ng digit' },
  'lottery.rules.option.halfStraight': { EN: 'half-straight', TY: 'half-straight' },
  'lottery.rules.option.mixed': { EN: 'mixed', TY: 'halo' },

  'lottery.rule.pick.each': {
    EN: 'Choose one or more. Each is a bet.',
    TY: 'Pumili ng isa o higit pa. Bawat isa ay isang taya.',
  },
  'lottery.rule.pick.numbers': {
    EN: '{count, plural, =1 {Choose digits. Each is a bet.} other {Choose numbers of # digits. Each is a bet.}}',
    TY: '{count, plural, =1 {Pumili ng mga digit. Bawat isa ay isang taya.} other {Pumili ng mga numerong may # digit. Bawat isa ay isang taya.}}',
  },
  'lottery.rule.pick.sets': {
    EN: 'Choose {count} numbers or more. Each combination of {count} is a bet.',
    TY: 'Pumili ng {count} numero o higit pa. Bawat kombinasyon ng {count} ay isang taya.',
  },
  'lottery.rule.pick.doubles': {
    EN: 'Choose 2 digits or more. Each way to take one of them twice and another once is a bet.',
    TY: 'Pumili ng 2 digit o higit pa. Bawat paraan na dalawang beses ang isa at isang beses ang iba ay isang taya.',
  },
  'lottery.rule.pick.rows': {
    EN: 'Choose numbers in each of the {count} rows. Each combination is a bet.',
    TY: 'Pumili ng mga numero sa bawat isa sa {count} hanay. Bawat kombinasyon ay isang taya.',
  },
  'lottery.rule.pick.anyRow': {
    EN: 'Choose numbers in one row or more. Each number is a bet.',
    TY: 'Pumili ng mga numero sa isang hanay o higit pa. Bawat numero ay isang taya.',
  },
  'lottery.rule.pick.someRows': {
    EN: 'Choose numbers in {count} rows or more. Each combination from {count} rows is a bet.',
    TY: 'Pumili ng mga numero sa {count} hanay o higit pa. Bawat kombinasyon mula sa {count} hanay ay isang taya.',
  },
  'lottery.rule.pick.join': {
    EN: 'Choose numbers in each of the 3 rows. You bet on all three positions, on the last two and on the last one.',
    TY: 'Pumili ng mga numero sa bawat isa sa 3 hanay. Tumataya ka sa tatlong posisyon, sa huling dalawa at sa huli.',
  },
  'lottery.rule.pick.places': {
    EN: 'Choose {places} positions or more, and {count} digits or more. Each combination is a bet.',
    TY: 'Pumili ng {places} posisyon o higit pa, at {count} digit o higit pa. Bawat kombinasyon ay isang taya.',
  },
  'lottery.rule.pick.sums': {
    EN: 'Choose one sum or more. Each number that has the sum is a bet.',
    TY: 'Pumili ng isang suma o higit pa. Bawat numerong may ganitong suma ay isang taya.',
  },
  'lottery.rule.pick.typed': {
    EN: 'Type or paste numbers; each has {count} balls. Each different one is a bet.',
    TY: 'Mag-type o mag-paste ng mga numero; may {count} bola ang bawat isa. Bawat magkaibang numero ay isang taya.',
  },
  'lottery.rule.pick.nothing': {
    EN: 'There is one bet, with nothing to choose.',
    TY: 'Iisa ang taya, walang pipiliin.',
  },

  'lottery.rule.at': {
    EN: 'It wins when position {place} shows the number.',
    TY: 'Panalo kapag nasa posisyon {place} ang numero.',
  },
  'lottery.rule.place': {
    EN: 'It wins when the number stands at the position of its row.',
    TY: 'Panalo kapag nasa posisyon ng hanay nito ang numero.',
  },
  'lottery.rule.straight': {
    EN: 'It wins when positions {places} show the numbers of the bet in this order.',
    TY: 'Panalo kapag nasa mga posisyon {places} ang mga numero ng taya sa ganitong ayos.',
  },
  'lottery.rule.anyOrder': {
    EN: 'It wins when positions {places} show the numbers of the bet, in any order.',
    TY: 'Panalo kapag nasa mga posisyon {places} ang mga numero ng taya, kahit anong ayos.',
  },
  'lottery.rule.pattern': {
    EN: 'It wins when positions {places} show the chosen digits as {pattern}, in any order. Equal letters are equal digits.',
    TY: 'Panalo kapag nasa mga posisyon {places} ang mga piniling digit bilang {pattern}, kahit anong ayos. Magkaparehong letra, magkaparehong digit.',
  },
  'lottery.rule.sum': {
    EN: 'It wins when the numbers at positions {places} add up to the sum.',
    TY: 'Panalo kapag ang suma ng mga posisyon {places} ay ang pinili mo.',
  },
  'lottery.rule.join': {
    EN: 'It wins when the chosen digits stand at positions {places}, at the last two of them, or at the last one. Each of the three counts by itself.',
    TY: 'Panalo kapag nasa mga posisyon {places} ang mga piniling digit, sa huling dalawa, o sa huli. Hiwalay na binibilang ang tatlo.',
  },
  'lottery.rule.occur': {
    EN: 'It wins when all numbers of the bet are at positions {places}, in any order. Paid once.',
    TY: 'Panalo kapag nasa mga posisyon {places} ang lahat ng numero ng taya, kahit anong ayos. Isang beses ang bayad.',
  },
  'lottery.rule.covers': {
    EN: 'It wins when all five drawn numbers are among the {count} of the bet.',
    TY: 'Panalo kapag ang limang lumabas na numero ay kasama sa {count} ng taya.',
  },
  'lottery.rule.anyPlaces': {
    EN: 'It wins when all {count} numbers of the bet stand at their positions.',
    TY: 'Panalo kapag nasa kani-kanilang posisyon ang lahat ng {count} numero ng taya.',
  },
  'lottery.rule.anyPattern': {
    EN: 'It wins when {count} of the chosen positions show the chosen digits as {pattern}, in any order. Equal letters are equal digits.',
    TY: 'Panalo kapag ang {count} sa mga piniling posisyon ay may mga piniling digit bilang {pattern}, kahit anong ayos. Magkaparehong letra, magkaparehong digit.',
  },
  'lottery.rule.bsoe': {
    EN: 'It wins when the number at position {place} is as chosen. Big is {big} or more, small is less.',
    TY: 'Panalo kapag ang numero sa posisyon {place} ay gaya ng pinili. Malaki kapag {big} pataas, maliit kapag mas mababa.',
  },
  'lottery.rule.bsoe.each': {
    EN: 'It wins when positions {places} are both as chosen for them. Big is {big} or more, small is less.',
    TY: 'Panalo kapag ang mga posisyon {places} ay parehong gaya ng pinili. Malaki kapag {big} pataas, maliit kapag mas mababa.',
  },
  'lottery.rule.bsoe.sum': {
    EN: 'It wins when the sum of positions {places} is as chosen. Big is {big} or more, small is less.',
    TY: 'Panalo kapag ang suma ng mga posisyon {places} ay gaya ng pinili. Malaki kapag {big} pataas, maliit kapag mas mababa.',
  },
  'lottery.rule.bsoe.special': {
    EN: 'It wins when the special number is as chosen. Big is 25 to 48, small is 1 to 24. At 49 the stake is given back.',
    TY: 'Panalo kapag ang special na numero ay gaya ng pinili. Malaki ang 25 hanggang 48, maliit ang 1 hanggang 24. Sa 49, ibinabalik ang taya.',
  },
  'lottery.rule.bsoe.main': {
    EN: 'It wins when the last two digits of the special prize are as chosen. Big is 50 to 99, small is 00 to 49.',
    TY: 'Panalo kapag ang huling dalawang digit ng special prize ay gaya ng pinili. Malaki ang 50 hanggang 99, maliit ang 00 hanggang 49.',
  },
  'lottery.rule.push30': {
    EN: 'At a sum of 30 stakes on big and small are given back.',
    TY: 'Kapag 30 ang suma, ibinabalik ang taya sa malaki at maliit.',
  },
  'lottery.rule.dragon': {
    EN: 'Dragon: position {left} is higher. Tiger: position {right} is higher.',
    TY: 'Dragon: mas mataas ang posisyon {left}. Tigre: mas mataas ang posisyon {right}.',
  },
  'lottery.rule.tie': {
    EN: 'Tie: both show the same digit; dragon and tiger lose then.',
    TY: 'Tabla: magkapareho ang digit; talo noon ang dragon at tigre.',
  },
  'lottery.rule.shape': {
    EN: 'It wins when positions {places} have the shape. Triple: three equal digits. Straight: three that follow each other, also over 9 and 0, in any order. Pair: two equal. Half-straight: two that follow each other. Mixed: none of these.',
    TY: 'Panalo kapag ganito ang hugis ng mga posisyon {places}. Triple: tatlong magkapareho. Straight: tatlong magkasunod, pati 9 at 0, kahit anong ayos. Pares ng digit: dalawang magkapareho. Half-straight: dalawang magkasunod. Halo: wala sa mga ito.',
  },
  'lottery.rule.oddCount': {
    EN: 'It wins when so many odd and even numbers are drawn: 41 is four odd and one even.',
    TY: 'Panalo kapag ganito karami ang gansal at pares: 41 ay apat na gansal at isang pares.',
  },
  'lottery.rule.third': {
    EN: 'It wins when the third of the five numbers in order of size is the chosen one: of 01 03 05 07 11 it is 05.',
    TY: 'Panalo kapag ang ikatlo sa limang numero ayon sa laki ang pinili: sa 01 03 05 07 11 ay 05.',
  },
  'lottery.rule.tripleAll': {
    EN: 'It wins when all three dice are equal.',
    TY: 'Panalo kapag magkakapareho ang tatlong dice.',
  },
  'lottery.rule.run': {
    EN: 'It wins when the dice show 1 2 3, 2 3 4, 3 4 5 or 4 5 6, in any order.',
    TY: 'Panalo kapag ang dice ay 1 2 3, 2 3 4, 3 4 5 o 4 5 6, kahit anong ayos.',
  },
  'lottery.rule.pairAny': {
    EN: 'It wins when exactly two dice show the number. A triple loses.',
    TY: 'Panalo kapag eksaktong dalawang dice ang may numero. Talo ang triple.',
  },
  'lottery.rule.combination': {
    EN: 'It wins when the sum is both as chosen: big is 14 or more, small is less.',
    TY: 'Panalo kapag ang suma ay gaya ng dalawang pinili: malaki kapag 14 pataas, maliit kapag mas mababa.',
  },
  'lottery.rule.extreme': {
    EN: 'Extreme small wins at a sum of 0 to 5, extreme big at 22 to 27.',
    TY: 'Panalo ang sobrang maliit sa suma na 0 hanggang 5, ang sobrang malaki sa 22 hanggang 27.',
  },
  'lottery.rule.sumColour': {
    EN: 'It wins when the sum has the colour. Green: 1 4 7 10 16 19 22 25. Blue: 2 5 8 11 17 20 23 26. Red: 3 6 9 12 15 18 21 24. The others have none.',
    TY: 'Panalo kapag ganito ang kulay ng suma. Berde: 1 4 7 10 16 19 22 25. Asul: 2 5 8 11 17 20 23 26. Pula: 3 6 9 12 15 18 21 24. Walang kulay ang iba.',
  },
  'lottery.rule.special': {
    EN: 'It wins when the special number is the chosen one, or has what was chosen.',
    TY: 'Panalo kapag ang special na numero ang pinili, o may pinili mong katangian.',
  },
  'lottery.rule.anyHas': {
    EN: 'It wins when one or more of the seven numbers have what was chosen. Paid once.',
    TY: 'Panalo kapag isa o higit pa sa pitong numero ang may pinili mong katangian. Isang beses ang bayad.',
  },
  'lottery.rule.twoOfThree': {
    EN: 'It wins when two of the three numbers, or all three, are among the first six.',
    TY: 'Panalo kapag dalawa sa tatlong numero, o lahat, ay kasama sa unang anim.',
  },
  'lottery.rule.withSpecial': {
    EN: 'It wins when one of the two numbers is among the first six and the other is the special number.',
    TY: 'Panalo kapag isa sa dalawang numero ay kasama sa unang anim at ang isa ay ang special na numero.',
  },
  'lottery.rule.none': {
    EN: 'It wins when none of the {count} numbers is drawn.',
    TY: 'Panalo kapag wala sa {count} numero ang lumabas.',
  },
  'lottery.rule.ends': {
    EN: 'It wins when a number of these prizes ends in the chosen one: {prizes}. Each that does pays.',
    TY: 'Panalo kapag nagtatapos sa pinili ang numero ng mga premyong ito: {prizes}. Bawat isa ay may bayad.',
  },
  'lottery.rule.endsAll': {
    EN: 'It wins when one of the drawn numbers ends in the chosen one. {count} numbers have enough digits, and each that ends so pays.',
    TY: 'Panalo kapag nagtatapos sa pinili ang isa sa mga lumabas na numero. {count} numero ang may sapat na digit, at bawat nagtatapos nang ganoon ay may bayad.',
  },
  'lottery.rule.head': {
    EN: 'It wins when the chosen digit is the last but one of the special prize.',
    TY: 'Panalo kapag ang pinili ang ikalawa sa huling digit ng special prize.',
  },
  'lottery.rule.allEnd': {
    EN: 'It wins when each of the {count} numbers is the end of a drawn number. Paid once.',
    TY: 'Panalo kapag bawat isa sa {count} numero ay dulo ng isang lumabas na numero. Isang beses ang bayad.',
  },
  'lottery.rule.noneEnd': {
    EN: 'It wins when none of the {count} numbers is the end of a drawn number.',
    TY: 'Panalo kapag wala sa {count} numero ang dulo ng isang lumabas na numero.',
  },
  'lottery.rule.top': {
    EN: 'It wins when the main number ends in the chosen one.',
    TY: 'Panalo kapag nagtatapos sa pinili ang pangunahing numero.',
  },
  'lottery.rule.firstTwo': {
    EN: 'It wins when the drawn number begins with the chosen one.',
    TY: 'Panalo kapag nagsisimula sa pinili ang lumabas na numero.',
  },
  'lottery.rule.toad': {
    EN: 'It wins when the main number ends in the three digits, in any order. ABC: all different. AAB: two equal.',
    TY: 'Panalo kapag nagtatapos sa tatlong digit ang pangunahing numero, kahit anong ayos. ABC: magkakaiba. AAB: dalawang magkapareho.',
  },
  'lottery.rule.runTop': {
    EN: 'It wins when the digit is one of the last three of the main number. Paid once.',
    TY: 'Panalo kapag kasama ang digit sa huling tatlo ng pangunahing numero. Isang beses ang bayad.',
  },
  'lottery.rule.runBottom': {
    EN: 'It wins when the digit is one of the two that the bet "2 Bottom" looks at. Paid once.',
    TY: 'Panalo kapag kasama ang digit sa dalawang tinitingnan ng tayang "2 Ibaba". Isang beses ang bayad.',
  },
  'lottery.rule.iBox': {
    EN: 'It wins when the digits are drawn in any order for one of these prizes: {prizes}. The odds are divided by the number of orders: 24, 12, 6 or 4.',
    TY: 'Panalo kapag lumabas ang mga digit sa kahit anong ayos sa isa sa mga premyong ito: {prizes}. Hinahati ang odds sa bilang ng ayos: 24, 12, 6 o 4.',
  },
} as const satisfies Messages;
