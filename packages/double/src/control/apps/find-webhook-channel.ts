import type { Manifest } from "@rollcall/api/webapi";
import { asksForWebhook } from "@rollcall/service";
import { type ControlRefusal, conflict, notFound } from "../../control-refusal.js";
import type { World } from "../../worlds/world.js";

/** The installation of an app. */
interface Wanted {
  readonly channel?: string;
  /** Identifier or domain. Default: the first workspace. */
  readonly workspace?: string;
}

type Found = { readonly ok: true; readonly id: string | undefined } | ControlRefusal;

/** Finds the channel of the incoming webhook of an app, by name or identifier. */
export async function findWebhookChannel(
  { store }: Pick<World, "store">,
  manifest: object,
  { channel, workspace: wanted }: Wanted,
): Promise<Found> {
  if (channel === undefined) return { ok: true, id: undefined };
  // A stored manifest is always valid.
  if (!asksForWebhook(manifest as Manifest)) {
    return conflict(
      "The manifest does not ask for the scope incoming-webhook, which a webhook needs; leave out channel.",
    );
  }
  const workspaces = await store.organizations.workspaces();
  const home = (await store.organizations.get())?.defaultWorkspaceId;
  const workspace = workspaces.find(({ id, domain }) => id === (wanted ?? home) || domain === wanted) ?? workspaces[0];
  const name = channel.replace(/^#/, "");
  const found = (await store.channels.get(name)) ?? (workspace && (await store.channels.byName(workspace.id, name)));
  return found === undefined || found.deleted === true ? notFound("channel", channel, []) : { ok: true, id: found.id };
}
