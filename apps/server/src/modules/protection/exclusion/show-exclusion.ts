import { hourMs } from '#kit/time/milliseconds.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getExclusion } from '@pavilion/contract/player/protection/exclusions';
import type { getLimits } from '@pavilion/contract/player/protection/protection';
import { breakKinds, isStricter, returnStepAt } from '@pavilion/domain/protection/exclusion';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import type { ClosingDeps } from '../closing/finish-closing.ts';
import { showClosing } from '../closing/give-up-rest.ts';
import type { LimitDeps } from '../protection-deps.ts';
import type { ExclusionDeps } from './begin-exclusion.ts';
import { exclusionEnd } from './exclusion-end.ts';
import { findInForce, type StoredExclusion } from './exclusion.store.ts';
import { returnAfterMs } from './return.ts';

type Shown = ResponseOf<typeof getExclusion>;
type Breaks = ResponseOf<typeof getLimits>['breaks'];

/** The organisations that help, in a language. */
export function showHelp({ policy }: Pick<LimitDeps, 'policy'>, language: Language) {
  return policy.help.map(({ name, about, link, telephone }) => ({
    name,
    about: inLanguage(about, language),
    link,
    telephone,
  }));
}

/** The time-outs and self-exclusions that members can choose. */
export function showBreaks(deps: Pick<LimitDeps, 'policy'>): Breaks {
  return breakKinds.flatMap((kind) => {
    const offered = deps.policy[kind];
    if (offered === undefined) return [];
    const returnAfterHours = kind === 'selfExclusion' ? returnAfterMs(deps) / hourMs : null;
    return [{ kind, choices: [...offered.choices], returnAfterHours }];
  });
}

/** What would lengthen an exclusion, of what the site offers. */
function longerThan(
  deps: Pick<ExclusionDeps, 'policy' | 'timeZone'>,
  current: StoredExclusion,
  now: Date,
): Breaks {
  return showBreaks(deps).flatMap(({ kind, choices, ...rest }) => {
    const longer = choices.filter((length) =>
      isStricter(current, { kind, until: exclusionEnd(length, now, deps.timeZone) }),
    );
    return longer.length === 0 ? [] : [{ kind, choices: longer, ...rest }];
  });
}

/** The exclusion of a member, what the member can do, and who helps. */
export async function showExclusion(
  deps: ClosingDeps,
  memberId: bigint,
  language: Language,
): Promise<Shown> {
  const now = deps.clock();
  const current = await findInForce(deps.db, memberId);
  const help = showHelp(deps, language);
  if (current === null) return { current: null, help };
  return {
    current: {
      kind: current.kind,
      since: current.since.toISOString(),
      until: current.until?.toISOString() ?? null,
      byOperator: current.byOperator,
      returnStep: returnStepAt(current, now),
      returnFrom: current.returnFrom?.toISOString() ?? null,
      returnAfterHours: returnAfterMs(deps) / hourMs,
      longer: longerThan(deps, current, now),
      closing: await showClosing(deps, current),
    },
    help,
  };
}
