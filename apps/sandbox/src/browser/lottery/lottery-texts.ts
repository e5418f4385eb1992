import type { Language } from '../../vendor/play/play-state.ts';

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
    sumNote: 'Odd, even, high (14–27) and low (0–13) are about the sum of the three digits.',
    digitsRules:
      'Three digits from 0 to 9 are drawn one after the other. An exact order pays 900 times the ' +
      'stake, any order of three different digits 150 times. The returns include your stake.',
    ballsRules:
      'Five of forty balls are drawn. A ticket wins when all its numbers come. ' +
      'The returns include your stake.',
    numbers: (count) => (count === 1 ? 'One number' : `${count} numbers`),
  },
  TY: {
    straight: 'Tamang ayos',
    anyOrder: 'Kahit anong ayos',
    odd: 'Gansal',
    even: 'Pares',
    high: 'Mataas',
    low: 'Mababa',
    chooseDigits: 'Pumili ng tatlong digit',
    chooseBalls: 'Pumili ng isa, dalawa o tatlong numero',
    lucky: 'Random na pili',
    addTicket: 'Idagdag ang tiket',
    remove: 'Alisin',
    tickets: 'Mga tiket ko',
    nextDraw: 'Susunod na bola',
    sumNote: 'Ang gansal, pares, mataas (14–27) at mababa (0–13) ay sa kabuuan ng tatlong digit.',
    digitsRules:
      'Tatlong digit mula 0 hanggang 9 ang binobola. 900 beses ng taya ang tamang ayos, ' +
      '150 beses ' +
      'ang kahit anong ayos ng tatlong magkakaibang digit. Kasama na ang taya.',
    ballsRules:
      'Lima sa apatnapung bola ang lalabas. Panalo ang tiket kapag lumabas lahat ng numero nito. ' +
      'Kasama na ang taya sa ibinabalik.',
    numbers: (count) => `${count} numero`,
  },
};
