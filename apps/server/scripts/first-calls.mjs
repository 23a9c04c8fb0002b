// The methods that most tests of bots call first. Their modules are a part of what every import reads, and a build keeps their
// compiled code.
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
/** What the first commit loads. */
const commits = [
  ...[
    "service/src/events/event-tables",
    "service/src/values/default-events",
    "storage/src/sql/events/event-statements",
  ],
  ...["storage/src/sql/events/event-writes", "storage/src/sql/events/publish-events"],
  ...["storage/src/sql/files/document-is-seen", "storage/src/sqlite/create-event-writes"],
];
const modules = [
  ...methods.map((name) => `api/src/generated/webapi/methods/${name}`),
  ...rules.map((name) => `service/src/rules/${name}`),
  ...commits,
].map((path) => join(root, "packages", `${path}.ts`));

for (const path of modules)
  if (!existsSync(path)) throw new Error(`the list of first calls has ${path}, which is no module`);

/** Whether a module has a method that most tests call, or what its commit needs. */
export function isFirstCall(id) {
  return modules.includes(id);
}
