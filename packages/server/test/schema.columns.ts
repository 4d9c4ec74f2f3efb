/** Written by schema.test.ts from the migrated database; `vitest -u` writes it again. */
export type Columns = {
  app_user: {
    id: 'int4=';
    email: 'text';
    username: 'text';
    password_hash: 'text?';
    verified_at: 'timestamptz?';
    platform_admin: 'bool=';
    org_id: 'int4?';
    org_role: 'text?';
    membership: 'text=';
    joined_at: 'timestamptz?';
    created_at: 'timestamptz=';
    demo: 'bool=';
  };
  audit_log: {
    id: 'int4=';
    at: 'timestamptz=';
    actor_id: 'int4?';
    org_id: 'int4?';
    action: 'text';
    target: 'text?';
    detail: 'jsonb?';
  };
  auth_code: {
    id: 'int4=';
    email: 'text';
    purpose: 'text';
    sign_up_id: 'int4?';
    hash: 'bytea';
    requested_by: 'text';
    sent_at: 'timestamptz=';
    expires_at: 'timestamptz';
  };
  billing_event: {
    id: 'text';
    type: 'text';
    created_at: 'timestamptz?';
    received_at: 'timestamptz=';
    applied_at: 'timestamptz?';
    outcome: 'text?';
  };
  campaign: {
    id: 'int4=';
    org_id: 'int4';
    name: 'text';
    description: 'text?';
    version: 'text';
    created_by: 'int4?';
    created_at: 'timestamptz=';
    row_count: 'int4=';
  };
  code_guess: {
    code_id: 'int4';
    caller: 'text';
    guesses: 'int4';
  };
  consumption_row: {
    id: 'int4=';
    campaign_id: 'int4';
    name: 'text';
    level: 'int4';
    country: 'text';
    device_type: 'text';
    impressions: 'int8';
    placement_type: 'text?';
    view_time: 'float8?';
    usephase_device_emissions: 'float8';
    embodied_device_emissions: 'float8';
    total_emissions: 'float8';
    factors_version: 'text';
  };
  delivery_row: {
    id: 'int4=';
    campaign_id: 'int4';
    name: 'text';
    level: 'int4';
    country: 'text';
    region: 'text?';
    impressions: 'int8';
    placement_type: 'text?';
    payload: 'float8?';
    completion_rate: 'float8?';
    fixed_ratio: 'float8';
    mobile_ratio: 'float8';
    usephase_mobile_network_emissions: 'float8';
    usephase_fixed_network_emissions: 'float8';
    usephase_cdn_emissions: 'float8';
    embodied_mobile_network_emissions: 'float8';
    embodied_fixed_network_emissions: 'float8';
    embodied_cdn_emissions: 'float8';
    total_emissions: 'float8';
    factors_version: 'text';
  };
  held_notice: {
    recipient: 'text';
    kind: 'text';
    held: 'int4=';
    sealed: 'text';
    since: 'timestamptz';
  };
  idempotency_key: {
    user_id: 'int4';
    key: 'text';
    operation: 'text';
    body_hash: 'bytea';
    status: 'int4?';
    answer: 'json?';
    created_at: 'timestamptz=';
  };
  image: {
    id: 'int4=';
    org_id: 'int4';
    filename: 'text';
    sha256: 'text';
    object_key: 'text';
    bytes: 'int8';
    width: 'int4';
    height: 'int4';
    format: 'text';
    color_space: 'text';
    bit_depth: 'int4';
    has_alpha: 'bool';
    created_by: 'int4?';
    created_at: 'timestamptz=';
    processed_bytes: 'int8=';
  };
  image_job: {
    id: 'int4=';
    image_id: 'int4';
    mode: 'text';
    target: 'float8?';
    status: 'text=';
    progress: 'float8=';
    attempts: 'int4=';
    error: 'text?';
    queue_job_id: 'text?';
    result: 'jsonb?';
    created_by: 'int4?';
    created_at: 'timestamptz=';
    started_at: 'timestamptz?';
    finished_at: 'timestamptz?';
  };
  membership_event: {
    id: 'int4=';
    org_id: 'int4';
    user_id: 'int4';
    actor_id: 'int4?';
    kind: 'text';
    at: 'timestamptz=';
  };
  object_reservation: {
    key: 'text';
    reserved_at: 'timestamptz=';
  };
  object_store: {
    only_row: 'bool=';
    identity: 'uuid=';
    claimed_at: 'timestamptz?';
  };
  organization: {
    id: 'int4=';
    name: 'text';
    claims_member: 'bool';
    is_member: 'bool=';
    status: 'text=';
    seats: 'int4=';
    created_by: 'int4?';
    decided_by: 'int4?';
    decided_at: 'timestamptz?';
    deleted_at: 'timestamptz?';
    created_at: 'timestamptz=';
    name_look: 'text?';
    name_small_look: 'text?';
  };
  payment_to_end: {
    id: 'text';
    kind: 'text';
    source: 'text';
    org_id: 'int4';
    checkout_order: 'json?';
    since: 'timestamptz';
    tries: 'int4=';
    next_at: 'timestamptz';
  };
  processed_image: {
    image_id: 'int4';
    format: 'text';
    quality: 'int4';
    object_key: 'text';
    bytes: 'int8';
    sha256: 'text';
    ssim: 'float8?';
    ms_ssim: 'float8?';
    job_id: 'int4?';
  };
  selection_row: {
    id: 'int4=';
    campaign_id: 'int4';
    name: 'text';
    level: 'int4';
    country: 'text';
    region: 'text';
    impressions: 'int8';
    buy_type: 'text';
    ads_txt_lines: 'int4?';
    placement_type: 'text?';
    usephase_server_emissions: 'float8';
    usephase_network_emissions: 'float8';
    embodied_server_emissions: 'float8';
    embodied_network_emissions: 'float8';
    total_emissions: 'float8';
    factors_version: 'text';
  };
  session: {
    hash: 'bytea';
    user_id: 'int4?';
    created_at: 'timestamptz=';
    last_seen_at: 'timestamptz=';
    expires_at: 'timestamptz';
    ip_prefix: 'text?';
    agent: 'text?';
    sign_up_id: 'int4?';
  };
  setting: {
    key: 'text';
    value: 'text';
  };
  sign_up: {
    id: 'int4=';
    email: 'text';
    username: 'text';
    password_hash: 'text';
    created_at: 'timestamptz=';
    expires_at: 'timestamptz';
  };
  storage_row: {
    id: 'int4=';
    campaign_id: 'int4';
    name: 'text';
    payload: 'float8';
    ssd_copies: 'int4';
    hdd_copies: 'int4';
    lto_copies: 'int4';
    cloud_copies: 'int4';
    ssd_emissions: 'float8';
    hdd_emissions: 'float8';
    lto_emissions: 'float8';
    cloud_emissions: 'float8';
    total_emissions: 'float8';
    factors_version: 'text';
  };
  subscription: {
    org_id: 'int4';
    source: 'text';
    customer_id: 'text?';
    subscription_id: 'text?';
    status: 'text?';
    past_due_since: 'timestamptz?';
    trial_end: 'timestamptz?';
    current_period_end: 'timestamptz?';
    cancel_at: 'timestamptz?';
    trial_used_at: 'timestamptz?';
    checkout_id: 'text?';
    checkout_url: 'text?';
    checkout_expires_at: 'timestamptz?';
    checked_at: 'timestamptz?';
    checkout_order: 'json?';
    asked: 'int4=';
    answered: 'int4=';
  };
  throttle: {
    key: 'text';
    hits: 'int4';
    window_start: 'timestamptz=';
  };
};
