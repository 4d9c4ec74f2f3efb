const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const status = document.querySelector('[role=status]');

worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (status) status.textContent = data;
});
worker.postMessage({ payload: 12.5, ssd_copies: 1, hdd_copies: 0, lto_copies: 2, cloud_copies: 0 });
