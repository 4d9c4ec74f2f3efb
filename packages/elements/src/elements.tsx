import { stages } from '@leaf/api-client';
import {
  Benchmarks,
  CampaignList,
  CampaignOverview,
  CampaignRows,
  Estimator,
  ImageOptimiser,
  JobViewer,
} from '@leaf/connect';
import type { ReactNode } from 'react';
import { complain } from './complain.ts';
import { LeafElement } from './LeafElement.tsx';

/** An address with a place for a value: `/campaigns/{id}`. */
const filled = (pattern: string, name: string, value: string | number) =>
  pattern.replaceAll(`{${name}}`, encodeURIComponent(value));

/** Angular, among others, writes `readonly="false"`. */
const isReadOnly = (element: HTMLElement) => (element.getAttribute('readonly') ?? 'false') !== 'false';

/** What a page that forgot an attribute is told, in the console; the element stays empty. */
function missing(element: HTMLElement, sentence: string): null {
  complain(element, sentence);
  return null;
}

/** The id of a thing in the attribute with its name. */
function idOf(element: HTMLElement, name: 'campaign' | 'image' | 'job'): number | null {
  const id = Number(element.getAttribute(name));
  if (Number.isSafeInteger(id) && id > 0) return id;
  return missing(element, `the attribute "${name}" must be an id, such as ${name}="12".`);
}

/** `<leaf-estimator name>`: rows that are typed in, and their emissions. It needs neither server nor account. */
export class LeafEstimator extends LeafElement {
  static readonly observedAttributes = LeafElement.attributes('name');

  protected override connected(content: ReactNode): ReactNode {
    return content;
  }

  protected content(): ReactNode {
    const name = this.getAttribute('name');
    return <Estimator {...(name && { name })} onUnsaved={this.onUnsaved} />;
  }
}

/** `<leaf-campaign campaign stage-href benchmarks-href>`: the totals and the chart of a campaign. */
export class LeafCampaign extends LeafElement {
  static readonly observedAttributes = LeafElement.attributes('campaign', 'stage-href', 'benchmarks-href');

  protected content(): ReactNode {
    const id = idOf(this, 'campaign');
    if (id === null) return null;
    const stageHref = this.getAttribute('stage-href') ?? '#{stage}';
    const benchmarksHref = this.getAttribute('benchmarks-href');
    return (
      <CampaignOverview
        key={id}
        id={id}
        stageHref={(stage) => filled(stageHref, 'stage', stage)}
        {...(benchmarksHref && { benchmarksHref })}
      />
    );
  }
}

/** `<leaf-rows campaign stage readonly>`: the rows of one stage of a campaign. */
export class LeafRows extends LeafElement {
  static readonly observedAttributes = LeafElement.attributes('campaign', 'stage', 'readonly');

  protected content(): ReactNode {
    const id = idOf(this, 'campaign');
    const stage = stages.find((one) => one === this.getAttribute('stage'));
    if (!stage) return missing(this, `the attribute "stage" must be one of ${stages.join(', ')}.`);
    if (id === null) return null;
    return <CampaignRows id={id} stage={stage} readOnly={isReadOnly(this)} onUnsaved={this.onUnsaved} />;
  }
}

/** `<leaf-campaigns campaign-href readonly>`: the campaigns of the organization. */
export class LeafCampaigns extends LeafElement {
  static readonly observedAttributes = LeafElement.attributes('campaign-href', 'readonly');

  protected content(): ReactNode {
    const campaignHref = this.getAttribute('campaign-href') ?? '#{id}';
    return (
      <CampaignList
        campaignHref={({ id }) => filled(campaignHref, 'id', id)}
        readOnly={isReadOnly(this)}
        onUnsaved={this.onUnsaved}
      />
    );
  }
}

/** `<leaf-benchmarks>`: one million impressions at chosen places, and a campaign beside them. */
export class LeafBenchmarks extends LeafElement {
  static readonly observedAttributes = LeafElement.attributes();

  protected content(): ReactNode {
    return <Benchmarks />;
  }
}

/**
 * `<leaf-image image job image-href rows-href readonly>`: the images of the organization, and how to upload and optimise
 * them. With `image`, that image alone; with `job` too, one job of it.
 */
export class LeafImage extends LeafElement {
  static readonly observedAttributes = LeafElement.attributes(
    'image',
    'job',
    'image-href',
    'rows-href',
    'readonly',
  );

  protected content(): ReactNode {
    const rowsHref = this.getAttribute('rows-href');
    const shared = {
      readOnly: isReadOnly(this),
      ...(rowsHref !== null && { rowsHref: (campaign: number) => filled(rowsHref, 'id', campaign) }),
    };
    const imageHref = this.getAttribute('image-href');
    const href = imageHref !== null && {
      imageHref: ({ id }: { id: number }) => filled(imageHref, 'id', id),
    };
    if (!this.hasAttribute('image'))
      return <ImageOptimiser {...shared} {...href} onImageChange={this.onImage} onUnsaved={this.onUnsaved} />;
    const imageId = idOf(this, 'image');
    if (imageId === null) return null;
    if (!this.hasAttribute('job')) return <ImageOptimiser {...shared} imageId={imageId} />;
    const jobId = idOf(this, 'job');
    return jobId && <JobViewer {...shared} imageId={imageId} jobId={jobId} />;
  }
}
