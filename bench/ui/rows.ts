import type { StorageRow } from '@leaf/ui';

const subjects = ['Masters', 'Banner set', 'Trailer', 'Bundle', 'Autumn launch', 'Überblick'];

/** Rows like those of a large campaign, sorted neither by name nor by figure. */
export function makeRows(count: number): StorageRow[] {
  return Array.from({ length: count }, (_, index) => {
    const shuffled = (index * 7919) % count;
    const cloud = ((index * 7907) % 10_007) / 13;
    return {
      id: index + 1,
      name: `${subjects[shuffled % subjects.length]} ${shuffled + 1}`,
      payload: ((index * 37) % 400) + 0.25,
      ssd_copies: index % 3,
      hdd_copies: 0,
      lto_copies: 0,
      cloud_copies: 1,
      total_emissions: cloud,
      ssd_emissions: 0,
      hdd_emissions: 0,
      lto_emissions: 0,
      cloud_emissions: cloud,
    };
  });
}
