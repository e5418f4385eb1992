import ar from './languages/ar.json' with { type: 'json' };
import bn from './languages/bn.json' with { type: 'json' };
import cn from './languages/cn.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import hi from './languages/hi.json' with { type: 'json' };
import id from './languages/id.json' with { type: 'json' };
import ja from './languages/ja.json' with { type: 'json' };
import km from './languages/km.json' with { type: 'json' };
import ko from './languages/ko.json' with { type: 'json' };
import ms from './languages/ms.json' with { type: 'json' };
import my from './languages/my.json' with { type: 'json' };
import pt from './languages/pt.json' with { type: 'json' };
import ru from './languages/ru.json' with { type: 'json' };
import th from './languages/th.json' with { type: 'json' };
import tr from './languages/tr.json' with { type: 'json' };
import tw from './languages/tw.json' with { type: 'json' };
import vi from './languages/vi.json' with { type: 'json' };

/** The texts of every language beside English and Filipino, which stand in code. */
const otherLanguages = {
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

type All = typeof otherLanguages;
type Section = keyof All[keyof All];

/** One section of the texts, by language. */
export function inOtherLanguages<const Name extends Section>(
  section: Name,
): { readonly [Code in keyof All]: All[Code][Name] } {
  const texts = Object.entries(otherLanguages).map(([code, all]) => [code, all[section]]);
  return Object.fromEntries(texts) as { readonly [Code in keyof All]: All[Code][Name] };
}
