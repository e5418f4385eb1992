import type { Text } from '#kit/text.ts';
import { prizeName } from '../draws/prize-name.ts';
import type { PaidFor } from './pays.ts';

const sizes = ['big', 'small', 'odd', 'even'] as const;
const colours = ['red', 'blue', 'green'] as const;
const others = [
  'dragon',
  'tiger',
  'tie',
  'triple',
  'straight',
  'pair',
  'halfStraight',
  'mixed',
] as const;

/** What an option of a play is called: "big", or "big + odd" of two that stand together. */
function optionName(text: Text, option: string): string {
  const size = sizes.find((one) => one === option);
  if (size) return text(`lottery.${size}`);
  const colour = colours.find((one) => one === option);
  if (colour) return text(`lottery.colour.${colour}`);
  const other = others.find((one) => one === option);
  if (other) return text(`lottery.rules.option.${other}`);
  const pair = /^(big|small)(Odd|Even)$/.exec(option);
  return (pair ?? [])
    .slice(1)
    .map((one) => optionName(text, one.toLowerCase()))
    .join(' + ');
}

/** What a row of a table of odds is for. */
export function paidForText(text: Text, paid: PaidFor): string {
  switch (paid.kind) {
    case 'all':
      return '';
    case 'balls':
      return paid.balls.join(', ');
    case 'options':
      return paid.options.map((option) => optionName(text, option)).join(', ');
    case 'pattern':
      return paid.pattern;
    case 'last':
      return text('lottery.rules.last', { count: paid.count });
    case 'numbers':
      return text('lottery.rules.numbers', { count: paid.count });
    case 'prize':
      return `${prizeName(text, paid.prize)}${paid.orders === null ? '' : ` ÷ ${paid.orders}`}`;
  }
}
