import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useBenefitRows } from './benefit-rows.ts';
import type { VipLevel } from './vip.queries.ts';
import styles from './LevelTable.module.css';

type LevelTableProps = { levels: readonly VipLevel[]; own: VipLevel; chosen: VipLevel };

function Value({ lines, isBetter }: { lines: readonly string[]; isBetter: boolean }) {
  const text = useText();
  if (lines.length === 0) return <td className={styles.none}>{text('vip.none')}</td>;
  return (
    <td className={isBetter ? styles.other : undefined}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </td>
  );
}

/** What the chosen level takes and brings, beside the level that the member has. */
export function LevelTable({ levels, own, chosen }: LevelTableProps) {
  const text = useText();
  const rows = useBenefitRows(levels);
  const shown = own === chosen ? [own] : [own, chosen];
  const caption =
    own === chosen
      ? text('vip.benefits', { level: own.label })
      : text('vip.compared', { own: own.label, other: chosen.label });
  return (
    <Card look="flush">
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {shown.map((level) => (
              <th key={level.level} scope="col">
                {level === own ? text('vip.yours', { level: level.label }) : level.label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ key, linesOf }) => (
          <tbody key={key}>
            <tr>
              <th className={styles.name} scope="rowgroup" colSpan={shown.length}>
                {text(key)}
              </th>
            </tr>
            <tr>
              {shown.map((level) => (
                <Value
                  key={level.level}
                  lines={linesOf(level)}
                  isBetter={level !== own && linesOf(level).join() !== linesOf(own).join()}
                />
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Card>
  );
}
