import * as v from 'valibot';
import { homeWidgets, type HomeWidget } from '@pavilion/domain/site/home-widget';
import { whitelabelFlags, type WhitelabelFlag } from '@pavilion/domain/site/whitelabel-flag';
import { list, yesNo } from './fields.ts';

const whitelabelEntries = Object.fromEntries(
  whitelabelFlags.map((flag) => [flag, yesNo]),
) as Record<WhitelabelFlag, typeof yesNo>;

/** Widgets that the name `live` stands for; each has a name of its own too. */
const liveWidgets: readonly HomeWidget[] = ['winners', 'matches', 'video'];
const homeNames = [...homeWidgets, 'live'] as const;
type HomeName = (typeof homeNames)[number];

function widgetsOf(name: HomeName): readonly HomeWidget[] {
  return name === 'live' ? liveWidgets : [name];
}

function isFirstOf(name: HomeName, index: number, all: HomeName[]): boolean {
  const before = new Set(all.slice(0, index).flatMap(widgetsOf));
  return !widgetsOf(name).some((widget) => before.has(widget));
}

const variant = v.picklist(['0', '1'], '"0" (base) or "1" (new)');

export const flagsSchema = v.strictObject({
  whitelabel: v.strictObject(whitelabelEntries),
  mobileTemplate: v.strictObject({
    mem_cen: variant,
    dep_func: variant,
    /** The widgets of the home below its menu, from top to bottom; others are not shown. */
    home: v.pipe(
      list(v.picklist(homeNames, `one of ${homeNames.join(', ')}`)),
      v.checkItems(isFirstOf, `each part once (live is ${liveWidgets.join(', ')})`),
      v.transform((names) => names.flatMap(widgetsOf)),
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
    /** Pushes news of the inbox to browsers, through the browser makers' push services. */
    push: yesNo,
  }),
});
