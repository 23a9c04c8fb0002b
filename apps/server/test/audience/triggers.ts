import { fieldsOf } from "../oauth/fill-page.js";
import { installations } from "./installations.js";
import type { Actions } from "./open-audience.js";
import { type Place, type PlaceName, places } from "./places.js";

/** The way in which people bring an event about. */
interface Trigger {
  /** The places where it happens. */
  readonly in: readonly PlaceName[];
  /** Brings it about in the conversation. The user whom it concerns, if it concerns one, is mia. */
  readonly act: (actions: Actions, channel: string) => Promise<void>;
}

const withMembers = ["public", "shared public", "private", "shared private"] as const;
const groups = [...withMembers, "session", "mpim"] as const;
const conversations = [...groups, "im"] as const;
/** Conversations of a single workspace, in which those who see a file are those who see the conversation. */
const fileHomes = ["public", "private", "mpim", "im"] as const;
const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";

/** The act behind each event that commits bring about. */
export const triggers: Readonly<Record<string, Trigger>> = {
  message: on(conversations, post),
  app_mention: on(groups, async (actions, channel) => {
    const everybody = [...new Set(installations.map(({ user }) => user))];
    const ids = await Promise.all(everybody.map((user) => idOf(actions, user)));
    await actions.call("chat.postMessage", { channel, text: ids.map((id) => `<@${id}>`).join(" ") });
  }),
  link_shared: on(conversations, async ({ call }, channel) => {
    await call("chat.postMessage", { channel, text: "<https://tasks.example/1>" });
  }),
  message_metadata_posted: on(conversations, post),
  message_metadata_updated: on(conversations, async (actions, channel) => {
    const metadata = { event_type: "task", event_payload: { id: "2" } };
    await actions.call("chat.update", { channel, ts: await post(actions, channel), text: "new", metadata }, "poster");
  }),
  message_metadata_deleted: on(conversations, async (actions, channel) => {
    await actions.call("chat.delete", { channel, ts: await post(actions, channel) }, "poster");
  }),
  reaction_added: onMessage("reactions.add", (message) => ({ ...message, name: "tada" })),
  reaction_removed: onMessage(["reactions.add", "reactions.remove"], (message) => ({ ...message, name: "tada" })),
  pin_added: onMessage("pins.add", (message) => message),
  pin_removed: onMessage(["pins.add", "pins.remove"], (message) => message),
  member_joined_channel: on([...withMembers, "opened mpim"], async (actions, channel) => {
    if (channel === "") await openWith("U5", "U20")(actions);
    else await actions.call("conversations.invite", { channel, users: ["U5"] });
  }),
  member_left_channel: on(withMembers, leave),
  channel_left: on(["public", "shared public"], leave),
  group_left: on(["private", "shared private"], leave),
  channel_created: on(["workspace"], async ({ call }) => {
    await call("conversations.create", { name: "rooms" });
  }),
  channel_rename: on(["public", "shared public"], rename),
  group_rename: on(["private", "shared private"], rename),
  channel_archive: on(["public", "shared public"], archive),
  group_archive: on(["private", "shared private"], archive),
  channel_unarchive: on(["archived public"], unarchive),
  group_unarchive: on(["archived private"], unarchive),
  channel_deleted: on(["public", "shared public"], erase),
  group_deleted: on(["private", "shared private"], erase),
  channel_shared: on(["public", "private"], shareWithLabs),
  channel_unshared: on(["public", "private"], async (actions, channel) => {
    await shareWithLabs(actions, channel);
    await actions.call("admin.conversations.setTeams", { channel_id: channel, team_id: "T1" }, "administrator");
  }),
  im_created: on(["workspace"], openWith("U5")),
  im_open: on(["workspace"], reopenWith("U5")),
  im_close: on(["workspace"], reopenWith("U5")),
  group_open: on(["workspace"], reopenWith("U5", "U7")),
  group_close: on(["workspace"], reopenWith("U5", "U7")),
  team_join: on(["workspace"], ({ scim }) => {
    const emails = [{ value: "newbie@acme.example" }];
    return scim("POST", "/Users", { schemas: [userSchema], userName: "newbie", emails });
  }),
  user_change: on(["workspace"], changeStatus),
  user_profile_changed: on(["workspace"], changeStatus),
  user_status_changed: on(["workspace"], changeStatus),
  subteam_created: on(["workspace"], changeGroup),
  subteam_updated: on(["workspace"], changeGroup),
  subteam_members_changed: on(["workspace"], changeGroup),
  subteam_self_added: on(["workspace"], changeGroup),
  subteam_self_removed: on(["workspace"], changeGroup),
  dnd_updated: on(["workspace"], snooze),
  dnd_updated_user: on(["workspace"], snooze),
  file_created: on(fileHomes, upload),
  file_shared: on([...fileHomes, "shared public", "shared private"], upload),
  file_public: on(["public"], upload),
  file_change: on(fileHomes, async (actions, channel) => {
    await actions.call("files.sharedPublicURL", { file: await upload(actions, channel) });
  }),
  file_deleted: on(["workspace"], async (actions) => {
    await actions.call("files.delete", { file: await upload(actions) });
  }),
  file_unshared: on([...fileHomes, "shared public", "shared private"], async (actions, channel) => {
    const { file } = await actions.call("files.info", { file: await upload(actions, channel) });
    const { public: open = {}, private: closed = {} } = file.shares;
    const [share] = { ...open, ...closed }[channel];
    await actions.call("chat.delete", { channel, ts: share.ts });
  }),
  tokens_revoked: on(["workspace"], revokeAll),
  app_uninstalled: on(["workspace"], revokeAll),
  app_requested: on(["workspace"], async ({ page }) => {
    const shown = await page("/oauth/v2/authorize?client_id=wanted-client&scope=chat:write&person=U4");
    const cookie = shown.headers.get("set-cookie")?.split(";")[0] ?? "";
    const body = new URLSearchParams({ ...fieldsOf(await shown.text()), decision: "ask" });
    await page("/oauth/v2/authorize", { method: "POST", headers: { cookie }, body });
  }),
};

