import { Button } from './button.tsx';
import { Icon } from './icons/icon.tsx';

/** Asks again for something that could not be loaded. `onRetry` must not reject. */
export function RetryButton({ label, onRetry }: { label: string; onRetry: () => unknown }) {
  return (
    <Button look="quiet" size="sm" icon={<Icon name="sync" />} onClick={() => void onRetry()}>
      {label}
    </Button>
  );
}
