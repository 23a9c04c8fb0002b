// What is loaded together: the methods that most tests of bots call first, which are a part of what every import reads and whose
// compiled code the build keeps, and SCIM.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/lib/packages.mjs";

const methods = [
  ...["auth-test", "chat-delete", "chat-post-message", "chat-update", "conversations-create", "conversations-history"],
  ...["conversations-info", "conversations-invite", "conversations-list", "conversations-replies", "reactions-add"],
  ...["users-info", "users-list"],
];
const rules = [
  ...["channel-members/invite", "channel-settings/create", "conversations/history", "conversations/lists"],
  ...["conversations/one-conversation", "directory/emoji/find-standard", "messages/chat.delete"],
  ...["messages/chat.postMessage", "messages/chat.update", "reactions/reactions", "users/read-users"],
];
/** Modules that the first commit loads. */
const commits = [
  ...[
    "service/src/events/event-tables",
    "service/src/values/default-events",
    "storage/src/sql/events/event-statements",
  ],
  ...["storage/src/sql/events/event-writes", "storage/src/sql/events/publish-events"],
  ...["storage/src/sql/files/document-is-seen", "storage/src/sqlite/create-event-writes"],
];
const calls = [
  ...methods.map((name) => `packages/api/src/generated/webapi/methods/${name}`),
  ...rules.map((name) => `packages/service/src/rules/${name}`),
  ...commits.map((name) => `packages/${name}`),
].map(toPath);
const scim = ["apps/server/src/http/serve-scim", "packages/service/src/create-scim"].map(toPath);

function toPath(name) {
  const path = join(root, `${name}.ts`);
  if (!existsSync(path)) throw new Error(`${path} is to be loaded with the first calls, but there is no such module`);
  return path;
}

/** Whether a module has a method that most tests call, or what its commit needs. */
export function isFirstCall(id) {
  return calls.includes(id);
}

/** Whether a module begins SCIM. */
export function isScim(id) {
  return scim.includes(id);
}
