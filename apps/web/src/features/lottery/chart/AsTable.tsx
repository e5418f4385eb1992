import { useText } from '#kit/text.ts';
import { shortNumero } from './counted.ts';
import styles from './Chart.module.css';

type TableProps = Readonly<{
  name: string;
  columns: readonly string[];
  rows: readonly Readonly<{ numero: string; cells: readonly string[] }>[];
}>;

/** What a drawn chart shows, draw by draw, behind a button. */
export function AsTable({ name, columns, rows }: TableProps) {
  const text = useText();
  return (
    <details className={styles.details}>
      <summary>{text('lottery.chart.table')}</summary>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{text('lottery.chart.draw')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ numero, cells }) => (
            <tr key={numero}>
              <th scope="row">{shortNumero(numero)}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
