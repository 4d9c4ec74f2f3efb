import type { Image } from '@leaf/api-client';
import { imageName } from '@leaf/ui';
import { useConnection } from '../connection/connectionContext.ts';
import { FileUploads, type FileUploadsProps } from '../uploads/FileUploads.tsx';

type Props = Pick<FileUploadsProps, 'batch' | 'refresh' | 'onClose' | 'onUnsaved'> & {
  images: readonly Image[];
};

/** Sends many images, and shows how far they are. */
export function ImageUploads({ images, ...queue }: Props) {
  const { api } = useConnection();
  return (
    <FileUploads
      {...queue}
      send={(file, { key, signal, onProgress }) =>
        api.uploadImage(file, { idempotencyKey: key, signal, onProgress })
      }
      known={(hash) => {
        const same = images.find((image) => image.sha256 === hash);
        return same && imageName(same);
      }}
    />
  );
}
