import type { Conversation } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";

/** Settings of a channel with its canvas and the tab of that, as the Web API shows them. Absent if there are none. */
export function toProperties({ properties, canvas }: Channel): Pick<Conversation, "properties"> {
  if (canvas === undefined) return properties === undefined ? {} : { properties };
  const data = { file_id: canvas.id };
  const tab = { id: `Ct${canvas.id.slice(1)}`, label: "", type: "channel_canvas", data, is_disabled: false };
  return { properties: { ...properties, canvas: { ...data, is_empty: canvas.empty }, tabs: [tab] } };
}
