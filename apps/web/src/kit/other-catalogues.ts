import type { Messages } from '@pavilion/client/language/message.ts';
import type { Language } from '@pavilion/domain/site/language';

export type OtherLanguage = Exclude<Language, 'EN' | 'TY'>;

const loaders: Record<OtherLanguage, () => Promise<{ messages: Messages }>> = {
  CN: () => import('./catalogues/cn.ts'),
  TW: () => import('./catalogues/tw.ts'),
  VI: () => import('./catalogues/vi.ts'),
  TH: () => import('./catalogues/th.ts'),
  ID: () => import('./catalogues/id.ts'),
  MS: () => import('./catalogues/ms.ts'),
  KM: () => import('./catalogues/km.ts'),
  JA: () => import('./catalogues/ja.ts'),
  KO: () => import('./catalogues/ko.ts'),
  MY: () => import('./catalogues/my.ts'),
  HI: () => import('./catalogues/hi.ts'),
  BN: () => import('./catalogues/bn.ts'),
  PT: () => import('./catalogues/pt.ts'),
  ES: () => import('./catalogues/es.ts'),
  RU: () => import('./catalogues/ru.ts'),
  TR: () => import('./catalogues/tr.ts'),
  AR: () => import('./catalogues/ar.ts'),
};

/** Apart from the first load: few visitors read these languages. */
export function loadOtherCatalogue(language: OtherLanguage): Promise<{ messages: Messages }> {
  return loaders[language]();
}
