import { imageInfoQuery } from '@leaf/api-client/query';
import { pictureFile } from '@leaf/connect/hooks';
import { PayloadSource, type RowPicture } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { paths } from '../app/paths.ts';

type Props = { imageId: number; picture: RowPicture };

/** The picture from which a row has its payload; nothing while the picture is deleted. */
export function ConnectedRowPicture({ imageId, picture: { image_format, image_quality } }: Props) {
  const { data: image } = useQuery(imageInfoQuery(api, imageId));
  if (!image) return null;
  return (
    <PayloadSource
      name={image.filename}
      href={paths.image(imageId)}
      file={pictureFile(image_format, image_quality)}
    />
  );
}
