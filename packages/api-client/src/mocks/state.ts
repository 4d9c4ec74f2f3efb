import type {
  ApiKey,
  AskedPoint,
  Campaign,
  CreativeDetail,
  CreativeJob,
  EmbedToken,
  FileChoice,
  Image,
  ImportMapping,
  Job,
  JobSettings,
} from '../contract.ts';
import { type Stage, type StageRow, stages } from '../operations/stages.ts';
import * as fixtures from './fixtures/index.ts';

/** The password of every account of the mock. */
export const MOCK_PASSWORD = fixtures.schemas.NewPassword;
/** The code in every mail of the mock. */
export const MOCK_CODE = fixtures.schemas.Code;
/** The session token of an account. */
export const mockToken = (userId: number): string => `mock-session-${userId}`;

export interface MockAccount {
  id: number;
  email: string;
  username: string;
  /** Null until it is set with a reset code, because several sign-ups used the address. */
  password: string | null;
  /** Open sign-ups for the address; one if omitted. */
  signUps?: number;
  verified_email: boolean;
  leaf_admin: boolean;
  organization_id: number | null;
  needs_validation: boolean;
  is_admin: boolean;
}

export interface MockOrganization {
  id: number;
  name: string;
  claims_member: boolean;
  created_by: string | null;
  approved: boolean;
  /** Whether it has the Basic plan. */
  subscribed: boolean;
}

export interface MockApiKey extends ApiKey {
  organization_id: number;
  /** The key itself, which a server keeps only as a hash. */
  secret: string;
}

export interface MockEmbedToken extends EmbedToken {
  key_id: number;
}

export type MockRows = { [S in Stage]: StageRow[S][] };

/** Deleted objects that can be restored; the newest deletion comes first. */
export interface MockDeleted {
  rows: { id: number; deletedAt: number; campaignId: number; stage: Stage; row: StageRow[Stage] }[];
  campaigns: { deletedAt: number; campaign: Campaign; rows: MockRows }[];
  images: { deletedAt: number; image: Image; jobs: Job[] }[];
  creatives: { deletedAt: number; creative: CreativeDetail; jobs: CreativeJob[] }[];
}

/** The state of the mock. The campaigns and images belong to the signed-in user. */
export interface MockState {
  accounts: MockAccount[];
  organizations: MockOrganization[];
  apiKeys: MockApiKey[];
  embedTokens: MockEmbedToken[];
  campaigns: Campaign[];
  /** By campaign. */
  rows: Record<number, MockRows>;
  images: Image[];
  /** By image, newest first. */
  jobs: Record<number, Job[]>;
  /** By image: the qualities that were asked for. */
  points: Record<number, AskedPoint[]>;
  /** By image: the file chosen by hand. */
  choices: Record<number, FileChoice | null>;
  creatives: CreativeDetail[];
  /** By creative, newest first. */
  creativeJobs: Record<number, CreativeJob[]>;
  /** Settings of jobs that the organization keeps. */
  jobSettings: JobSettings[];
  deleted: MockDeleted;
  importMapping: ImportMapping | null;
  /** The next id for anything created. */
  nextId: number;
}

const account = (id: number, username: string, rest: Partial<MockAccount> = {}): MockAccount => ({
  id,
  username,
  email: `${username.toLowerCase()}@example.org`,
  password: MOCK_PASSWORD,
  verified_email: true,
  leaf_admin: false,
  organization_id: null,
  needs_validation: false,
  is_admin: false,
  ...rest,
});

const organization = (id: number, name: string, rest: Partial<MockOrganization> = {}): MockOrganization => ({
  id,
  name,
  claims_member: false,
  created_by: null,
  approved: true,
  subscribed: false,
  ...rest,
});

/** A fresh copy of the initial state: the fixtures' people, organizations, campaigns and images. */
export const createMockState = (changes: Partial<MockState> = {}): MockState =>
  structuredClone({
    accounts: [
      account(1, 'Olu', { leaf_admin: true }),
      account(7, 'Ana', { organization_id: 3, is_admin: true }),
      account(8, 'Ben', { organization_id: 3, needs_validation: true }),
      account(9, 'Dana', { organization_id: 3 }),
      account(10, 'Cleo', { organization_id: 4, is_admin: true }),
      account(11, 'Finn'),
      account(12, 'Hana', { organization_id: 5, is_admin: true }),
    ],
    organizations: [
      organization(3, 'Northwind Media', { subscribed: true }),
      organization(4, 'Contoso Ads', {
        claims_member: true,
        created_by: 'cleo@example.org',
        approved: false,
      }),
      organization(5, 'Harbour Press'),
    ],
    apiKeys: fixtures.apiKeys.map((key) => ({
      ...key,
      organization_id: fixtures.organization.id,
      secret: key.prefix + fixtures.secretKey.slice(key.prefix.length),
    })),
    embedTokens: [],
    campaigns: fixtures.campaigns,
    rows: {
      [fixtures.campaign.id]: fixtures.rows,
    },
    images: fixtures.images,
    jobs: { [fixtures.image.id]: fixtures.jobs },
    points: {},
    creatives: fixtures.creatives.map((creative) => ({
      ...creative,
      inventory: fixtures.creativeDetail.inventory,
    })),
    creativeJobs: { [fixtures.creative.id]: fixtures.creativeJobs },
    deleted: { rows: [], campaigns: [], images: [], creatives: [] },
    choices: {},
    jobSettings: [],
    importMapping: null,
    nextId: 100,
    ...changes,
  });

/** A campaign's rows before there are any. */
export const noRows = () => Object.fromEntries(stages.map((stage) => [stage, []])) as unknown as MockRows;
