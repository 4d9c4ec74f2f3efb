import type { Db } from '../db/open.ts';

/** An event worth looking up later. Never contains a code, a password or a token. */
export type AuditEntry = {
  /** When it happened; the database's own time if omitted. */
  at?: Date;
  action: string;
  actorId?: number | undefined;
  orgId?: number | undefined;
  target?: string | number | undefined;
  detail?: Record<string, unknown> | undefined;
};

/** Writes the entry as part of the caller's transaction. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  const { at, action, actorId, orgId, target, detail } = entry;
  await db
    .insertInto('audit_log')
    .values({
      at,
      action,
      actor_id: actorId ?? null,
      org_id: orgId ?? null,
      target: target === undefined ? null : String(target),
      detail: detail === undefined ? null : JSON.stringify(detail),
    })
    .execute();
}
