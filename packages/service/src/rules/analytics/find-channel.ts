import type { Channel } from "../../model/channel.js";
import { placesOf } from "../../model/placed.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { isGranted } from "../directory/is-granted.js";

/** The channel to analyze, or why it cannot be analyzed. */
export type AnalysedChannel =
  | { readonly kind: "found"; readonly channel: Channel }
  | { readonly kind: "absent" | "foreign" | "notGranted" };

/** Finds a public, private or session channel of the caller's organization. */
export async function findAnalysedChannel(
  id: string,
  { token, organization }: WebapiCaller,
  { channels, organizations }: Pick<Store, "channels" | "organizations">,
): Promise<AnalysedChannel> {
  const channel = await channels.get(id);
  if (channel === undefined || channel.deleted === true || channel.kind === "im" || channel.kind === "mpim")
    return { kind: "absent" };
  const workspace = await organizations.workspace(channel.workspaceId);
  if (workspace === undefined || workspace.deleted) return { kind: "absent" };
  if (workspace.organizationId !== organization?.id) return { kind: "foreign" };
  return placesOf(channel).some((each) => isGranted(token, each)) ? { kind: "found", channel } : { kind: "notGranted" };
}
