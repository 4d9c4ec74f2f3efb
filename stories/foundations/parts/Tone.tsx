import { EmptyState } from '../../../packages/ui/src/feedback/EmptyState/EmptyState.tsx';
import { ErrorBanner } from '../../../packages/ui/src/feedback/ErrorBanner/ErrorBanner.tsx';
import { SuccessNote } from '../../../packages/ui/src/feedback/SuccessNote/SuccessNote.tsx';
import { optimizeFormLabels, rowTabLabels, storageTabLabels } from '../../../packages/ui/src/index.ts';
import classes from './Tone.module.css';

/** Empty, failed and done, in the product's own words. */
export function Tone() {
  return (
    <div className={classes.tone}>
      <div className={classes.case}>
        <EmptyState message={rowTabLabels.empty} hint={storageTabLabels.hint} />
      </div>
      <div className={classes.case}>
        <ErrorBanner message="Failed to load campaigns" />
      </div>
      <div className={classes.case}>
        <SuccessNote>{optimizeFormLabels.created}</SuccessNote>
      </div>
    </div>
  );
}
