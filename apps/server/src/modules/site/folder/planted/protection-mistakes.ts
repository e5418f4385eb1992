import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'protection.yaml';

/** Mistakes of protection.yaml. */
export const protectionMistakes: readonly PlantedMistake[] = [
  {
    file,
    from: 'minimumAge: 21',
    to: 'minimumAge: 16',
    sentence: 'minimumAge: expected an age of 18 or more, found 16.',
  },
  {
    file: 'brand.yaml',
    from: 'theme: dark',
    to: 'theme: dark\nminimumAge: 21',
    at: 'minimumAge: 21',
    sentence: 'minimumAge: expected no key of this name in the file.',
  },
  {
    file,
    from: 'deposit: [day, week, month]',
    to: 'deposit: [day, week, year]',
    sentence: 'deposit[2]: expected one of day, week, month, found "year".',
  },
  {
    file,
    from: 'loss: [day, week, month]',
    to: 'loss: day',
    sentence: 'loss: expected a list, found "day".',
  },
  {
    file,
    from: 'wager: [day, week, month]',
    to: 'wager: [week, day, week]',
    sentence: 'wager[2]: expected each name once, found "week".',
  },
  {
    file,
    from: 'wager: [day, week, month]\n',
    to: '',
    at: 'minimumAge: 21',
    sentence: 'wager: expected this key in the file, found none.',
  },
  {
    file,
    from: 'maxBet: true',
    to: 'maxBet: 100',
    sentence: 'maxBet: expected true or false, found 100.',
  },
  {
    file,
    from: 'time: true',
    to: 'time: [day]',
    sentence: 'time: expected true or false.',
  },
  {
    file,
    from: 'raiseAfter: 24 h',
    to: 'raiseAfter: 24',
    sentence:
      'raiseAfter: expected a whole number of hours or days, such as 24 h or 7 d, found 24.',
  },
  {
    file,
    from: 'raiseAfter: 24 h',
    to: 'raiseAfter: 1.5 d',
    sentence:
      'raiseAfter: expected a whole number of hours or days, such as 24 h or 7 d, found "1.5 d".',
  },
  {
    file,
    from: 'raiseAfter: 24 h',
    to: 'raiseAfter: 23 h',
    sentence: 'raiseAfter: expected at least 24 h, found "23 h".',
  },
  {
    file,
    from: 'confirmWithin: 7 d',
    to: 'confirmWithin: 23 h',
    sentence: 'confirmWithin: expected from 1 d to 30 d, found "23 h".',
  },
  {
    file,
    from: 'confirmWithin: 7 d',
    to: 'confirmWithin: 31 d',
    sentence: 'confirmWithin: expected from 1 d to 30 d, found "31 d".',
  },
  {
    file,
    from: 'offerLimitsAt: [registration, deposit]',
    to: 'offerLimitsAt: [registration, withdrawal]',
    sentence: 'offerLimitsAt[1]: expected one of registration, deposit, found "withdrawal".',
  },
  {
    file,
    from: 'offerLimitsAt: [registration, deposit]',
    to: 'offerLimitsAt: [deposit, deposit]',
    sentence: 'offerLimitsAt[1]: expected each name once, found "deposit".',
  },
  {
    file,
    from: 'help:\n',
    to: 'help: []\nhelpers:\n',
    sentence: 'help: expected at least one organisation.',
  },
  {
    file,
    from: 'name: Family Circle',
    to: 'name: Balance Line',
    sentence: 'help[1].name: expected another name, "Balance Line" is taken by help[0].',
  },
  {
    file,
    from: 'https://balance-line.example',
    to: 'http://balance-line.example',
    sentence: 'help[0].link: expected an https:// address, found "http://balance-line.example".',
  },
  {
    file,
    from: '+63 2 0000 0001',
    to: '+63 2 0000 CALM',
    sentence:
      'help[0].telephone: expected a telephone number of digits, with +, spaces and hyphens, found "+63 2 0000 CALM".',
  },
  {
    file,
    from: '+63 2 0000 0001',
    to: '1553',
    sentence:
      'help[0].telephone: expected a telephone number of digits, with +, spaces and hyphens, found 1553.',
  },
  {
    file,
    from: 'every: 60',
    to: 'every: 45',
    sentence: 'realityCheck.every: expected one of the choices.',
  },
  {
    file,
    from: 'every: 60',
    to: 'every: 0',
    sentence: 'realityCheck.every: expected a whole number of minutes from 1 to 240, found 0.',
  },
  {
    file,
    from: 'choices: [15, 30, 60]',
    to: 'choices: [15, 60, 60]',
    sentence: 'realityCheck.choices[2]: expected each time once, found 60.',
  },
  {
    file,
    from: 'choices: [15, 30, 60]',
    to: 'choices: [60, 241]',
    sentence:
      'realityCheck.choices[1]: expected a whole number of minutes from 1 to 240, found 241.',
  },
  {
    file,
    from: 'choices: [15, 30, 60]',
    to: 'choices: []',
    sentence: 'realityCheck.choices: expected at least one choice.',
  },
  {
    file,
    from: 'mayBeOff: false',
    to: 'mayBeOff: 0',
    sentence: 'realityCheck.mayBeOff: expected true or false, found 0.',
  },
  {
    file,
    from: '# sessionPause:\n#   after: 180\n#   pause: 15\n',
    to: 'sessionPause: { after: 14, pause: 15 }\n',
    sentence: 'sessionPause.after: expected a whole number of minutes from 15 to 720, found 14.',
  },
  {
    file,
    from: '# sessionPause:\n#   after: 180\n#   pause: 15\n',
    to: 'sessionPause: { after: 180, pause: 4 }\n',
    sentence: 'sessionPause.pause: expected a whole number of minutes from 5 to 720, found 4.',
  },
  {
    file,
    from: '# sessionPause:\n#   after: 180\n#   pause: 15\n',
    to: 'sessionPause: { after: 180 }\n',
    sentence: 'sessionPause.pause: expected this key in sessionPause, found none.',
  },
  {
    file,
    from: 'previousLogin: true',
    to: 'previousLogin: shown',
    sentence: 'previousLogin: expected true or false, found "shown".',
  },
  {
    file,
    from: 'choices: [24 h, 3 d, 7 d, 30 d]',
    to: 'choices: [24 h, 6 m]',
    sentence:
      'timeOut.choices[1]: expected a whole number of hours or days, such as 24 h, found "6 m".',
  },
  {
    file,
    from: 'choices: [24 h, 3 d, 7 d, 30 d]',
    to: 'choices: [24 h, forGood]',
    sentence:
      'timeOut.choices[1]: expected a whole number of hours or days, such as 24 h, found "forGood".',
  },
  {
    file,
    from: 'choices: [24 h, 3 d, 7 d, 30 d]',
    to: 'choices: [0 h]',
    sentence:
      'timeOut.choices[0]: expected a whole number of hours or days, such as 24 h, found "0 h".',
  },
  {
    file,
    from: 'choices: [24 h, 3 d, 7 d, 30 d]',
    to: 'choices: []',
    sentence: 'timeOut.choices: expected at least one choice.',
  },
  {
    file,
    from: 'choices: [24 h, 3 d, 7 d, 30 d]',
    to: 'choices: [24 h, 3 d, 24 h]',
    sentence: 'timeOut.choices[2]: expected each length once, found "24 h".',
  },
  {
    file,
    from: 'choices: [6 m, 1 y, 5 y, forGood]',
    to: 'choices: [6 m, 30 d]',
    sentence:
      'selfExclusion.choices[1]: expected a whole number of months or years, such as 6 m, or forGood, found "30 d".',
  },
  {
    file,
    from: 'choices: [6 m, 1 y, 5 y, forGood]',
    to: 'choices: [6 m, ever]',
    sentence:
      'selfExclusion.choices[1]: expected a whole number of months or years, such as 6 m, or forGood, found "ever".',
  },
  {
    file,
    from: 'returnAfter: 24 h',
    to: 'returnAfter: 23 h',
    sentence: 'selfExclusion.returnAfter: expected at least 24 h, found "23 h".',
  },
  {
    file,
    from: '  returnAfter: 24 h\n',
    to: '',
    at: 'selfExclusion:',
    sentence: 'selfExclusion.returnAfter: expected this key in selfExclusion, found none.',
  },
  {
    file,
    from: 'keepFor: 5 y',
    to: 'keepFor: 60 m',
    sentence: 'closing.keepFor: expected a whole number of years from 1 y to 30 y, found "60 m".',
  },
  {
    file,
    from: 'keepFor: 5 y',
    to: 'keepFor: 31 y',
    sentence: 'closing.keepFor: expected a whole number of years from 1 y to 30 y, found "31 y".',
  },
  {
    file,
    from: 'keepFor: 5 y',
    to: 'keepFor: forGood',
    sentence:
      'closing.keepFor: expected a whole number of years from 1 y to 30 y, found "forGood".',
  },
  {
    file,
    from: 'keepFor: 5 y',
    to: 'keepFor: 5',
    sentence: 'closing.keepFor: expected a whole number of years from 1 y to 30 y, found 5.',
  },
  {
    file,
    from: 'verifiedBefore: [withdraw]',
    to: 'verifiedBefore: [withdraw, bonus]',
    sentence: 'verifiedBefore[1]: expected one of deposit, play, withdraw, found "bonus".',
  },
  {
    file,
    from: 'verifiedBefore: [withdraw]',
    to: 'verifiedBefore: [play, withdraw, play]',
    sentence: 'verifiedBefore[2]: expected each name once, found "play".',
  },
  {
    file,
    from: 'verifiedBefore: [withdraw]',
    to: 'verifiedBefore: withdraw',
    sentence: 'verifiedBefore: expected a list, found "withdraw".',
  },
  {
    file,
    from: 'verifiedBefore: [withdraw]\n',
    to: '',
    at: 'minimumAge: 21',
    sentence: 'verifiedBefore: expected this key in the file, found none.',
  },
];
