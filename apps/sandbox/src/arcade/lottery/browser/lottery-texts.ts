import type { Language } from '#arcade/play/play-state.ts';

export type LotteryTexts = {
  straight: string;
  anyOrder: string;
  odd: string;
  even: string;
  high: string;
  low: string;
  chooseDigits: string;
  chooseBalls: string;
  lucky: string;
  addTicket: string;
  remove: string;
  tickets: string;
  nextDraw: string;
  sumNote: string;
  digitsRules: string;
  ballsRules: string;
  numbers: (count: number) => string;
};

export const lotteryTexts: Readonly<Record<Language, LotteryTexts>> = {
  EN: {
    straight: 'Exact order',
    anyOrder: 'Any order',
    odd: 'Odd',
    even: 'Even',
    high: 'High',
    low: 'Low',
    chooseDigits: 'Choose three digits',
    chooseBalls: 'Choose one, two or three numbers',
    lucky: 'Random pick',
    addTicket: 'Add ticket',
    remove: 'Remove',
    tickets: 'My tickets',
    nextDraw: 'Next draw',
    sumNote: 'Odd, even, high (14–27) and low (0–13) are for the sum of the three digits.',
    digitsRules:
      'Three digits from 0 to 9 are drawn. Exact order pays 900 times the bet, any order of ' +
      'three different digits 150 times. Returns include your bet.',
    ballsRules:
      'Five of 40 balls are drawn. A ticket wins when all its numbers are drawn. ' +
      'Returns include your bet.',
    numbers: (count) => (count === 1 ? 'One number' : `${count} numbers`),
  },
  TY: {
    straight: 'Exact order',
    anyOrder: 'Any order',
    odd: 'Odd',
    even: 'Even',
    high: 'High',
    low: 'Low',
    chooseDigits: 'Pumili ng tatlong digit',
    chooseBalls: 'Pumili ng isa, dalawa o tatlong numero',
    lucky: 'Random pick',
    addTicket: 'Idagdag ang ticket',
    remove: 'Alisin',
    tickets: 'Mga ticket ko',
    nextDraw: 'Susunod na draw',
    sumNote: 'Ang odd, even, high (14–27) at low (0–13) ay para sa total ng tatlong digit.',
    digitsRules:
      'Tatlong digit mula 0 hanggang 9 ang dino-draw. 900 beses ng taya ang exact order, 150 ' +
      'beses ang any order ng tatlong magkakaibang digit. Kasama na ang taya sa returns.',
    ballsRules:
      'Lima sa 40 bola ang lalabas. Panalo ang ticket kapag lumabas lahat ng numero nito. ' +
      'Kasama na ang taya sa returns.',
    numbers: (count) => `${count} numero`,
  },
};
