import type { Language } from '#arcade/play/play-state.ts';
import type { DropRisk } from '../drop.ts';

export type DropTexts = {
  drop: string;
  risk: string;
  risks: Readonly<Record<DropRisk, string>>;
  rules: string;
  hint: string;
};

export const dropTexts: Readonly<Record<Language, DropTexts>> = {
  EN: {
    drop: 'Drop',
    risk: 'Risk',
    risks: { low: 'Low', medium: 'Medium', high: 'High' },
    rules:
      'The ball falls through 12 rows of pins and goes left or right with the same chance. ' +
      'The pocket pays its multiple of the bet. You can drop several balls at once.',
    hint: 'Choose a risk and drop a ball',
  },
  TY: {
    drop: 'Drop',
    risk: 'Risk',
    risks: { low: 'Mababa', medium: 'Katamtaman', high: 'Mataas' },
    rules:
      'Dadaan ang bola sa 12 hanay ng pins at pantay ang tsansang kumaliwa o kumanan. ' +
      'Ang pocket ang nagsasabi kung ilang beses ng taya ang bayad. Puwedeng sabay-sabay ang bola.',
    hint: 'Pumili ng risk at maghulog ng bola',
  },
};
