import { documents } from "../documents.js";
import type { FarewellDraft } from "../events/event-draft.js";
import type { EventSource } from "../events/event-source.js";
import type { PutOf } from "../store/document.js";
import type { Token, tokens } from "./token.js";
import type { RevokeUserTokens } from "./token-store.js";

const subscriptions = ["tokens_revoked", "app_uninstalled"];

/** Events of a token that is revoked. */
export const changedTokenEvents: EventSource<PutOf<{ readonly token: typeof tokens }>> = {
  subscriptions,
  reads: ({ value: { hash, appId = "" } }) => [
    { kind: "document", document: documents.token, key: { hash } },
    { kind: "tokens", appId, userId: "" },
  ],
  drafts: () => [],
  farewells: ({ value: token }, view) => {
    const before = view.before(documents.token, { hash: token.hash });
    if (before === undefined || before.revoked || !token.revoked) return [];
    return revoked([before], view.tokensBefore({ appId: token.appId ?? "", userId: "" }));
  },
};

/** Events of a user whose tokens are all revoked. */
export const revokedTokenEvents: EventSource<RevokeUserTokens> = {
  subscriptions,
  reads: ({ userId }) => [{ kind: "tokens", appId: "", userId }],
  drafts: () => [],
  farewells: ({ userId }, view) => {
    const all = view.tokensBefore({ appId: "", userId });
    const ending = all.filter((token) => token.userId === userId);
    return [...Map.groupBy(ending, ({ appId = "" }) => appId)].flatMap(([appId, its]) =>
      revoked(
        its,
        all.filter((token) => token.appId === appId),
      ),
    );
  },
};

/** Tells an app which of its tokens end, and with the last one, that it is uninstalled. */
function revoked(ending: readonly Token[], all: readonly Token[]): readonly FarewellDraft[] {
  const [{ appId, installation } = {}] = ending;
  if (appId === undefined || installation === undefined) return [];
  const { target } = installation;
  const ofTarget = all.filter((token) => token.installation.target.id === target.id);
  const ends = new Set(ending.map(({ hash }) => hash));
  const isLast = ofTarget.every(({ hash }) => ends.has(hash));
  const idsOf = (kind: string) => ending.filter((token) => token.kind === kind).flatMap(({ userId }) => userId ?? []);
  return [
    toOwnApp("tokens_revoked", appId, installation, { oauth: idsOf("user"), bot: idsOf("bot") }),
    ...(isLast ? [toOwnApp("app_uninstalled", appId, installation, {})] : []),
  ];
}

function toOwnApp(
  type: string,
  appId: string,
  { target, workspaceIds }: Token["installation"],
  facts: object,
): FarewellDraft {
  const ids = target.kind === "workspace" ? [target.id] : (workspaceIds ?? [target.id]);
  return { type, audience: { subscription: type, workspaceIds: ids, appId }, isFarewell: true, facts };
}
