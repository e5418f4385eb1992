import type { Messages } from '../message.ts';

/** What the server writes of points: the bonus that they become, and a letter before they end. */
export const pointLetterMessages = {
  'points.conversion.title': { EN: 'Converted points', TY: 'Ipinalit na points' },
  'points.letter.end.title': {
    EN: 'Points that end soon',
    TY: 'May points na malapit nang matapos',
  },
  'points.letter.end': {
    EN: '{points} of your points can be spent until {day}. After that day they end.',
    TY: 'Hanggang {day} mo magagamit ang {points} sa points mo. Pagkatapos noon, matatapos na.',
  },
} as const satisfies Messages;
