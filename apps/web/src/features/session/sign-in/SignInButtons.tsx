import { useMutation } from '@tanstack/react-query';
import { useText } from '#kit/text.ts';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useIdentityService, type SignInMethod } from '../sign-in.queries.ts';
import styles from './SignInButtons.module.css';

/** Section 2, "Social login buttons": renders nothing without a service or without a flag. */
export function SignInButtons({ backTo }: { backTo: string }) {
  const text = useText();
  const service = useIdentityService().data;
  const open = useMutation({
    mutationFn: async (provider: SignInMethod) => {
      const { openSignIn } = await import('./sign-in-page.ts');
      if (service) await openSignIn(service, provider, backTo);
    },
  });
  if (service === undefined || service.providers.length === 0) return null;
  return (
    <section className={styles.providers} aria-label={text('signIn.with')}>
      <p className={styles.line}>
        <span>{text('signIn.with')}</span>
      </p>
      {open.isError && <Notice tone="error">{text('error.request.network')}</Notice>}
      <div className={styles.row}>
        {service.providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className={`${buttonClass('secondary', 'compact')} ${styles.provider}`}
            aria-label={text('signIn.open', { name: text(`signIn.${provider}`) })}
            aria-disabled={open.isPending || undefined}
            onClick={() => !open.isPending && open.mutate(provider)}
          >
            <span className={styles.mark} data-provider={provider} />
            {text(`signIn.${provider}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
