import { imageInfoQuery } from '@leaf/api-client/query';
import { saveFile, useAction, useImagePicture } from '@leaf/connect/hooks';
import { ImageSizes, type SizesPayload } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, keys, queryClient } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';

export function Component() {
  const words = useWords();
  const id = Number(useParams().id);
  const info = useQuery(imageInfoQuery(api, id));
  const picture = useImagePicture(id);
  const create = useAction({
    mutationFn: (payload: SizesPayload) => api.createSizes(id, payload),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.usage });
      return queryClient.invalidateQueries({ queryKey: keys.images });
    },
  });
  const created = create.data?.data ?? [];
  const zip = useAction({
    mutationFn: (images: typeof created) =>
      api.getImageZipBlob(images.map((image) => ({ imageId: image.id }))),
    onSuccess: (blob) => saveFile(blob, 'sizes.zip'),
  });
  return (
    <ImageSizes
      key={id}
      image={info.data}
      src={picture.src}
      loading={picture.loading}
      onRetry={picture.retry}
      onSubmit={(payload) => void create.run(payload)}
      submitting={create.isPending}
      error={errorProps([create, zip], words.errors).error}
      created={created}
      setHref={paths.imageSet}
      onDownload={() => void zip.run(created)}
      downloading={zip.isPending}
    />
  );
}
