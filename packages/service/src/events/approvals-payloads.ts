import type { AppRequest } from "../model/app-request.js";
import type { AppResolution } from "../model/app-resolution.js";
import type { Receiver } from "./receiver.js";

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
