import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useVipProgress } from '../vip/vip.queries.ts';

/** The name of a VIP level, or its number where names are not known; read only where one is shown. */
export function useLevelName(isShown: boolean): (level: number) => string {
  const text = useText();
  const hasLevels = useSettings()?.whitelabel['REWCEN3'] === true;
  const { data } = useVipProgress(isShown && hasLevels);
  return (level) =>
    data?.levels.find((one) => one.level === level)?.label ?? text('mall.level.number', { level });
}
