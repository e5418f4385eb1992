import { useSettings } from '#features/site/site.queries.ts';
import { chooseLanguage } from '#kit/language/language-choice.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { isLanguage, languageTags, type Language } from '@pavilion/domain/site/language';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import styles from './SessionFrame.module.css';

/** For pages without a menu: switches between two languages, or offers a choice of more. */
export function LanguageButton() {
  const text = useText();
  const language = useLanguage();
  const offered = (useSettings()?.languages ?? []).flatMap(({ code, name }) =>
    isLanguage(code) ? [{ code, name }] : [],
  );
  const choose = (code: Language) => {
    void chooseLanguage(code).catch(() => showToast(text('state.failed'), { kind: 'error' }));
  };
  if (offered.length > 2) {
    return (
      <select
        className={styles.language}
        aria-label={text('menu.language')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
      >
        {offered.map(({ code, name }) => (
          <option key={code} value={code} lang={languageTags[code]}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  const other = offered.find(({ code }) => code !== language);
  if (other === undefined) return null;
  const { code, name } = other;
  return (
    <button
      type="button"
      lang={languageTags[code]}
      className={styles.language}
      onClick={() => choose(code)}
    >
      {name}
    </button>
  );
}
