import type { ResponseUrl } from "@rollcall/api/events";
import type { ViewValues } from "../../model/view.js";
import type { SilentWrite } from "../../model/writes.js";
import { mintResponseUrl } from "../../rules/interactivity/response-urls/mint-response-url.js";
import type { Person } from "../act.js";
import { statefulElements } from "../elements/stateful-elements.js";
import type { Modal } from "./find-modal.js";

/** Addresses at which the app can answer in conversations that the person chose in menus with `response_url_enabled`. */
export async function mintResponseUrls(
  { appId, content }: Modal,
  state: ViewValues,
  { store, ids, clock, hooksUrl, user, caller }: Person,
): Promise<{ readonly urls: readonly ResponseUrl[]; readonly writes: readonly SilentWrite[] }> {
  const place = { kind: "actions", workspaceId: caller.workspace.id, appId, userId: user.id } as const;
  const made = await Promise.all(
    statefulElements(content.blocks).map(async ({ block, blockId, actionId, element }) => {
      if (block.type !== "input" || element["response_url_enabled"] !== true) return undefined;
      const value = state[blockId]?.[actionId];
      const channelId = value?.["selected_conversation"] ?? value?.["selected_channel"];
      if (typeof channelId !== "string") return undefined;
      const nowMs = clock.now().getTime();
      const { url, writes } = await mintResponseUrl({ ...place, channelId }, { store, ids, nowMs, hooksUrl });
      const named = { block_id: blockId, action_id: actionId, channel_id: channelId, response_url: url };
      return { named, writes };
    }),
  );
  const all = made.filter((one) => one !== undefined);
  return { urls: all.map(({ named }) => named), writes: all.flatMap(({ writes }) => writes) };
}
