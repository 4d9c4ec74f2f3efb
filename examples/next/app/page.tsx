import { storageEmissions } from '@leaf/emissions';
import { languages } from '@leaf/ui/labels';
import { createFormat, toStoragePayload, validateStorage } from '@leaf/ui/rules';
import { Campaign } from './Campaign';

const masters = {
  name: 'Masters',
  payload: '12.5',
  ssd_copies: '1',
  hdd_copies: '0',
  lto_copies: '2',
  cloud_copies: '0',
};

/** A server component with words, rules, the model and formats: none of their code reaches the browser. */
export default async function Page() {
  const { storageTab } = await languages.de.words();
  const format = createFormat('de', 'Europe/Berlin');
  const faults = Object.values(validateStorage(masters));
  const row = storageEmissions(toStoragePayload(masters));
  return (
    <main>
      <h1>{storageTab.title}</h1>
      <p>{storageTab.description}</p>
      <p role="status">
        {faults.length > 0
          ? faults.join(' ')
          : `${masters.name}: ${format.number(row.total_emissions)} kg CO2e`}
      </p>
      <Campaign id={12} />
    </main>
  );
}
