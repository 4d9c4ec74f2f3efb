import { ErrorBanner, ErrorStep, OfflineNote, SuccessNote, UndoNotice } from '@leaf/ui';

const nothing = () => undefined;

/** Where news stands, from what is small to what concerns the whole page. */
export function PlacesOfNews() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SuccessNote>Saved.</SuccessNote>
      <UndoNotice message="“Banner” deleted." onUndo={nothing} onClose={nothing} />
      <ErrorBanner message="Failed to load campaigns" action={<ErrorStep onRetry={nothing} />} />
      <OfflineNote offline />
    </div>
  );
}
