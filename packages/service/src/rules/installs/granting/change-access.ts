import type { App } from "../../../model/app.js";
import { type RefreshToken, refreshTokens } from "../../../model/oauth.js";
import { hasVersion, put } from "../../../model/port/document.js";
import { readAll } from "../../../model/port/document-reader.js";
import type { Store } from "../../../model/store.js";
import { type Installation, type Token, tokens } from "../../../model/token.js";
import type { Decision } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import type { Ts } from "../../../values/instant.js";
import { installedTokens } from "../../apps/uninstall-app.js";

/** A change of the workspaces that an installation on an organization was granted to. */
interface AccessChange {
  readonly app: App;
  readonly organizationId: Id;
  /** All workspaces of the organization. */
  readonly allIds: readonly Id[];
  /** Workspaces to grant or to take back. */
  readonly workspaceIds: readonly Id[];
  readonly isGrant: boolean;
  /** When it happens. */
  readonly eventTs: Ts;
}

/** The workspaces after a change, and those of them that changed. */
export interface ChangedAccess {
  readonly granted: readonly Id[];
  readonly changed: readonly Id[];
}

/**
 * Changes the workspaces that an app's installation on the organization was granted to, for all its tokens. An
 * event tells the app which ones changed. Undefined if the app is not installed on the organization.
 */
export async function changeAccess(change: AccessChange, store: Store): Promise<Decision<ChangedAccess | undefined>> {
  const { app, organizationId } = change;
  const isTheirs = ({ installation: { target } }: Token | RefreshToken) => target.id === organizationId;
  const [all, refreshing] = await Promise.all([
    installedTokens(app.id, store),
    readAll(refreshTokens, (page) => store.list(refreshTokens, "of_app", { app_id: app.id }, page)),
  ]);
  const installed = all.filter(isTheirs);
  const [first] = installed;
  if (first === undefined) return { kind: "answer", answer: undefined };
  const before = first.installation.workspaceIds ?? change.allIds;
  const granted = change.isGrant
    ? [...new Set([...before, ...change.workspaceIds])]
    : before.filter((id) => !change.workspaceIds.includes(id));
  const changed = change.workspaceIds.filter((id) => before.includes(id) !== granted.includes(id));
  if (changed.length === 0) return { kind: "answer", answer: { granted, changed } };
  const toGranted = (installation: Installation): Installation => ({ ...installation, workspaceIds: granted });
  const renewable = refreshing.filter(isTheirs);
  return {
    kind: "commit",
    batch: {
      expect: [
        ...installed.map(({ hash, version }) => hasVersion(tokens, { hash }, version ?? 1)),
        ...renewable.map(({ hash, version }) => hasVersion(refreshTokens, { hash }, version)),
      ],
      writes: [
        ...installed.map((token) =>
          put(tokens, { ...token, version: (token.version ?? 1) + 1, installation: toGranted(token.installation) }),
        ),
        ...renewable.map((token) =>
          put(refreshTokens, { ...token, version: token.version + 1, installation: toGranted(token.installation) }),
        ),
      ],
      events: [toEvent(changed, change)],
    },
    answer: () => ({ granted, changed }),
  };
}

function toEvent(changed: readonly Id[], { app, organizationId, isGrant, eventTs }: AccessChange) {
  const type = isGrant ? "team_access_granted" : "team_access_revoked";
  return {
    type,
    audience: { subscription: type, workspaceIds: [organizationId], appId: app.id },
    isStated: true as const,
    facts: { type, team_ids: changed, event_ts: eventTs },
  };
}
