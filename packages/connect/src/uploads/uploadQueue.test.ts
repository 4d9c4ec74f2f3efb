import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type UploadDeeds } from './uploadQueue.ts';

/** A queue whose files are sent when the test says so; the hash of a file is its text. */
function start(deeds: Partial<UploadDeeds> = {}) {
  const sent: {
    name: string;
    key: string;
    progress: (share: number) => void;
    end: (error?: unknown) => void;
  }[] = [];
  let keys = 0;
  const queue = createUploadQueue({
    send: ({ name }, { key, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const end = (error?: unknown) => (error ? reject(error) : resolve(undefined));
        sent.push({ name, key, progress: onProgress, end });
      }),
    hash: (file) => file.text(),
    newKey: () => `key-${++keys}`,
    known: () => undefined,
    waitAfter: () => undefined,
    isFinal: (error) => error === 'not a picture',
    sentence: (error) => String(error),
    ...deeds,
  });
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state}`);
  const underWay = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  return { queue, sent, states, underWay };
}

const file = (name: string, text = name) => new File([text], name);

describe('the queue of uploads', () => {
  it('sends three at a time, and every file of two hundred once', async () => {
    const keys: string[] = [];
    let [underWay, most] = [0, 0];
    const { queue, states } = start({
      send: async (_, { key }) => {
        keys.push(key);
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
      },
    });
    queue.add(Array.from({ length: 200 }, (_, i) => file(`${i}.png`)));
    await vi.waitFor(() => expect(states().every((state) => state.endsWith('done'))).toBe(true));
    expect(most).toBe(3);
    expect(new Set(keys).size).toBe(200);
    expect(keys).toHaveLength(200);
  });

  it('leaves out what has the same content as an image or an earlier file, and names it', async () => {
    const { queue, sent, underWay } = start({ known: (hash) => (hash === 'old' ? 'old.png' : undefined) });
    queue.add([file('a.png', 'same'), file('b.png', 'same'), file('c.png', 'old'), file('d.png')]);
    await underWay(2);
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'd.png']);
    expect(queue.uploads()).toMatchObject([
      { state: 'uploading' },
      { state: 'duplicate', sameAs: 'a.png' },
      { state: 'duplicate', sameAs: 'old.png' },
      { state: 'uploading' },
    ]);
  });

  it('names what was rejected, and sends the rest alone', async () => {
    const { queue, sent, states, underWay } = start();
    queue.add([file('a.png')], [{ file: file('b.heic'), error: 'not a picture' }]);
    await underWay(1);
    sent[0]?.end();
    await vi.waitFor(() => expect(states()).toEqual(['a.png done', 'b.heic failed']));
    expect(queue.uploads()[1]).toMatchObject({ error: 'not a picture', final: true });
    queue.retry();
    expect(states()).toEqual(['a.png done', 'b.heic failed']);
    expect(sent).toHaveLength(1);
  });

  it('says of equal files why both are refused, and cancels both', async () => {
    const { queue, sent, states, underWay } = start();
    queue.add([file('a.png', 'bad'), file('b.png', 'bad'), file('c.png', 'good'), file('d.png', 'good')]);
    await underWay(2);
    sent[0]?.end('not a picture');
    const refused = { state: 'failed', error: 'not a picture', final: true };
    await vi.waitFor(() => expect(queue.uploads().slice(0, 2)).toMatchObject([refused, refused]));
    expect(states().slice(2)).toEqual(['c.png uploading', 'd.png duplicate']);
    queue.cancel();
    expect(states().slice(2)).toEqual(['c.png cancelled', 'd.png cancelled']);
    expect(sent).toHaveLength(2);
  });

  it('leaves a duplicate out while the other file may still arrive', async () => {
    const { queue, sent, states, underWay } = start();
    queue.add([file('a.png', 'same'), file('b.png', 'same')]);
    await underWay(1);
    sent[0]?.end('no room');
    await vi.waitFor(() => expect(states()).toEqual(['a.png failed', 'b.png duplicate']));
    queue.retry();
    await underWay(2);
    sent[1]?.end();
    await vi.waitFor(() => expect(states()).toEqual(['a.png done', 'b.png duplicate']));
  });

  it('goes on after a lost connection with the same key, so that no file arrives twice', async () => {
    const { queue, sent, states, underWay } = start({
      waitAfter: (_, attempt) => (attempt < 3 ? Promise.resolve() : undefined),
    });
    queue.add([file('a.png')]);
    await underWay(1);
    sent[0]?.end(new Error('gone'));
    await underWay(2);
    sent[1]?.end();
    await vi.waitFor(() => expect(states()).toEqual(['a.png done']));
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('shows none of a file as sent while it waits to be sent again', async () => {
    const { queue, sent, underWay } = start({ waitAfter: () => new Promise(() => {}) });
    queue.add([file('a.png')]);
    await underWay(1);
    sent[0]?.progress(0.7);
    expect(queue.uploads()).toMatchObject([{ state: 'uploading', progress: 0.7 }]);
    sent[0]?.end(new Error('gone'));
    await vi.waitFor(() => expect(queue.uploads()).toMatchObject([{ state: 'uploading', progress: 0 }]));
  });

  it('sends nothing again that was cancelled during the wait', async () => {
    let goOn = () => {};
    const waitAfter = () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      });
    const { queue, sent, states, underWay } = start({ waitAfter });
    queue.add([file('a.png')]);
    await underWay(1);
    sent[0]?.progress(0.7);
    sent[0]?.end(new Error('gone'));
    await vi.waitFor(() => expect(queue.uploads()).toMatchObject([{ progress: 0 }]));
    queue.cancel();
    goOn();
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(['a.png cancelled']);
  });

  it('keeps what failed with the reason, and tries again what may succeed', async () => {
    const { queue, sent, states, underWay } = start();
    queue.add([file('a.png'), file('b.png'), file('c.png')]);
    await underWay(3);
    sent[0]?.end('no room');
    sent[1]?.end('not a picture');
    sent[2]?.end();
    await vi.waitFor(() => expect(states()).toEqual(['a.png failed', 'b.png failed', 'c.png done']));
    expect(queue.uploads()[0]).toMatchObject({ error: 'no room', final: false });
    expect(queue.uploads()[1]).toMatchObject({ error: 'not a picture', final: true });
    queue.retry();
    await underWay(4);
    sent[3]?.end();
    await vi.waitFor(() => expect(states()).toEqual(['a.png done', 'b.png failed', 'c.png done']));
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png', 'a.png']);
  });

  it('stops what waits and what is sent, and takes new files afterwards', async () => {
    const { queue, sent, states, underWay } = start();
    queue.add(['a', 'b', 'c', 'd'].map((name) => file(name)));
    await underWay(3);
    sent[0]?.end();
    await underWay(4);
    queue.cancel();
    expect(states()).toEqual(['a done', 'b cancelled', 'c cancelled', 'd cancelled']);
    queue.add([file('e')]);
    await underWay(5);
    expect(sent[4]?.name).toBe('e');
  });
});
