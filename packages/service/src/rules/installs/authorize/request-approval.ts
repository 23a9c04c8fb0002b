import { idPrefixes } from "../../../generated/service.js";
import { apps } from "../../../model/app.js";
import { type AppRequest, appRequests, appResolutions } from "../../../model/app-approval.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Store } from "../../../model/store.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { includesScopes } from "../../approvals/asked-scopes.js";
import { targetOf } from "../granting/grant.js";
import { installPermissionOf, type WantedApp } from "./find-places.js";

interface RequestOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly nowMs: number;
}

/** The request of a person, or undefined if the app needs none, or cannot be asked for. */
type Requested = AppRequest | undefined;

/**
 * Asks the administrators to approve an app. A person who has asked for the same scopes already has the open request; one
 * for fewer is replaced.
 * @param message note to the administrators
 */
export function requestApproval(wanted: WantedApp, message: string, options: RequestOptions): Promise<Requested> {
  return decide<Requested>(options.store, () => decideRequest(wanted, message, options));
}

async function decideRequest(
  wanted: WantedApp,
  message: string,
  { store, ids, nowMs }: RequestOptions,
): Promise<Decision<Requested>> {
  const { appId, place, person, botScopes, userScopes } = wanted;
  const app = await store.apps.get(appId);
  if (app === undefined || (await installPermissionOf(wanted, store)) !== "needsApproval") {
    return { kind: "answer", answer: undefined };
  }
  const target = { target_id: targetOf(place).id, app_id: appId };
  const key = { ...target, user_id: person.id };
  const [before, resolution] = await Promise.all([store.get(appRequests, key), store.get(appResolutions, target)]);
  if (before?.status === "open" && includesScopes(before, wanted)) return { kind: "answer", answer: before };
  const request: AppRequest = {
    id: ids.id(idPrefixes.appRequest),
    version: (before?.version ?? 0) + 1,
    created: toInstant(nowMs),
    appId,
    targetId: target.target_id,
    userId: person.id,
    message,
    status: "open",
    botScopes,
    userScopes,
  };
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(apps, { id: appId }, app.version),
        hasVersion(appRequests, key, before?.version ?? 0),
        hasVersion(appResolutions, target, resolution?.version ?? 0),
      ],
      writes: [put(appRequests, request)],
    },
    answer: () => request,
  };
}
