import type { Database } from '#db/database.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { Captchas } from '#modules/credentials/captchas.ts';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';

/** What applications to become an agent are given to work with. */
export type ApplicationDeps = LimitDependencies & {
  db: Database;
  clock: Clock;
  memberTypes: MemberTypeTable;
  captchas: Pick<Captchas, 'check'>;
  box: SecretBox;
};
