import type { ServiceEvent } from "../generated/events/index.js";
import { eventTs as event_ts, subteam, user } from "./parts.js";

const schedule = { dnd_enabled: true, next_dnd_start_ts: 1531420618, next_dnd_end_ts: 1531424218 };
const pause = { snooze_enabled: true, snooze_endtime: 1531424218, snooze_remaining: 60, snooze_is_indefinite: false };

/** Events about users, user groups and workspaces, with every key in order. */
export const workspaces: readonly ServiceEvent[] = [
  { type: "emoji_changed", subtype: "add", name: "ship", value: "https://a/ship.png", event_ts },
  { type: "emoji_changed", subtype: "remove", names: ["ship"], event_ts },
  { type: "emoji_changed", subtype: "rename", old_name: "ship", new_name: "boat", value: "alias:ship", event_ts },
  { type: "team_join", user },
  { type: "user_change", user, cache_ts: 1531420618, event_ts },
  { type: "user_profile_changed", user, cache_ts: 1531420618, event_ts },
  { type: "user_status_changed", user, cache_ts: 1531420618, event_ts },
  { type: "user_huddle_changed", user, cache_ts: 1531420618, event_ts },
  { type: "subteam_created", subteam, event_ts },
  { type: "subteam_updated", subteam, event_ts },
  {
    type: "subteam_members_changed",
    subteam_id: "S1",
    team_id: "T1",
    date_previous_update: 1531420618,
    date_update: 1531420619,
    added_users: ["U1"],
    added_users_count: 1,
    removed_users: [],
    removed_users_count: 0,
    event_ts,
  },
  { type: "subteam_self_added", subteam_id: "S1", event_ts },
  { type: "subteam_self_removed", subteam_id: "S1", event_ts },
  { type: "dnd_updated", user: "U1", dnd_status: { ...schedule, ...pause }, event_ts },
  { type: "dnd_updated_user", user: "U1", dnd_status: schedule, event_ts },
  { type: "team_rename", name: "Argo" },
  { type: "team_domain_change", url: "https://argo.test", domain: "argo" },
  { type: "email_domain_changed", email_domain: "argo.test", event_ts },
  {
    type: "invite_requested",
    invite_request: {
      id: "I1",
      email: "a@b.test",
      date_created: 1531420618,
      requester_ids: ["U1"],
      channel_ids: ["C1"],
      invite_type: "full_member",
      real_name: "Ada",
      date_expire: 0,
      request_reason: "She draws maps.",
      team: { id: "T1" },
    },
  },
  { type: "grid_migration_started", enterprise_id: "E1" },
  { type: "grid_migration_finished", enterprise_id: "E1" },
];
