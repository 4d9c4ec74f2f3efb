import type { AskedPoint, Format } from '@leaf/api-client';
import { askedPointsQuery } from '@leaf/api-client/query';
import { MeasureQuality } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { usePointEvents } from './usePointEvents.ts';

// At module level, so that what has not changed stays the same object.
const unmeasured = (points: AskedPoint[]) => points.filter(({ measured }) => measured === null);

type Props = {
  imageId: number;
  /** The format whose quality is asked for, and the quality that is shown of it. */
  format: Format;
  quality: number | undefined;
  /** Called with each quality that is asked for, which may be measured already. */
  onAsk: (file: { format: Format; quality: number }) => void;
  isMeasured: (file: { format: Format; quality: number }) => boolean;
};

/** Asks for a quality of the format that no job has measured, and says where it stands. */
export function JobMeasure({ imageId, format, quality, onAsk, isMeasured }: Props) {
  const connected = useConnection();
  const { api, keys, queryClient } = connected;
  const live = usePointEvents(imageId);
  const asked = useQuery(
    {
      ...askedPointsQuery(api, imageId),
      select: unmeasured,
      ...(live ? { refetchInterval: false } : {}),
    },
    queryClient,
  );
  const ask = useAction({
    mutationFn: (file: { format: Format; quality: number }) => api.askForPoint(imageId, file),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.askedPoints(imageId) }),
  });
  const [last, setLast] = useState<{ format: Format; quality: number }>();
  const isShown = last?.format === format && last.quality === quality;
  return (
    <MeasureQuality
      format={format}
      asked={asked.data ?? []}
      measured={isShown ? last : undefined}
      submitting={ask.isPending}
      {...errorProps([ask, asked], connected)}
      onMeasure={(file) => {
        setLast(file);
        onAsk(file);
        if (!isMeasured(file)) void ask.run(file);
      }}
    />
  );
}
