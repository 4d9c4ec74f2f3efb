import { imagesQuery, usageQuery } from '@leaf/api-client/query';
import { DeletedThings, shownError, useAction, useDeletion } from '@leaf/connect/hooks';
import { type ImageInfo, ImageListScreen, imageName, Loading, PartBoundary } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, keys, queryClient } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { useWords } from '../app/language/useWords.ts';
import { load } from '../app/load.ts';
import { notifySuccess } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { Thumbnail } from './imagePictures.tsx';

const ConnectedUploads = lazy(() =>
  load(() => import('./imageUploads.tsx')).then(({ ConnectedUploads }) => ({ default: ConnectedUploads })),
);

const refresh = () => {
  // Not awaited: a form is busy until its list has loaded, no longer.
  void queryClient.invalidateQueries({ queryKey: keys.usage });
  return queryClient.invalidateQueries({ queryKey: keys.images });
};

// A stable reference, so that the list re-renders a row only when its image has changed.
const imageHref = ({ id }: { id: number }) => paths.image(id);
const thumbnail = (image: ImageInfo) => <Thumbnail image={image} />;

export function Component() {
  const words = useWords();
  const images = useQuery(imagesQuery(api));
  const usage = useQuery(usageQuery(api));
  // Each drop is passed on once; the queue keeps what it was given.
  const [batch, setBatch] = useState<File[]>();
  const upload = useAction({
    mutationFn: (file: File) => api.uploadImage(file),
    onSuccess: (image) => {
      notifySuccess(words.notices.imageUploaded(imageName(image)));
      return refresh();
    },
  });
  const navigate = useNavigate();
  const example = useAction({
    mutationFn: async () => {
      const { addExample } = await load(() => import('../app/images/exampleImage.ts'));
      return addExample();
    },
    onSuccess: ({ id }) => {
      void refresh();
      return navigate(paths.image(id));
    },
    leads: true,
  });
  const { removal, deletingId, notice } = useDeletion({
    remove: ({ id }: { id: number; name: string }) => api.deleteImage(id),
    restore: ({ id }) => api.restoreImage(id),
    refresh,
  });
  return (
    <>
      <title>{words.titles.images}</title>
      <ImageListScreen
        images={images.data ?? []}
        loading={images.isPending}
        usage={usage.data}
        {...errorProps([removal, example, images], words.errors)}
        imageHref={imageHref}
        backHref={paths.app}
        onUpload={(file) => void upload.run(file)}
        onExample={() => void example.run()}
        addingExample={example.busy}
        onUploadMany={setBatch}
        uploads={
          batch && (
            <PartBoundary>
              <Suspense fallback={<Loading minHeight={120} />}>
                <ConnectedUploads
                  batch={batch}
                  images={images.data ?? []}
                  refresh={refresh}
                  onClose={() => setBatch(undefined)}
                />
              </Suspense>
            </PartBoundary>
          )
        }
        setHref={paths.imageSet}
        uploading={upload.isPending}
        uploadError={shownError(upload.error, words.errors)}
        onDelete={(image) => void removal.run({ id: image.id, name: imageName(image) })}
        deletingId={deletingId}
        notice={notice}
        footer={<DeletedThings kind="image" refresh={refresh} />}
        thumbnail={thumbnail}
      />
    </>
  );
}
