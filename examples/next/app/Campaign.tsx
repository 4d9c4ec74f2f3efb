'use client';

import { CampaignOverview, LeafConnect } from '@leaf/connect';

/** Your server makes an embed token from its API key. A function cannot cross from a server component. */
const getToken = () => fetch('/leaf-token').then((got) => (got.ok ? got.text() : Promise.reject(got)));

export const Campaign = ({ id }: { id: number }) => (
  <LeafConnect baseUrl="https://leaf.example/api" getToken={getToken}>
    <CampaignOverview id={id} />
  </LeafConnect>
);
