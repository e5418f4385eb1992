import * as v from 'valibot';
import { homeWidgets, type HomeWidget } from '@pavilion/domain/site/home-widget';
import { whitelabelFlags, type WhitelabelFlag } from '@pavilion/domain/site/whitelabel-flag';
import { list, yesNo } from './fields.ts';

const whitelabelEntries = Object.fromEntries(
  whitelabelFlags.map((flag) => [flag, yesNo]),
) as Record<WhitelabelFlag, typeof yesNo>;

/** One name for three parts that follow one another; each has a name of its own too. */
const liveParts: readonly HomeWidget[] = ['winners', 'matches', 'video'];
const homeNames = [...homeWidgets, 'live'] as const;
type HomeName = (typeof homeNames)[number];

function partsOf(name: HomeName): readonly HomeWidget[] {
  return name === 'live' ? liveParts : [name];
}

function isFirstOf(name: HomeName, place: number, all: HomeName[]): boolean {
  const before = new Set(all.slice(0, place).flatMap(partsOf));
  return !partsOf(name).some((part) => before.has(part));
}

const variant = v.picklist(['0', '1'], '"0" (base) or "1" (new)');

export const flagsSchema = v.strictObject({
  whitelabel: v.strictObject(whitelabelEntries),
  mobileTemplate: v.strictObject({
    mem_cen: variant,
    dep_func: variant,
    /** What the home shows below its menu, from above; what is not named is not shown. */
    home: v.pipe(
      list(v.picklist(homeNames, `one of ${homeNames.join(', ')}`)),
      v.checkItems(isFirstOf, `each part once (live is ${liveParts.join(', ')})`),
      v.transform((names) => names.flatMap(partsOf)),
    ),
  }),
  /** Whether calls marked encrypted refuse plain bodies. */
  encryption: v.picklist(['optional', 'required'], 'optional or required'),
  features: v.strictObject({
    smsLogin: yesNo,
    phoneSignIn: yesNo,
    phonePasswordRetrieval: yesNo,
    appWindow: yesNo,
    downloadBarNeedsLogin: yesNo,
    dividend: yesNo,
    freeTrial: yesNo,
    /** Asks the companies of browsers to bring news of the inbox. */
    push: yesNo,
  }),
});
