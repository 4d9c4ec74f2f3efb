import { outcomesQuery } from '@leaf/api-client/query';
import {
  saveFile,
  shownError,
  Thumbnail,
  useAction,
  useFileChoices,
  useSavedSettings,
  useSetEvents,
} from '@leaf/connect/hooks';
import { type ImageInfo, type OptimizePayload, useFormat, useLabels } from '@leaf/ui';
import { ImageSetScreen, imageSetScreenLabels, type SetRow, withChoice } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, queryClient } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { createSetOrders, IMAGES_PER_SET } from '../app/images/setOrders.ts';
import { useSetEnded } from '../app/images/useSetEnded.ts';
import { useWords } from '../app/language/useWords.ts';
import { notifySuccess } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { ConnectedBudget } from './imageSetBudget.tsx';

const imageHref = ({ id }: { id: number }) => paths.image(id);
const sizesHref = ({ id, animation }: ImageInfo) => (animation ? undefined : paths.image(id, 'sizes'));
const thumbnail = (image: ImageInfo) => <Thumbnail image={image} />;

/** The ids of an address, each once. */
const idsOf = (text: string) =>
  [...new Set(text.split(',').map(Number))].filter((id) => Number.isInteger(id) && id > 0);

export function Component() {
  const words = useWords();
  const text = useLabels('imageSetScreen', imageSetScreenLabels);
  const { number } = useFormat();
  const [search] = useSearchParams();
  const asked = idsOf(search.get('images') ?? '');
  const ids = asked.slice(0, IMAGES_PER_SET);
  const live = useSetEvents(ids);
  const outcomes = useQuery({
    ...outcomesQuery(api, ids),
    enabled: ids.length > 0,
    ...(live ? { refetchInterval: false } : {}),
  });
  useSetEnded(ids, outcomes.data, (ended) => {
    const done = ended.filter(({ job }) => job?.status === 'completed').length;
    const byHand = ended.filter(({ chosen }) => chosen).length;
    const told = words.notices.setEnded(done, ended.length);
    notifySuccess(byHand > 0 ? `${told} ${text.stillChosen(number(byHand), byHand === 1)}` : told);
  });
  const choices = useFileChoices();
  const sent = new Map(choices.sent.map(({ image_id, file }) => [image_id, file]));
  const entries = (outcomes.data ?? []).map((entry) => withChoice(entry, sent.get(entry.image.id)));
  const [orders] = useState(() =>
    createSetOrders<OptimizePayload>(async (images, payload) => {
      const [first] = images;
      if (first !== undefined) await api.createJob(first, { ...payload, images });
    }),
  );
  const [started, setStarted] = useState(0);
  const kept = useSavedSettings();
  const create = useAction({
    // Only what still exists: one missing image would refuse the rest.
    mutationFn: (payload: OptimizePayload) =>
      orders.start(
        entries.map(({ image }) => image.id),
        payload,
      ),
    onSettled: () => {
      setStarted(orders.started());
      return queryClient.invalidateQueries({ queryKey: outcomesQuery(api, ids).queryKey });
    },
  });
  const zip = useAction({
    mutationFn: (rows: readonly SetRow[]) =>
      api.getImageZipBlob(
        rows.map(({ image: { id: imageId }, file }) =>
          file ? { imageId, format: file.format, quality: file.quality } : { imageId },
        ),
      ),
    onSuccess: (blob) => saveFile(blob, 'images.zip'),
  });
  return (
    <>
      <title>{words.titles.imageSet}</title>
      <ImageSetScreen
        count={outcomes.data?.length ?? ids.length}
        cut={asked.length > ids.length ? { most: IMAGES_PER_SET, asked: asked.length } : undefined}
        entries={entries}
        loading={outcomes.isLoading}
        {...errorProps([zip, ...choices.failed, outcomes], words.errors)}
        onChoose={(image_id, file) => void choices.choose([{ image_id, file }])}
        changed={choices.changed}
        onUndo={choices.undo}
        onRelease={(released) => void choices.choose(released.map((image_id) => ({ image_id, file: null })))}
        budget={<ConnectedBudget entries={entries} onChoose={choices.choose} />}
        imageHref={imageHref}
        sizesHref={sizesHref}
        thumbnail={thumbnail}
        backHref={paths.images}
        onDownload={(rows) => void zip.run(rows)}
        downloading={zip.isPending}
        onSubmit={(payload) => void create.run(payload)}
        submitting={create.isPending}
        submitError={shownError(create.error, words.errors)}
        submitStarted={started}
        created={create.isSuccess}
        kept={kept}
      />
    </>
  );
}
