import type { WrittenFormat } from '@leaf/api-client';
import { outcomesQuery } from '@leaf/api-client/query';
import { FileChoice } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { useFileChoices } from './useFileChoices.ts';

type Props = { imageId: number; file: { format: WrittenFormat; quality: number } };

/** Which file of an image is taken in its sets. */
export function JobChoice({ imageId, file: { format, quality } }: Props) {
  const connected = useConnection();
  const { api, queryClient } = connected;
  const outcome = useQuery({ ...outcomesQuery(api, [imageId]), refetchInterval: false }, queryClient);
  const choices = useFileChoices();
  const [sent] = choices.sent;
  return (
    <FileChoice
      shown={{ format, quality }}
      chosen={sent ? sent.file : outcome.data?.[0]?.chosen}
      onChoose={(file) => void choices.choose([{ image_id: imageId, file }])}
      submitting={choices.isPending}
      {...errorProps([...choices.failed, outcome], connected)}
      onUndo={choices.undo}
    />
  );
}
