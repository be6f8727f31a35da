import { Icon } from '../../art/icon.tsx';
import { Button } from '../button.tsx';
import { Alert } from '../display/alert.tsx';

type LetterFailureProps = { message: string; onRetry: () => void; className?: string };

export function LetterFailure({ message, onRetry, className }: LetterFailureProps) {
  return (
    <Alert
      live
      tone="danger"
      className={className}
      title="Error generating letter:"
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          <Icon name="refresh" />
          Try Again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
