import { isAboutApp, type StoredAudience, scopesOfEvent } from "@rollcall/service/store";
import type { AudienceArgs } from "./event-statements.js";

/** Arguments of the statements that find the receivers of an event. */
export function toAudienceArgs(audience: StoredAudience): AudienceArgs {
  const { subscription, workspaceIds, channelId = "", fileId = "", isPublic, userId = "", appId = "" } = audience;
  const scopes = scopesOfEvent(audience);
  const receivers = {
    subscription,
    workspaceIds,
    channelId,
    fileId,
    userId,
    appId,
    isPublic: isPublic === true ? 1 : 0,
  };
  return { ...receivers, isAboutApp: isAboutApp(subscription) ? 1 : 0, scopes, needsScope: Math.sign(scopes.length) };
}
