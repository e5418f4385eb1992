import type { Messages } from './message.ts';

/** Texts about an agent's team: who invites, whose team it is, and finishing an opened account. */
export const joiningMessages = {
  'register.inviter': {
    EN: '{name} invited you and will see your username, nickname, join date, last login day, online status, balance, bets, results, deposits and withdrawals, but never your real name, contacts or bank accounts.',
    TY: 'Inimbitahan ka ni {name}, at makikita niya ang username, nickname, petsa ng pagsali, huling araw ng pag-log in, online status, balance, mga taya, resulta, deposit at withdrawal mo, pero hindi ang tunay na pangalan, mga contact o bank account mo.',
  },
  'register.inviter.unnamed': {
    EN: 'The agent who invited you will see your username, nickname, join date, last login day, online status, balance, bets, results, deposits and withdrawals, but never your real name, contacts or bank accounts.',
    TY: 'Makikita ng agent na nag-imbita sa iyo ang username, nickname, petsa ng pagsali, huling araw ng pag-log in, online status, balance, mga taya, resulta, deposit at withdrawal mo, pero hindi ang tunay na pangalan, mga contact o bank account mo.',
  },
  'register.friend': {
    EN: '{name} invited you and will see your masked username and whether both of you get the reward, but never your deposits, bets or contacts.',
    TY: 'Inimbitahan ka ni {name}, at makikita niya ang nakatagong username mo at kung may reward kayong dalawa, pero hindi ang mga deposit, taya o contact mo.',
  },
  'register.friend.unnamed': {
    EN: 'The friend who invited you will see your masked username and whether both of you get the reward, but never your deposits, bets or contacts.',
    TY: 'Makikita ng kaibigang nag-imbita sa iyo ang nakatagong username mo at kung may reward kayong dalawa, pero hindi ang mga deposit, taya o contact mo.',
  },
  'register.team': {
    EN: 'You join the team of {name}, who will see your username, nickname, join date, last login day, online status, balance, bets, results, deposits and withdrawals, but never your real name, contacts or bank accounts.',
    TY: 'Sasali ka sa team ni {name}, na makakakita ng username, nickname, petsa ng pagsali, huling araw ng pag-log in, online status, balance, mga taya, resulta, deposit at withdrawal mo, pero hindi ng tunay na pangalan, mga contact o bank account mo.',
  },
  'register.team.unnamed': {
    EN: 'You join the team of an agent, who will see your username, nickname, join date, last login day, online status, balance, bets, results, deposits and withdrawals, but never your real name, contacts or bank accounts.',
    TY: 'Sasali ka sa team ng isang agent, na makakakita ng username, nickname, petsa ng pagsali, huling araw ng pag-log in, online status, balance, mga taya, resulta, deposit at withdrawal mo, pero hindi ng tunay na pangalan, mga contact o bank account mo.',
  },
  'security.team': { EN: 'Your team: {name}', TY: 'Team mo: {name}' },
  'security.team.unnamed': {
    EN: 'You are in the team of an agent',
    TY: 'Nasa team ka ng isang agent',
  },
  'finish.about': {
    EN: 'An agent opened this account for you. Finish it to play and deposit.',
    TY: 'Binuksan ng isang agent ang account na ito para sa iyo. Tapusin ito para makapaglaro at makapag-deposit.',
  },
  'finish.contact': { EN: 'Your contact', TY: 'Contact mo' },
  'finish.contact.kind': { EN: 'Kind of contact', TY: 'Uri ng contact' },
  'finish.contact.next': {
    EN: 'Next: your own password and your birthday.',
    TY: 'Susunod: sarili mong password at birthday mo.',
  },
  'finish.details': { EN: 'Password and birthday', TY: 'Password at birthday' },
  'finish.birthday.hint': {
    EN: 'You must be at least {age} to play.',
    TY: 'Dapat {age} taong gulang ka pataas para makapaglaro.',
  },
  'finish.submit': { EN: 'Finish', TY: 'Tapusin' },
  'finish.done': {
    EN: 'Welcome, {name}. Your account is ready.',
    TY: 'Welcome, {name}. Handa na ang account mo.',
  },
} as const satisfies Messages;
