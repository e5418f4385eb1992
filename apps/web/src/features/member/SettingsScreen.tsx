import { isCompleteLanguage } from '@pavilion/domain/site/language';
import { chooseLanguage, useLanguage } from '../../kit/language.ts';
import { paths } from '../../kit/paths.ts';
import { useSessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { chooseTheme, useTheme } from '../../kit/theme.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { keyRound } from '../../ui/icons/form-icons.ts';
import { logOut } from '../../ui/icons/shell-icons.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useSignOut } from '../session/sign-out.ts';
import { useSettings } from '../site/site.queries.ts';

function LanguageChoice() {
  const text = useText();
  const language = useLanguage();
  const offered = useSettings()?.languages ?? [];
  const segments = offered.flatMap(({ code, name }) =>
    isCompleteLanguage(code) ? [{ key: code, label: name }] : [],
  );
  return (
    <Section title={text('settings.language')}>
      <SegmentedControl
        label={text('settings.language')}
        segments={segments}
        value={language}
        onChange={(code) => void chooseLanguage(code)}
      />
    </Section>
  );
}

function ThemeChoice() {
  const text = useText();
  const theme = useTheme();
  return (
    <Section title={text('settings.theme')}>
      <SegmentedControl
        label={text('settings.theme')}
        segments={[
          { key: 'dark', label: text('menu.theme.dark') },
          { key: 'light', label: text('menu.theme.light') },
        ]}
        value={theme}
        onChange={chooseTheme}
      />
    </Section>
  );
}

/** Section 2: a guest who wants to change the password logs in first. */
function PasswordRow({ guest }: { guest: boolean }) {
  const text = useText();
  const next = paths.changePassword();
  return (
    <Section title={text('settings.security')}>
      <Card look="flush">
        <ListRow
          icon={keyRound}
          title={text('settings.changePassword')}
          detail={text('settings.changePassword.text')}
          href={guest ? paths.login({ next }) : next}
        />
      </Card>
    </Section>
  );
}

export function SettingsScreen() {
  const text = useText();
  const session = useSessionRecord();
  const signOut = useSignOut();
  return (
    <Page title={text('title.settings')}>
      <LanguageChoice />
      <ThemeChoice />
      <PasswordRow guest={session === null} />
      {session !== null && (
        <Button kind="danger" onClick={() => void signOut()}>
          <Icon shape={logOut} />
          {text('settings.signOut')}
        </Button>
      )}
    </Page>
  );
}
