import { Button } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { DropPanel } from './DropPanel.tsx';

export const uploadPanelLabels = {
  title: 'Drop an image here',
  several: 'Drop images here, or paste them',
  hint: 'PNG, JPG, or WEBP',
  choose: 'Choose file',
  uploading: 'Uploading…',
  notAnImage: 'This is not an image. Use PNG, JPG, or WEBP.',
  tooMany: 'Drop one image at a time.',
  isZip: 'This is a ZIP. HTML5 creatives have a page of their own.',
  toCreatives: 'Go to HTML5 creatives',
  isHeic:
    'HEIC photos can’t be read. Choose ‘Most compatible’ in the camera’s settings, or export the photo as JPEG.',
};

export type UploadPanelProps = {
  /** Receives the one chosen or dropped file; the server checks its content. */
  onUpload: (file: File) => void;
  /**
   * Receives several dropped, chosen or pasted files: the images, and the others, to be named with the sentence that
   * `why` gives for each. Without it only one at a time is taken.
   */
  onUploadMany?: (files: File[], rejected: File[], why: (file: File) => string) => void;
  /** The file is on its way. */
  uploading?: boolean;
  /** Why the last upload failed. */
  error?: string;
  /** The address of the page that takes ZIPs, named when one is dropped here. */
  creativesHref?: string;
  labels?: Partial<typeof uploadPanelLabels>;
};

/** Whether pictures can be pasted into an element of the page. */
const takesPictures = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.localName === 'textarea');

const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

const calledHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

/** By the brand in its first bytes: phones also give the name to photos that they have turned into JPEG. */
const isHeic = async (file: File) => /^ftyphe(ic|ix|im|is|vc|vx|vm|vs)$/.test(await file.slice(4, 12).text());

const none: ReadonlySet<File> = new Set();

async function heicAmong(files: readonly File[]): Promise<ReadonlySet<File>> {
  const called = files.filter(calledHeic);
  const found = await Promise.all(called.map(isHeic));
  return new Set(called.filter((_, index) => found[index]));
}

/** Why a file is rejected. */
type Fault = 'isZip' | 'isHeic' | 'notAnImage';

/** Takes an image, or several, dropped, chosen or pasted. Rejects other files before they are sent. */
export function UploadPanel({
  onUpload,
  onUploadMany,
  uploading = false,
  error,
  creativesHref,
  labels,
}: UploadPanelProps) {
  const text = useLabels('uploadPanel', uploadPanelLabels, labels);
  const [refused, setRefused] = useState<'tooMany' | Fault>();

  const take = async (files: File[], rejected: File[]) => {
    const all = [...files, ...rejected];
    if (all.length > 1 && !onUploadMany) {
      setRefused('tooMany');
      return;
    }
    const heic = all.some(calledHeic) ? await heicAmong(all) : none;
    const images = files.filter((file) => !heic.has(file));
    const others = [...files.filter((file) => heic.has(file)), ...rejected];
    const faultOf = (file: File): Fault => {
      if (heic.has(file)) return 'isHeic';
      return creativesHref !== undefined && isZip(file) ? 'isZip' : 'notAnImage';
    };
    const [image] = images;
    const [other] = others;
    if (all.length > 1) {
      // Whoever takes several says of each what is wrong with it.
      setRefused(undefined);
      onUploadMany?.(images, others, (file) => text[faultOf(file)]);
      return;
    }
    setRefused(other ? faultOf(other) : image ? undefined : 'notAnImage');
    if (image) onUpload(image);
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    // A page around it may take pictures too, such as an editor of text.
    if (event.defaultPrevented || takesPictures(event.composedPath()[0])) return;
    const { clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0 && !uploading) void take(files, []);
  });
  const takesSeveral = onUploadMany !== undefined;
  useEffect(() => {
    if (!takesSeveral) return;
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [takesSeveral]);

  return (
    <DropPanel
      accept={['image/*']}
      multiple={takesSeveral}
      busy={uploading}
      error={refused ? text[refused] : error}
      errorAction={
        refused === 'isZip' &&
        creativesHref !== undefined && (
          <Button component={LeafLink} href={creativesHref} size="compact-sm" variant="default">
            {text.toCreatives}
          </Button>
        )
      }
      icon={<IconPhotoUp size={32} stroke={1.25} aria-hidden />}
      title={takesSeveral ? text.several : text.title}
      hint={text.hint}
      button={uploading ? text.uploading : text.choose}
      onFiles={(files, rejected) => void take(files, rejected)}
    />
  );
}
