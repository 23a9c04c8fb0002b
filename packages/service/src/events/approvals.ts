import type { AppRequest, AppResolution, appRequests } from "../model/app-approval.js";
import { documents } from "../model/documents.js";
import type { PutOf } from "../model/port/document.js";
import type { EventSource, Receiver } from "./event-source.js";

/** The event of a request for the approval of an app. */
export const askedAppEvents: EventSource<PutOf<{ readonly appRequest: typeof appRequests }>> = {
  subscriptions: ["app_requested"],
  reads: ({ value }) => [
    { kind: "document", document: documents.appRequest, key: keyOfRequest(value) },
    { kind: "document", document: documents.appResolution, key: { target_id: value.targetId, app_id: value.appId } },
  ],
  drafts: ({ value: request }, view) => {
    const before = view.before(documents.appRequest, keyOfRequest(request));
    if (request.status !== "open" || before?.id === request.id) return [];
    const previous = view.before(documents.appResolution, { target_id: request.targetId, app_id: request.appId });
    const audience = { subscription: "app_requested", workspaceIds: [request.targetId] };
    return [{ type: "app_requested", audience, facts: { request, ...(previous && { previous }) } }];
  },
};

function keyOfRequest({ appId, targetId, userId }: AppRequest) {
  return { app_id: appId, target_id: targetId, user_id: userId };
}

/** Writes `app_requested`. */
export async function writeAppRequested(
  { request, previous }: { readonly request: AppRequest; readonly previous?: AppResolution },
  { store }: Receiver,
): Promise<object | undefined> {
  // It needs the texts of all scopes, which no other event does.
  const { toAppRequest } = await import("../rules/approvals/to-app-request.js");
  const shown = await toAppRequest(request, previous, store);
  return shown && { type: "app_requested", app_request: shown };
}
