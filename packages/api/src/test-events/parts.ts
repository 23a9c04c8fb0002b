import type { BotProfile, Message, User, UserGroup } from "../generated/webapi/index.js";

export const ts = "1531420618.000100";
export const eventTs = "1531420619.000200";

export const message: Message = { user: "U1", type: "message", ts, text: "Ahoy", team: "T1" };

export const blocks = [{ type: "section", text: { type: "mrkdwn", text: "Ahoy" } }];
export const attachments = [{ id: 1, fallback: "A map" }];
export const metadata = { event_type: "voyage_started", event_payload: { ship: "Argo" } };
export const bot_profile: BotProfile = {
  id: "B1",
  app_id: "A1",
  user_id: "U2",
  name: "helper",
  icons: { image_36: "https://a/36", image_48: "https://a/48", image_72: "https://a/72" },
  deleted: false,
  updated: 1531420618,
  team_id: "T1",
};
export const files = [
  {
    id: "F1",
    created: 1531420618,
    timestamp: 1531420618,
    name: "map.txt",
    title: "A map",
    mimetype: "text/plain",
    user: "U1",
    size: 7,
    mode: "snippet" as const,
  },
];

export const user: User = {
  id: "U1",
  team_id: "T1",
  name: "ada",
  deleted: false,
  color: "9f69e7",
  real_name: "Ada Lovelace",
  tz: "Europe/London",
  tz_label: "British Time",
  tz_offset: 0,
  profile: {
    image_original: "https://a/original.png",
    image_24: "https://a/24.png",
    image_32: "https://a/32.png",
    image_48: "https://a/48.png",
    image_72: "https://a/72.png",
    image_192: "https://a/192.png",
    image_512: "https://a/512.png",
  },
  is_admin: false,
  is_owner: false,
  is_primary_owner: false,
  is_restricted: false,
  is_ultra_restricted: false,
  is_bot: false,
  is_app_user: true,
  has_2fa: false,
  updated: 1531420618,
};

export const subteam: UserGroup = {
  id: "S1",
  team_id: "T1",
  is_usergroup: true,
  is_subteam: true,
  name: "Crew",
  description: "The crew",
  handle: "crew",
  is_external: false,
  date_create: 1531420618,
  date_update: 1531420618,
  date_delete: 0,
  auto_type: null,
  auto_provision: false,
  enterprise_subteam_id: "",
  created_by: "U1",
  updated_by: "U1",
  deleted_by: null,
  prefs: { channels: ["C1"], groups: [] },
  channel_count: 1,
  users: ["U1"],
  user_count: 1,
  is_section: false,
  is_idp_group: false,
};
