import type { WorldChannel } from "./channels.js";
import { workspaceSection } from "./organizations.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import type { WorldContext } from "./section/world-context.js";

type Shareable = Extract<WorldChannel, { readonly shared_with?: unknown }>;

/** Indexes of the further workspaces that share a channel. */
export function sharingWorkspaces(channel: WorldChannel, context: WorldContext): readonly number[] {
  if (!isShareable(channel)) return [];
  const named = (channel.shared_with ?? []).flatMap((each) => context.names.lookup("workspace", each)[0] ?? []);
  const all = channel.organization_wide === true ? ownWorkspaces(context) : [];
  const sharing = new Set([...named, ...all]);
  sharing.delete(homeOf(channel, context));
  return [...sharing];
}

/** Checks that channels are shared with other workspaces than their own, and with the organization only if they are of it. */
export const checkSharing: SectionCheck<WorldChannel> = (channels, context) =>
  channels.flatMap((channel, i) => {
    if (!isShareable(channel)) return [];
    return [...checkWorkspaces(channel, i, context), ...checkWide(channel, i, context), ...checkKind(channel, i)];
  });

function checkWorkspaces(channel: Shareable, i: number, context: WorldContext): readonly WorldFinding[] {
  const seen = new Set([homeOf(channel, context)]);
  return (channel.shared_with ?? []).flatMap((reference, j) => {
    const [workspace] = context.names.lookup("workspace", reference);
    if (workspace === undefined || !seen.has(workspace)) {
      seen.add(workspace ?? -1);
      return [];
    }
    return [{ path: ["channels", i, "shared_with", j], message: "Expected another workspace than its own, once" }];
  });
}

function checkWide(channel: Shareable, i: number, context: WorldContext): readonly WorldFinding[] {
  if (channel.organization_wide !== true) return [];
  if (context.organization !== undefined && !context.isForeign(channel.workspace)) return [];
  return [{ path: ["channels", i, "organization_wide"], message: "Expected a channel of the organization" }];
}

function checkKind({ kind, shared_with, organization_wide }: Shareable, i: number): readonly WorldFinding[] {
  if (kind !== "session" || (shared_with === undefined && organization_wide !== true)) return [];
  return [{ path: ["channels", i, "kind"], message: "A session channel cannot be shared" }];
}

function isShareable(channel: WorldChannel): channel is Shareable {
  return channel.kind !== "im" && channel.kind !== "mpim";
}

function homeOf({ workspace }: WorldChannel, { names }: WorldContext): number {
  return workspace === undefined ? names.defaultWorkspace : (names.lookup("workspace", workspace)[0] ?? -1);
}

/** Indexes of the organization's workspaces. */
function ownWorkspaces({ items }: WorldContext): readonly number[] {
  return items(workspaceSection).flatMap(({ foreign }, index) => (foreign === true ? [] : [index]));
}
