import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useLabels } from '../../../labels/useLabels.ts';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import { ExportMenu, type ExportMenuProps } from '../ExportMenu/ExportMenu.tsx';

export const planToolsLabels = { import: 'Import' };

export type PlanToolsProps = Pick<ExportMenuProps, 'onExport'> & {
  /** The page of the import; without it none is offered. */
  importHref?: string;
  /** There are no rows to export. */
  empty?: boolean;
  labels?: Partial<typeof planToolsLabels>;
};

/** The two doors of a campaign or of one of its stages: import and export. */
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
