import { gameTypes } from '@pavilion/domain/game/game-type';
import type { LocalText } from '@pavilion/domain/site/local-text';
import type { Site } from './folder/site.ts';
import { linkTexts } from './sanitise-html.ts';

type Benefits = Site['vip']['levels'][number]['benefits'];

const figures = [
  'levelUpBonus',
  'weeklyBonus',
  'monthlyBonus',
  'birthdayBonus',
  'withdrawalsPerDay',
  'withdrawDailyMaximum',
] as const;

function lessThan(benefits: Benefits, before: Benefits): readonly string[] {
  return [
    ...figures.filter((name) => benefits[name] < before[name]),
    ...gameTypes
      .filter((category) => benefits.rebatePercent[category] < before.rebatePercent[category])
      .map((category) => `rebatePercent.${category}`),
  ];
}

function warningsOfLevels({ vip: { levels } }: Pick<Site, 'vip'>): readonly string[] {
  return levels.flatMap(({ benefits }, index) => {
    const before = levels[index - 1];
    return lessThan(benefits, before?.benefits ?? benefits).map(
      (name) => `vip.yaml levels[${index}].benefits.${name}: less than at the level before.`,
    );
  });
}

/** Texts of links that do not say where they lead; search engines and screen readers need that. */
const vagueTexts: readonly (readonly [string, readonly string[]])[] = [
  ['EN', ['click here', 'go', 'here', 'information', 'learn more', 'more', 'more info']],
  ['EN', ['more information', 'read more', 'right here', 'see more', 'start', 'this']],
  ['TY', ['basahin pa', 'dito', 'higit pa', 'i-click dito', 'ito', 'magsimula', 'tingnan pa']],
  ['es', ['aquí', 'más', 'más información', 'haz clic aquí', 'leer más']],
  ['pt', ['aqui', 'clique aqui', 'ir', 'mais', 'mais informações', 'saiba mais']],
  ['ko', ['계속', '링크', '여기', '이동', '자세히', '자세히 보기']],
];

function vagueOf(language: string, html = ''): readonly string[] {
  const vague = vagueTexts.flatMap(([code, texts]) => (code === language ? texts : []));
  return linkTexts(html).filter((text) => vague.includes(text.toLowerCase()));
}

type Texts = Pick<Site, 'announcements' | 'promotions' | 'help' | 'pages'>;

function warningsOfLinks(site: Texts): readonly string[] {
  const contents: readonly (readonly [string, LocalText])[] = [
    ...site.announcements.map(({ id, content }) => [`announcements.yaml ${id}`, content] as const),
    ...site.promotions.map(({ id, content }) => [`promotions.yaml ${id}`, content] as const),
    ...site.help.map(({ id, content }) => [`help.yaml ${id}`, content] as const),
    ...site.pages.map(({ id, content }) => [`pages.yaml ${id}`, content] as const),
  ];
  return contents.flatMap(([place, content]) =>
    Object.entries(content).flatMap(([language, html]) =>
      vagueOf(language, html).map(
        (text) => `${place} ${language}: the link "${text}" does not say where it leads.`,
      ),
    ),
  );
}

/** Says, in a sentence each, what of a site is allowed and hardly meant. */
export function siteWarnings(site: Pick<Site, 'vip'> & Texts): readonly string[] {
  return [...warningsOfLevels(site), ...warningsOfLinks(site)];
}
