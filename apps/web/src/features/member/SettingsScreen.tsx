import { useSignOut } from '#features/session/sign-out.ts';
import { useSettings } from '#features/site/site.queries.ts';
import { PageLinks } from '#features/support/PageLinks.tsx';
import { chooseLanguage } from '#kit/language/language-choice.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { chooseThemeChoice, useThemeChoice } from '@pavilion/client/theme/theme-choice.ts';
import { isLanguage } from '@pavilion/domain/site/language';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { userRound } from '@pavilion/ui/icons/first-icons.ts';
import { circleX, keyRound } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { gauge, logOut, shieldCheck } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { PushChoice } from './push/PushChoice.tsx';

function LanguageChoice() {
  const text = useText();
  const language = useLanguage();
  const offered = useSettings()?.languages ?? [];
  const segments = offered.flatMap(({ code, name }) =>
    isLanguage(code) ? [{ key: code, label: name }] : [],
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
  const choice = useThemeChoice();
  return (
    <Section title={text('settings.theme')}>
      <SegmentedControl
        label={text('settings.theme')}
        segments={[
          { key: 'dark', label: text('menu.theme.dark') },
          { key: 'light', label: text('menu.theme.light') },
          { key: 'system', label: text('settings.theme.system') },
        ]}
        value={choice}
        onChange={chooseThemeChoice}
      />
    </Section>
  );
}

/** Section 2: a guest who wants to change the password logs in first. */
function AccountRows({ guest }: { guest: boolean }) {
  const text = useText();
  const open = useSettings()?.whitelabel.SECPRIV !== false;
  const leadTo = (next: string) => (guest ? paths.login({ next }) : next);
  return (
    <Section title={text('settings.security')}>
      <Card look="flush">
        <ListRow
          icon={keyRound}
          title={text('settings.changePassword')}
          href={leadTo(paths.changePassword())}
        />
        <ListRow
          icon={userRound}
          title={text('title.myAccount')}
          href={leadTo(paths.myAccount())}
        />
        <ListRow icon={gauge} title={text('title.limits')} href={leadTo(paths.limits())} />
        {open && (
          <ListRow
            icon={shieldCheck}
            title={text('title.securityCenter')}
            href={leadTo(paths.securityCenter())}
          />
        )}
        {!guest && (
          <ListRow icon={circleX} title={text('title.closeAccount')} href={paths.closeAccount()} />
        )}
      </Card>
    </Section>
  );
}

export function SettingsScreen() {
  const text = useText();
  const session = useSessionRecord();
  const signOut = useSignOut();
  return (
    <>
      <LanguageChoice />
      <ThemeChoice />
      <AccountRows guest={session === null} />
      {session !== null && <PushChoice />}
      <Section title={text('pages.links')}>
        <PageLinks />
      </Section>
      {session !== null && (
        <Button kind="danger" onClick={() => void signOut()}>
          <Icon shape={logOut} />
          {text('settings.signOut')}
        </Button>
      )}
    </>
  );
}
