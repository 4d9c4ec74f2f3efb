import { ErrorBanner, useLabels } from '@leaf/ui';
import { bundleJobsLabels, bundleScreenLabels, useBundleFacts } from '@leaf/ui/bundles';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFocusAfter } from '../actions/useFocusAfter.ts';
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
  const heading = useFocusAfter<HTMLHeadingElement>(optimising);
  const back = optimising ? () => setOptimising(false) : onBack;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Group>
          {back && (
            <Button variant="default" onClick={back}>
              {text.back}
            </Button>
          )}
          <div>
            <Text component="h2" size="xl" fw={600} ref={heading} tabIndex={-1}>
              {creative?.filename ?? text.waiting}
            </Text>
            {facts && (
              <Text size="sm" c="dimmed">
                {facts}
              </Text>
            )}
          </div>
        </Group>
        {creative && (
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
        )}
      </Group>
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
