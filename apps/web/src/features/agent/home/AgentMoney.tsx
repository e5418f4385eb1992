import { Link } from 'wouter';
import { useRefusal } from '#features/site/visitor.ts';
import { BalancePanel } from '#features/wallet/BalancePanel.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import styles from './AgentHome.module.css';

/** The balance; every agent may withdraw, and only some types may deposit (D31). */
export function AgentMoney() {
  const text = useText();
  const mayDeposit = useRefusal('deposit') === null;
  return (
    <Card look="lit">
      <BalancePanel />
      <div className={styles.money}>
        <Link className={buttonClass('secondary')} href={paths.withdraw()}>
          {text('member.withdraw')}
        </Link>
        {mayDeposit && (
          <Link className={buttonClass('primary')} href={paths.deposit()}>
            {text('member.deposit')}
          </Link>
        )}
      </div>
    </Card>
  );
}
