import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import { LeafContext } from '../../../theme/leafContext.ts';
import type { ExportWords } from '../exports.ts';
import { usePlanWords } from '../PlanImport/usePlanRules.ts';
import { type FileStyle, styleFor } from '../writing.ts';
import { exportMenuLabels } from './exportMenuLabels.ts';

/** The chosen export: its kind, and for CSV the separators of the user's spreadsheet. */
export type ExportChoice = {
  kind: 'xlsx' | 'csv' | 'json';
  style: FileStyle;
  /** The labels of headers and values. */
  words: ExportWords;
};

export type ExportMenuProps = {
  /** Creates and saves the file. */
  onExport: (choice: ExportChoice) => Promise<unknown>;
  /** There is nothing to export yet. */
  disabled?: boolean;
  labels?: Partial<typeof exportMenuLabels>;
};

const styles: readonly (FileStyle & { word: 'semicolon' | 'comma' })[] = [
  { separator: ';', decimal: ',', word: 'semicolon' },
  { separator: ',', decimal: '.', word: 'comma' },
];

/** Offers rows as XLSX, as CSV in either of the two dialects that spreadsheets read, and as JSON. */
export function ExportMenu({ onExport, disabled = false, labels }: ExportMenuProps) {
  const text = useLabels('exportMenu', exportMenuLabels, labels);
  const words = usePlanWords();
  const { locale } = useContext(LeafContext);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const own = styleFor(locale);
  const ordered = own.separator === ';' ? styles : styles.toReversed();
  const run = async (kind: ExportChoice['kind'], style: FileStyle = own) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    await onExport({ kind, style, words }).catch(() => setFailed(true));
    setBusy(false);
  };
  return (
    <>
      {failed && <ErrorBanner message={text.failed} />}
      <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            disabled={disabled}
            // Disabled, it would lose the focus that the menu gives back to it.
            data-disabled={busy || undefined}
            aria-disabled={busy || undefined}
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {busy ? text.exporting : text.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void run('xlsx')}>{text.xlsx}</Menu.Item>
          {ordered.map(({ word, separator, decimal }) => (
            <Menu.Item key={word} onClick={() => void run('csv', { separator, decimal })}>
              {text[word]}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => void run('json')}>{text.json}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
