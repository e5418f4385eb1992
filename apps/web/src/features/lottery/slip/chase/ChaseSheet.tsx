import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { limitsOf } from '../../room/limits.ts';
import type { Room } from '../../room/room.ts';
import type { SlipLines } from '../slip-lines.ts';
import { useChaseNumeros } from '../slip.queries.ts';
import { useAmount } from '../use-amount.ts';
import { baseOf, clearPrize, planOf, problemOfRows, rowsOf } from './chase-plans.ts';
import type { Chase, ChaseForm } from './chase.ts';
import { ChaseFields } from './ChaseFields.tsx';
import { ChaseProblem, ChaseRows, PlanEnd } from './ChaseRows.tsx';
import styles from '../Slip.module.css';

export type ChaseSheetProps = Readonly<{
  room: Room;
  slip: SlipLines;
  form: ChaseForm;
  isOpen: boolean;
  onForm: (form: ChaseForm) => void;
  /** Called with the draws to bet on. */
  onChase: (chase: Chase) => void;
  onClose: () => void;
}>;

const skeletonHeights = [72, 72, 48, 48, 48];

/** The plan of what was typed over the draws that can be chosen. */
function usePlan({ room, slip, form }: ChaseSheetProps, numeros: readonly string[]) {
  const from = form.first === null ? 0 : Math.max(0, numeros.indexOf(form.first));
  const coming = numeros.slice(from);
  const base = baseOf(slip.offered, slip.yearAnimal);
  const ofSetting = limitsOf(room);
  const limits = { ...ofSetting, mostDraws: Math.min(ofSetting.mostDraws, coming.length) };
  const prize = clearPrize(slip.offered);
  // A profit that was planned before is no longer clear once lines of other plays are there, and a
  // plan by which stakes rise is no longer offered once the site has none.
  const isGone = !room.setting.chasePlans || (form.kind === 'profit' && prize === null);
  const kind = isGone ? 'same' : form.kind;
  const plan = planOf({ ...form, kind }, { base, limits, prize });
  const rows = plan === null ? [] : rowsOf(plan, coming, form.changes, base.stake);
  const problem = plan === null ? null : problemOfRows(rows, { base, limits });
  return { coming, limits, kind, prize, plan, rows, problem };
}

function ChasePanel(props: ChaseSheetProps & { numeros: readonly string[] }) {
  const { room, form, numeros, onForm, onChase } = props;
  const text = useText();
  const amountOf = useAmount(room.digits);
  const { coming, limits, kind, prize, plan, rows, problem } = usePlan(props, numeros);
  if (numeros.length === 0) return <EmptyState text={text('lottery.chase.none')} />;
  const count = rows.filter(({ multiple }) => multiple > 0).length;
  const draws = rows.map(({ multiple }, at) => ({ numero: coming[at] ?? '', multiple }));
  return (
    <div className={styles.body}>
      <ChaseFields
        form={{ ...form, kind }}
        numeros={numeros}
        mostDraws={limits.mostDraws}
        hasPlans={room.setting.chasePlans}
        hasProfit={prize !== null}
        onForm={onForm}
      />
      {plan !== null && (
        <p className={styles.whole}>
          {text('lottery.chase.whole', { count, amount: amountOf(rows.at(-1)?.sum ?? 0n) })}
          <span className={styles.quiet}>{text('lottery.chase.risk')}</span>
        </p>
      )}
      <PlanEnd plan={plan} limits={limits} digits={room.digits} />
      <ChaseRows
        rows={rows}
        numeros={coming}
        mostMultiple={limits.mostMultiple}
        digits={room.digits}
        onChange={(numero, multiple) =>
          onForm({ ...form, changes: { ...form.changes, [numero]: multiple } })
        }
      />
      <div className={styles.foot}>
        <Checkbox
          checked={form.stopsOnWin}
          onChange={({ target }) => onForm({ ...form, stopsOnWin: target.checked })}
        >
          {text('lottery.chase.stops')}
        </Checkbox>
        <ChaseProblem
          isTyped={plan !== null}
          problem={problem}
          limits={limits}
          digits={room.digits}
        />
        <Button
          disabled={plan === null || problem !== null}
          onClick={() => onChase({ draws, stopsOnWin: form.stopsOnWin })}
        >
          {text('lottery.chase.done')}
        </Button>
      </div>
    </div>
  );
}

/** Puts together over which draws an order goes, and how many times it is taken in each. */
export function ChaseSheet(props: ChaseSheetProps) {
  const { room, isOpen, onClose } = props;
  const text = useText();
  const query = useChaseNumeros(room, isOpen);
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={text('lottery.chase.title')}
      closeLabel={text('shell.close')}
    >
      <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {({ chaseNumeros }) => (
          <ChasePanel {...props} numeros={chaseNumeros.map(({ numero }) => numero)} />
        )}
      </Loaded>
    </Sheet>
  );
}
