/** Checks that API responses fit the screens as they are. Compiled, never run. */
import type * as api from '@leaf/api-client';
import type * as ui from '@leaf/ui';
import type * as bundles from '@leaf/ui/bundles';

type Accepts<Shown, Given extends Shown> = [Given, Shown];

export type Entities = [
  Accepts<ui.User, api.User>,
  Accepts<ui.Organization, api.Organization>,
  Accepts<ui.Usage, api.Usage>,
  Accepts<ui.OrganizationMember, api.Member>,
  Accepts<ui.ApiKey, api.ApiKey>,
  Accepts<ui.PendingOrganization, api.PendingOrganization>,
  Accepts<ui.Campaign, api.Campaign>,
  Accepts<ui.StageRow, api.StageRow>,
  Accepts<ui.Geos, api.Geos>,
  Accepts<ui.Benchmarks, api.Benchmarks>,
  Accepts<ui.ImageInfo, api.Image>,
  Accepts<ui.ImageJob, api.Job>,
  Accepts<ui.ImageJobResult, api.JobResult>,
  Accepts<bundles.Creative, api.Creative>,
  Accepts<bundles.CreativeDetail, api.CreativeDetail>,
  Accepts<bundles.CreativeJob, api.CreativeJob>,
  Accepts<bundles.CreativeJobResult, api.CreativeResult>,
];

/** Checks that the API accepts what the forms send. */
export type Payloads = [
  Accepts<api.Credentials, ui.Credentials>,
  Accepts<api.SignUp, ui.SignUp>,
  Accepts<api.PasswordReset, ui.PasswordReset>,
  Accepts<api.NewOrganization, ui.NewOrganization>,
  Accepts<api.NewCampaign, ui.CampaignPayload>,
  Accepts<api.NewStageRow, ui.StagePayloads>,
  Accepts<Omit<api.NewJob, 'images'>, ui.OptimizePayload>,
  Accepts<api.NewCreativeJob, bundles.CreativeJobPayload>,
];
