import { useState } from 'react';
import { useSettings } from '#features/site/site.queries.ts';
import { chooseLanguage } from '#kit/language/language-choice.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { isLanguage, type Language } from '@pavilion/domain/site/language';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import styles from './SideMenu.module.css';

type Offered = { code: Language; country: string; name: string };

function useOffered(): Offered[] {
  const languages = useSettings()?.languages ?? [];
  return languages.filter((one): one is Offered => isLanguage(one.code));
}

/** One flag for each language that the site has switched on. */
export function LanguageSwitch() {
  const text = useText();
  const language = useLanguage();
  const offered = useOffered();
  const [busy, setBusy] = useState(false);
  async function choose(code: Language): Promise<void> {
    setBusy(true);
    try {
      await chooseLanguage(code);
    } catch {
      showToast(text('state.failed'), { kind: 'error' });
    }
    setBusy(false);
  }
  return (
    <div role="group" aria-label={text('menu.language')}>
      <p className={styles.heading} aria-hidden="true">
        {text('menu.language')}
      </p>
      <div className={styles.options}>
        {offered.map(({ code, country, name }) => (
          <button
            key={code}
            type="button"
            className={styles.option}
            aria-pressed={code === language}
            disabled={busy}
            onClick={() => void choose(code)}
          >
            <img src={`/flags/${country.toLowerCase()}.svg`} width="22" height="22" alt="" />
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
