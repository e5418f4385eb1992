import type { SecurityQuestionId } from '@pavilion/domain/session/security-question';
import type { Language } from '@pavilion/domain/site/language';
import { inOtherLanguages } from './other-languages.ts';

type Questions = Record<SecurityQuestionId, string>;

const en: Questions = {
  firstSchool: 'What was the name of your first school?',
  firstTeacher: 'What was the name of your first teacher?',
  childhoodStreet: 'On which street did you grow up?',
  firstPet: 'What was the name of your first pet?',
  oldestFriend: 'What is the name of your oldest friend?',
  firstJob: 'What was your first job?',
  favouriteBook: 'Which book do you like best?',
  bestHoliday: 'Where did you spend your best holiday?',
};

const ty: Questions = {
  firstSchool: 'Ano ang pangalan ng una mong paaralan?',
  firstTeacher: 'Ano ang pangalan ng una mong guro?',
  childhoodStreet: 'Sa anong kalye ka lumaki?',
  firstPet: 'Ano ang pangalan ng una mong alaga?',
  oldestFriend: 'Ano ang pangalan ng pinakamatagal mong kaibigan?',
  firstJob: 'Ano ang una mong trabaho?',
  favouriteBook: 'Anong aklat ang pinakagusto mo?',
  bestHoliday: 'Saan ang pinakamaganda mong bakasyon?',
};

const texts: Record<Language, Questions> = {
  EN: en,
  TY: ty,
  ...inOtherLanguages('questions'),
};

export function securityQuestionText(questionId: string, language: Language): string {
  return texts[language][questionId as SecurityQuestionId] ?? questionId;
}
