import { createLeafClient, errorText } from '@leaf/api-client';
import { deliveryEmissions, deliveryInput } from '@leaf/emissions';

const { LEAF_API: baseUrl = '', LEAF_EMAIL: email = '', LEAF_PASSWORD: password = '' } = process.env;

let token: string | undefined;
const api = createLeafClient({ baseUrl, getToken: () => token });
const kg = (value: number) => `${value.toFixed(3)} kg CO2e`;

/** Every delivery row: the server's figure, the model's own, and the figure for half the payload. */
try {
  token = await api.logIn({ email, password });
  for (const campaign of await api.listCampaigns()) {
    console.log(campaign.name);
    for (const row of await api.listDeliveries(campaign.id)) {
      const input = deliveryInput(row);
      const own = deliveryEmissions(input);
      const lighter = deliveryEmissions({ ...input, payload: (input.payload ?? 0) / 2 });
      console.log(`  ${row.name}: ${kg(row.total_emissions)}, calculated here ${kg(own.total_emissions)}`);
      if (input.payload) console.log(`    with half the payload: ${kg(lighter.total_emissions)}`);
    }
  }
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
