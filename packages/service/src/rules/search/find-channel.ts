import { idPatterns } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { findUser } from "./find-user.js";

/** Readers of what a query names. */
export type NameReaders = Pick<Store, "channels" | "users">;

interface Searching {
  readonly caller: WebapiCaller;
  readonly workspaceId: Id;
  readonly store: NameReaders;
}

/** Conversation that `in:` names: by ID, as a mention, by its name, or by the user of a direct conversation. */
export async function findChannel(value: string, { caller, workspaceId, store }: Searching): Promise<Id | undefined> {
  const name = /^<#([^|>]+)(?:\|[^>]*)?>$/.exec(value)?.[1] ?? value.replace(/^#/, "");
  if (idPatterns.channel.test(name) || idPatterns.dm.test(name)) return name;
  const channel = /^[@<]/.test(name) ? undefined : await store.channels.byName(workspaceId, name);
  if (channel !== undefined) return channel.id;
  const partner = await findUser(value, { caller, store });
  if (partner === undefined || caller.user === undefined) return undefined;
  return (await store.channels.dm(workspaceId, caller.user.id, partner.id))?.id;
}
