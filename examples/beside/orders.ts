import whole from '@leaf/ui/styles.css?url';
import own from '@leaf/ui/styles.own.css?url';
import ownLayer from '@leaf/ui/styles.own.layer.css?url';
import charts from '@mantine/charts/styles.css?url';
import chartsLayer from '@mantine/charts/styles.layer.css?url';
import core from '@mantine/core/styles.css?url';
import coreLayer from '@mantine/core/styles.layer.css?url';
import dropzone from '@mantine/dropzone/styles.css?url';
import dropzoneLayer from '@mantine/dropzone/styles.layer.css?url';
import notifications from '@mantine/notifications/styles.css?url';
import notificationsLayer from '@mantine/notifications/styles.layer.css?url';

const plain = [core, charts, dropzone, notifications];
const layered = [coreLayer, chartsLayer, dropzoneLayer, notificationsLayer];

/** The host's stylesheets and Leaf's, in every order in which a page may import them. */
export const orders: Record<string, readonly string[]> = {
  after: [...plain, own],
  'after, in layers': [...layered, ownLayer],
  alone: [whole],
};

const leafs = new Set([own, ownLayer, whole]);

/** Adds stylesheets to the page, on request without Leaf's. */
export async function addSheets(order: string, withLeaf: boolean): Promise<void> {
  for (const href of orders[order] ?? []) {
    if (!withLeaf && leafs.has(href)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  }
}