function on(where: readonly PlaceName[], act: (actions: Actions, channel: string) => Promise<unknown>): Trigger {
  return {
    in: where,
    act: async (actions, channel) => {
      await act(actions, channel);
    },
  };
}

/** Calls methods one after another about a message with metadata. */
function onMessage(
  methods: string | readonly string[],
  argumentsOf: (message: { readonly channel: string; readonly timestamp: string }) => object,
): Trigger {
  return on(conversations, async (actions, channel) => {
    const timestamp = await post(actions, channel);
    for (const method of [methods].flat()) await actions.call(method, argumentsOf({ channel, timestamp }));
  });
}

async function post({ call }: Actions, channel: string): Promise<string> {
  const metadata = { event_type: "task", event_payload: { id: "1" } };
  return (await call("chat.postMessage", { channel, text: "hi", metadata }, "poster")).ts;
}

async function idOf({ call }: Actions, userName: string): Promise<string> {
  return (await call("auth.test", {}, installations.find(({ user }) => user === userName)?.token)).user_id;
}

async function upload({ call, send }: Actions, channel?: string): Promise<string> {
  const { upload_url: url, file_id: id } = await call("files.getUploadURLExternal", { filename: "a.txt", length: 2 });
  await send(url, "hi");
  await call("files.completeUploadExternal", {
    files: [{ id }],
    ...(channel !== undefined && { channel_id: channel }),
  });
  return id;
}

async function leave({ call }: Actions, channel: string) {
  await call("conversations.leave", { channel });
}

async function rename({ call }: Actions, channel: string) {
  await call("conversations.rename", { channel, name: "renamed" });
}

async function archive({ call }: Actions, channel: string) {
  await call("conversations.archive", { channel });
}

async function unarchive({ call }: Actions, channel: string) {
  await call("conversations.unarchive", { channel });
}

async function erase({ call }: Actions, channel_id: string) {
  await call("admin.conversations.delete", { channel_id }, "administrator");
}

async function shareWithLabs({ call }: Actions, channel_id: string) {
  await call("admin.conversations.setTeams", { channel_id, target_team_ids: ["T1", "T2"] }, "administrator");
}

function openWith(...users: readonly string[]) {
  return async ({ call }: Actions): Promise<string> => (await call("conversations.open", { users })).channel.id;
}

function reopenWith(...users: readonly string[]) {
  return async (actions: Actions) => {
    const channel = await openWith(...users)(actions);
    await actions.call("conversations.close", { channel });
    await actions.call("conversations.open", { channel });
  };
}

async function changeStatus({ call }: Actions) {
  await call("users.profile.set", { profile: { status_text: "away", status_emoji: ":tada:" } });
}

async function changeGroup({ call }: Actions) {
  const { usergroup } = await call("usergroups.create", { name: "Editors", handle: "editors" });
  await call("usergroups.users.update", { usergroup: usergroup.id, users: ["U4", "U5"] });
  await call("usergroups.users.update", { usergroup: usergroup.id, users: ["U5"] });
  await call("usergroups.update", { usergroup: usergroup.id, description: "They edit." });
}

async function snooze({ call }: Actions) {
  await call("dnd.setSnooze", { num_minutes: 5 });
}

async function revokeAll({ call }: Actions) {
  for (const { token } of installations) await call("auth.revoke", {}, token);
}

/** Kinds of conversations in which an event is brought about. */
export function kindsOf(type: string): ReadonlySet<string> {
  const found: readonly Place[] = triggers[type]?.in.map((name) => places[name]) ?? [];
  return new Set(found.flatMap(({ kind }) => kind ?? []));
}
