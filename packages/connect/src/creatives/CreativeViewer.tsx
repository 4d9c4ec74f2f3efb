import { ErrorBanner, useLabels } from '@leaf/ui';
import { bundleJobsLabels, bundleScreenLabels, useBundleFacts } from '@leaf/ui/bundles';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { PartHeader } from '../actions/PartHeader.tsx';
import { CreativeOptimizer } from './CreativeOptimizer.tsx';
import { CreativeOverview } from './CreativeOverview.tsx';
import { useCreative } from './useCreative.ts';

export type CreativeViewerProps = {
  /** The id of the creative. */
  id: number;
  /** Leads back to the list. Without it there is no such button. */
  onBack?: () => void;
  /** The address of a campaign's delivery rows in your app. Without it there is no link to them. */
  rowsHref?: (campaignId: number) => string;
  /** The creative and its results can be looked at and downloaded, and nothing changes. */
  readOnly?: boolean;
};

/** An HTML5 creative: whether it is light enough and for which platforms, how it runs, and jobs that make it lighter. */
export function CreativeViewer(props: CreativeViewerProps) {
  return <OneCreative key={props.id} {...props} />;
}

function OneCreative({ id, onBack, rowsHref, readOnly = false }: CreativeViewerProps) {
  const text = useLabels('bundleScreen', bundleScreenLabels);
  const { title: jobs } = useLabels('bundleJobs', bundleJobsLabels);
  const { screen, platform, there } = useCreative(id);
  const { creative, error, errorAction, onDownload, downloading } = screen;
  const facts = useBundleFacts(creative);
  const [optimising, setOptimising] = useState(false);
  return (
    <Stack gap="lg">
      <PartHeader
        title={creative?.filename ?? text.waiting}
        facts={facts}
        shown={optimising}
        onBack={optimising ? () => setOptimising(false) : onBack}
        backLabel={text.back}
        actions={
          creative && (
            <Group>
              <Button variant="default" disabled={downloading} onClick={onDownload}>
                {downloading ? text.preparing : text.download}
              </Button>
              {!optimising && (
                <Button variant={readOnly ? 'default' : 'filled'} onClick={() => setOptimising(true)}>
                  {readOnly ? jobs : text.optimize}
                </Button>
              )}
            </Group>
          )
        }
      />
      <ErrorBanner message={error} action={errorAction} />
      {there &&
        (optimising ? (
          <CreativeOptimizer id={id} {...platform} rowsHref={rowsHref} readOnly={readOnly} />
        ) : (
          <CreativeOverview id={id} {...platform} />
        ))}
    </Stack>
  );
}
