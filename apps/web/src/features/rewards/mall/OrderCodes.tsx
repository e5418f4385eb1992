import { CopyFact } from '#features/site/CopyFact.tsx';
import { useText } from '#kit/text.ts';

/** The codes of a voucher, each with a button to copy it. */
export function OrderCodes({ codes }: { codes: readonly string[] }) {
  const text = useText();
  if (codes.length === 0) return null;
  return (
    <div>
      {codes.map((code, place) => (
        <CopyFact
          key={code}
          label={
            codes.length === 1
              ? text('mall.order.code')
              : text('mall.order.code.of', { number: place + 1 })
          }
          value={code}
        />
      ))}
    </div>
  );
}
