import { imagesQuery, queryKeys } from '@leaf/api-client';
import { ImageListScreen } from '@leaf/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { Thumbnail } from './imagePictures.tsx';

export const loader = () => {
  void queryClient.prefetchQuery(imagesQuery(api));
  return null;
};

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.images });

export function Component() {
  const images = useQuery(imagesQuery(api));
  const upload = useMutation({ mutationFn: (file: File) => api.uploadImage(file), onSuccess: refresh });
  const remove = useMutation({
    mutationFn: ({ id }: { id: number }) => api.deleteImage(id),
    onSettled: refresh,
  });
  return (
    <>
      <title>Image optimiser · Leaf</title>
      <ImageListScreen
        images={images.data ?? []}
        loading={images.isPending}
        error={shownError(remove.error ?? images.error)}
        imageHref={(image) => paths.image(image.id)}
        backHref={paths.app}
        onUpload={(file) => upload.mutate(file)}
        uploading={upload.isPending}
        uploadError={shownError(upload.error)}
        onDelete={(image) => remove.mutate(image)}
        deletingId={remove.isPending ? remove.variables.id : undefined}
        thumbnail={(image) => <Thumbnail imageId={image.id} />}
      />
    </>
  );
}
