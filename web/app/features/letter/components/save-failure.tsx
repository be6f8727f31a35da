import { Alert } from '../../../ui/display/alert.tsx';

export function SaveFailure({ className }: { className?: string }) {
  return (
    <Alert live tone="danger" className={className} title="Your changes could not be saved.">
      They are still here. Please try again in a moment.
    </Alert>
  );
}
