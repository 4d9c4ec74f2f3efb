import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useLabels } from '../../../labels/useLabels.ts';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import { ExportMenu, type ExportMenuProps } from '../ExportMenu/ExportMenu.tsx';
import { planToolsLabels } from './planToolsLabels.ts';

export type PlanToolsProps = Pick<ExportMenuProps, 'onExport'> & {
  /** The address of the import page; without it there is no import. */
  importHref?: string;
  /** There are no rows to export. */
  empty?: boolean;
  labels?: Partial<typeof planToolsLabels>;
};

/** Import and export for a campaign or one of its stages. */
export function PlanTools({ importHref, onExport, empty = false, labels }: PlanToolsProps) {
  const text = useLabels('planTools', planToolsLabels, labels);
  return (
    <>
      {importHref && (
        <Button
          component={LeafLink}
          href={importHref}
          variant="default"
          leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
        >
          {text.import}
        </Button>
      )}
      <ExportMenu onExport={onExport} disabled={empty} />
    </>
  );
}
