import type { Notes } from '../notes.ts';

/** The image optimiser. */
export const images: Notes = {
  'Images/ImageListScreen': {
    do: ['Keep upload and list on one page.'],
    dont: ['Don’t open an image by itself after its upload.'],
    accessibility: ['That an upload runs is said on the button.', 'Errors stand where they happened.'],
    related: ['Images/UploadPanel', 'Images/ImageList'],
  },
  'Images/UploadPanel': {
    do: ['Accept what the server accepts and say it in the hint.'],
    dont: ['Don’t take several files and use one.'],
    accessibility: [
      'Choose file is a button, so no drag is needed.',
      'A refused file is announced with its reason.',
    ],
    related: ['Images/ImageListScreen'],
  },
  'Images/ImageList': {
    do: ['Show the file’s name, or its number where it has none.'],
    dont: ['Don’t load full pictures for the list.'],
    accessibility: ['View and Delete name their image.', 'Thumbnails are decoration beside the name.'],
    related: ['Images/ImageThumbnail', 'Layout/DataTable'],
  },
  'Images/ImageThumbnail': {
    do: ['Give it the address of a picture the host has fetched.'],
    dont: ['Don’t give it alt text: the name stands beside it.'],
    accessibility: ['Hidden from screen readers.'],
    related: ['Images/ImageList', 'Images/ImagePreview'],
  },
  'Images/ImageDetailScreen': {
    do: ['Give overview and optimize an address each.'],
    dont: ['Don’t wait for the jobs to show the picture.'],
    accessibility: ['Tabs are links in a named navigation; the current one says so with aria-current.'],
    related: ['Images/ImageOverview', 'Images/OptimizeForm'],
  },
  'Images/ImageOverview': {
    do: ['Pass jobs newest first.'],
    dont: ['Don’t poll when nothing is open.'],
    accessibility: ['Picture, facts and jobs follow in the order of reading.'],
    related: ['Images/ImagePreview', 'Images/InfoTiles', 'Images/JobsTable'],
  },
  'Images/ImagePreview': {
    do: ['Keep the frame’s size while the picture loads.'],
    dont: ['Don’t show a broken picture: the fallback says so.'],
    accessibility: ['The picture has the image’s name; the fallback is text.'],
    related: ['Images/ImageOverview', 'Images/JobResult'],
  },
  'Images/InfoTiles': {
    do: ['Leave out the image while it loads: the ten tiles keep their places.'],
    dont: ['Don’t reorder them.'],
    accessibility: ['A list of terms and values.'],
    related: ['Images/ImageOverview'],
  },
  'Images/JobsTable': {
    do: ['Fetch a result when its row is opened.'],
    dont: ['Don’t translate the status: it is shown as it came.'],
    accessibility: [
      'View and Hide name their job and say whether it is open.',
      'Progress has a name and a value.',
    ],
    related: ['Images/JobResult', 'Images/ImageOverview'],
  },
  'Images/JobResult': {
    do: ['Pass the bytes before, so that the saving can be said.'],
    dont: ['Don’t add a second primary button: Download is the one.'],
    accessibility: ['Formats without data are disabled and say so.', 'Warnings are sentences with an icon.'],
    related: ['Images/SsimChart', 'Images/JobsTable'],
  },
  'Images/SsimChart': {
    do: ['Load it lazily: it brings recharts.', 'Mark the chosen format.'],
    dont: ['Don’t join the points by lines: nothing was measured between them.'],
    accessibility: [
      'A named figure with a summary and a table of the same numbers.',
      'Arrow keys reach every point; with `onPointSelect`, Enter and Space choose it.',
      'Formats have shapes of their own.',
    ],
    related: ['Images/JobResult', 'Campaigns/EmissionsChart'],
  },
  'Images/OptimizeForm': {
    do: ['Pass the megapixels: the recommended value follows from them.'],
    dont: ['Don’t send a target for LEAN: it has none.'],
    accessibility: [
      'The slider answers to arrow keys, Home and End.',
      'What a mode does stands in words beside it.',
    ],
    related: ['Images/RecommendedSsimTable', 'Images/ImageDetailScreen'],
  },
  'Images/RecommendedSsimTable': {
    do: ['Highlight the row closest to the chosen value.'],
    dont: ['Don’t highlight by colour alone: the row says it.'],
    accessibility: ['A table with a caption; the closest row says so in words.'],
    related: ['Images/OptimizeForm'],
  },
};
