import { gameTypes } from '@pavilion/domain/game/game-type';
import { languages, type Language } from '@pavilion/domain/site/language';
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
const vagueTexts: Readonly<Partial<Record<Language, readonly string[]>>> = {
  EN: [
    'click here',
    'go',
    'here',
    'information',
    'learn more',
    'more',
    'more info',
    'more information',
    'read more',
    'right here',
    'see more',
    'start',
    'this',
  ],
  TY: ['basahin pa', 'dito', 'higit pa', 'i-click dito', 'ito', 'magsimula', 'tingnan pa'],
  ES: ['aquí', 'más', 'más información', 'haz clic aquí', 'leer más'],
  PT: ['aqui', 'clique aqui', 'ir', 'mais', 'mais informações', 'saiba mais'],
  KO: ['계속', '링크', '여기', '이동', '자세히', '자세히 보기'],
};

function warningsOfText(place: string, content: LocalText): readonly string[] {
  return languages.flatMap((language) => {
    const [vague, html] = [vagueTexts[language], content[language]];
    if (vague === undefined || html === undefined) return [];
    return linkTexts(html)
      .filter((text) => vague.includes(text.toLowerCase()))
      .map((text) => `${place} ${language}: the link "${text}" does not say where it leads.`);
  });
}

type Texts = Pick<Site, 'announcements' | 'promotions' | 'help' | 'pages'>;

function warningsOfLinks(site: Texts): readonly string[] {
  const contents: readonly (readonly [string, LocalText])[] = [
    ...site.announcements.map(({ id, content }) => [`announcements.yaml ${id}`, content] as const),
    ...site.promotions.map(({ id, content }) => [`promotions.yaml ${id}`, content] as const),
    ...site.help.map(({ id, content }) => [`help.yaml ${id}`, content] as const),
    ...site.pages.map(({ id, content }) => [`pages.yaml ${id}`, content] as const),
  ];
  return contents.flatMap(([place, content]) => warningsOfText(place, content));
}

/** Says, in a sentence each, what of a site is allowed and hardly meant. */
export function siteWarnings(site: Pick<Site, 'vip'> & Texts): readonly string[] {
  return [...warningsOfLevels(site), ...warningsOfLinks(site)];
}
