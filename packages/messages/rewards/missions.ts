import type { Messages } from '../message.ts';

/** Texts of missions. */
export const missionMessages = {
  'missions.title': { EN: 'Missions', TY: 'Mga mission' },
  'missions.period.day': { EN: 'Today', TY: 'Ngayong araw' },
  'missions.period.week': { EN: 'This week', TY: 'Ngayong linggo' },
  'missions.period.once': { EN: 'One time', TY: 'Isang beses lang' },
  'missions.coming': { EN: 'Coming', TY: 'Paparating' },
  'missions.starts': { EN: 'Starts on {at}', TY: 'Magsisimula sa {at}' },
  'missions.ends': { EN: 'Ends on {at}', TY: 'Matatapos sa {at}' },
  'missions.only': { EN: 'Only {games}', TY: '{games} lang' },
  'missions.hours': { EN: 'Only from {from} to {until}', TY: 'Mula {from} hanggang {until} lang' },
  'missions.measure.depositCount': { EN: 'Number of deposits', TY: 'Bilang ng deposit' },
  'missions.measure.rounds': { EN: 'Rounds played', TY: 'Mga nilarong round' },
  'missions.measure.daysPlayed': { EN: 'Days played', TY: 'Mga araw ng paglalaro' },
  'missions.measure.profile': {
    EN: 'Real name and birthday in your profile',
    TY: 'Tunay na pangalan at birthday sa profile mo',
  },
  'missions.measure.appLogin': {
    EN: 'Log in from the installed app',
    TY: 'Mag-log in mula sa naka-install na app',
  },
  'missions.go.games': { EN: 'See games', TY: 'Tingnan ang mga laro' },
  'missions.go.deposit': { EN: 'Make a deposit', TY: 'Mag-deposit' },
  'missions.go.profile': { EN: 'Open profile', TY: 'Buksan ang profile' },
  'missions.go.contact': { EN: 'Confirm contact', TY: 'I-confirm ang contact' },
  'missions.go.app': { EN: 'Get the app', TY: 'Kunin ang app' },
} as const satisfies Messages;
