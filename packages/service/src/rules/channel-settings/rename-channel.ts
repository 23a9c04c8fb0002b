import type { Channel } from "../../model/channel.js";
import type { Expectation } from "../../model/expectations.js";
import type { Refused } from "../../store/refusal.js";
import { isGeneral } from "../conversations/is-general.js";
import { refuseChange } from "../conversations/refusal.js";
import { type Act, type ChannelChange, changeChannel } from "./change-channel.js";

/** Renames a channel and posts a message about it. A name that another channel or a user has makes the commit fail. */
export function renameChannel(before: Channel, name: string, act: Omit<Act, "event">): ChannelChange {
  const { id, workspaceId, name: oldName = "", previousNames = [] } = before;
  const free = { kind: "freeChannelName", workspaceId, name, except: id } as const;
  const { expect = [], writes = [] } = act.also ?? {};
  return changeChannel(
    before,
    { name, previousNames: [oldName, ...previousNames], ...toGeneral(before, name) },
    { ...act, event: { kind: "name", oldName, name }, also: { writes, expect: [...expect, free] } },
  );
}

/** Refuses a commit that failed because of the name of a channel. */
export function refuseTaken(failed: Expectation): Refused<"name_taken"> | undefined {
  return failed.kind === "freeChannelName" ? refuseChange("name_taken", failed.name, "a free name") : undefined;
}

/** States which channel is the general one where the name would change that. */
function toGeneral(before: Channel, name: string): Pick<Channel, "general"> {
  const isIt = isGeneral(before);
  return isGeneral({ ...before, name }) === isIt ? {} : { general: isIt };
}
