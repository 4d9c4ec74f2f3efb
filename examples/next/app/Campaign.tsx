'use client';

import { CampaignOverview, LeafConnect } from '@leaf/connect';
import { words } from '@leaf/connect/words/de';

/** A function cannot cross from a server component, and words are functions too. */
const getToken = () => fetch('/leaf-token').then((got) => (got.ok ? got.text() : Promise.reject(got)));

export const Campaign = ({ id }: { id: number }) => (
  <LeafConnect baseUrl="https://leaf.example/api" getToken={getToken} words={words}>
    <CampaignOverview id={id} />
  </LeafConnect>
);
