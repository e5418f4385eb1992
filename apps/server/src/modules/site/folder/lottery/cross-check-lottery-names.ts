import { families } from '@pavilion/domain/lottery/families';
import { familyCodes, type FamilyCode } from '@pavilion/domain/lottery/play';
import { mistakeAt } from '../mistake-list.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteMistake } from '../site-folder-error.ts';

/** What of a family has a name: its groups of plays, and its plays. */
function namedOf(code: FamilyCode) {
  const { plays } = families[code];
  return {
    groups: [...new Set(plays.map(({ group }) => group))],
    plays: plays.map((play) => play.code),
  };
}

const singular = { groups: 'group', plays: 'play' } as const;

/** Names that a family lacks, and names of nothing that it has. */
function familyMistakes({ lotteryNames }: SiteFiles, code: FamilyCode): readonly SiteMistake[] {
  const names = lotteryNames.value?.families[code];
  if (!names) return [];
  const named = namedOf(code);
  return (['groups', 'plays'] as const).flatMap((part) => {
    const path = ['families', code, part];
    const missing = named[part].filter((one) => !Object.hasOwn(names[part], one));
    const unknown = Object.keys(names[part]).filter((one) => !named[part].includes(one));
    return [
      ...missing.map((one) =>
        mistakeAt(lotteryNames, path, `a name of the ${singular[part]} ${one}`),
      ),
      ...unknown.map((one) =>
        mistakeAt(lotteryNames, [...path, one], `a ${singular[part]} of ${code}, which it is not`),
      ),
    ];
  });
}

/** Finds plays and groups of the site's lotteries without a name, and names of no play. */
export function lotteryNameMistakes(files: SiteFiles): readonly SiteMistake[] {
  const { lotteries, lotteryNames } = files;
  const names = lotteryNames.value?.families;
  if (!names) return [];
  const rows = lotteries.value?.lotteries ?? [];
  const isOn = (code: FamilyCode) => rows.some(({ on, family }) => on && family === code);
  const nameless = familyCodes.filter((code) => isOn(code) && !Object.hasOwn(names, code));
  return [
    ...nameless.map((code) =>
      mistakeAt(lotteryNames, ['families'], `names of ${code}, which lottery/lotteries.yaml has`),
    ),
    ...familyCodes.flatMap((code) => familyMistakes(files, code)),
  ];
}
