import type { Language } from '@pavilion/domain/site/language';
import ar from './locales/ar.json' with { type: 'json' };
import bn from './locales/bn.json' with { type: 'json' };
import cn from './locales/cn.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };
import km from './locales/km.json' with { type: 'json' };
import ko from './locales/ko.json' with { type: 'json' };
import ms from './locales/ms.json' with { type: 'json' };
import my from './locales/my.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import tw from './locales/tw.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };
import type { Locale } from './message.ts';

/** The languages beside English and Filipino; each may lack any key. */
export const locales: Readonly<Record<Exclude<Language, 'EN' | 'TY'>, Locale>> = {
  CN: cn,
  TW: tw,
  VI: vi,
  TH: th,
  ID: id,
  MS: ms,
  KM: km,
  JA: ja,
  KO: ko,
  MY: my,
  HI: hi,
  BN: bn,
  PT: pt,
  ES: es,
  RU: ru,
  TR: tr,
  AR: ar,
};

/** What lies over the texts of a language that stands in code: nothing. */
const none: Locale = {};

export function localeOf(language: Language): Locale {
  return language === 'EN' || language === 'TY' ? none : locales[language];
}
