import { isLanguage, languageTags } from '@pavilion/domain/site/language';
import { chooseLanguage, useLanguage } from '../../kit/language.ts';
import { useText } from '../../kit/text.ts';
import { showToast } from '../../ui/toast.ts';
import { useSettings } from '../site/site.queries.ts';
import styles from './SessionFrame.module.css';

/** Leads to the next language of the site, by its own name: these pages have no menu. */
export function LanguageButton() {
  const text = useText();
  const language = useLanguage();
  const offered = (useSettings()?.languages ?? []).flatMap(({ code, name }) =>
    isLanguage(code) ? [{ code, name }] : [],
  );
  const at = offered.findIndex(({ code }) => code === language);
  const next = offered[(at + 1) % offered.length];
  if (next === undefined || next.code === language) return null;
  const { code, name } = next;
  return (
    <button
      type="button"
      lang={languageTags[code]}
      className={styles.language}
      onClick={() => {
        void chooseLanguage(code).catch(() => showToast(text('state.failed'), { kind: 'error' }));
      }}
    >
      {name}
    </button>
  );
}
