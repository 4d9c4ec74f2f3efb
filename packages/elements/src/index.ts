/* The module defines the elements when it runs. */
import {
  LeafBenchmarks,
  LeafCampaign,
  LeafCampaigns,
  LeafEstimator,
  LeafImage,
  LeafRows,
} from './elements.tsx';

const elements = {
  'leaf-benchmarks': LeafBenchmarks,
  'leaf-campaign': LeafCampaign,
  'leaf-campaigns': LeafCampaigns,
  'leaf-estimator': LeafEstimator,
  'leaf-image': LeafImage,
  'leaf-rows': LeafRows,
};

// Two versions on a page: the first one that loads defines the elements.
for (const [name, element] of Object.entries(elements))
  if (!customElements.get(name)) customElements.define(name, element);
