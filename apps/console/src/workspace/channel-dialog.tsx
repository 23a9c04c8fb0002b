import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listAt, textAt } from "../json.js";
import { Avatar } from "../parts/avatar.js";
import { CopyButton } from "../parts/copy-button.js";
import { Dialog } from "../parts/dialog.js";
import { IconButton } from "../parts/icon-button.js";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";
import { channelKind, channelName } from "./channel-name.js";

interface ChannelDialogProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** The members and the settings of a conversation, which the person changes. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const store = useStore();
  const { act, go } = store;
  const isNamed = ["public", "private"].includes(channelKind(channel));
  const isArchived = channel["is_archived"] === true;
  const canChange = channel["is_member"] !== false && !isArchived;
  const title = `About ${channelName(channel, store)}`;
  const call = (method: ChannelMethod, more: object = {}) =>
    act("people.call", { method, arguments: { channel: channel.id, ...more } });
  const leave = async () => {
    if ((await act("people.leave", { channel: channel.id })) === undefined) return;
    onClose();
    if (channel["is_private"] === true) go({ rest: [] });
  };
  return (
    <Dialog title={title} class="confirm channel-dialog" onClose={onClose}>
      <header class="dialog-head">
        <h2>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <div class="dialog-body stack">
        <ChannelMembers channel={channel} canChange={canChange} />
        {isNamed && (
          <>
            <Setting
              label="Topic"
              value={textAt(channel, "topic", "value")}
              canChange={canChange}
              onSave={(topic) => void call("conversations.setTopic", { topic })}
            />
            <Setting
              label="Purpose"
              value={textAt(channel, "purpose", "value")}
              canChange={canChange}
              onSave={(purpose) => void call("conversations.setPurpose", { purpose })}
            />
            <Setting
              label="Name"
              value={channel.name ?? ""}
              canChange={canChange}
              onSave={(name) => void call("conversations.rename", { name })}
            />
          </>
        )}
      </div>
      <footer class="dialog-foot">
        <span class="copied">
          <code>{channel.id}</code>
          <CopyButton text={channel.id} label="Copy the identifier" />
        </span>
        <span class="spring" />
        {isNamed && isArchived && (
          <button type="button" class="button" onClick={() => void call("conversations.unarchive")}>
            Unarchive
          </button>
        )}
        {isNamed && canChange && (
          <>
            <button type="button" class="button danger" onClick={() => void call("conversations.archive")}>
              Archive
            </button>
            <button type="button" class="button" onClick={() => void leave()}>
              Leave
            </button>
          </>
        )}
      </footer>
    </Dialog>
  );
}

type ChannelMethod = `conversations.${"setTopic" | "setPurpose" | "rename" | "archive" | "unarchive"}`;

interface SettingProps {
  readonly label: string;
  readonly value: string;
  readonly canChange: boolean;
  readonly onSave: (value: string) => void;
}

function Setting({ label, value, canChange, onSave }: SettingProps) {
  const typed = useSignal(value);
  useEffect(() => {
    typed.value = value;
  }, [value]);
  return (
    <form
      class="setting"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.value.trim());
      }}
    >
      <label>
        <span>{label}</span>
        <input
          class="field"
          type="text"
          value={typed.value}
          disabled={!canChange}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button" disabled={!canChange || typed.value.trim() === value}>
        Save<span class="hidden"> the {label.toLowerCase()}</span>
      </button>
    </form>
  );
}

interface ChannelMembersProps {
  readonly channel: Channel;
  readonly canChange: boolean;
}

/** Most members that are listed. */
const maxListed = 200;

function ChannelMembers({ channel, canChange }: ChannelMembersProps) {
  const { act, people, me, workspace } = useStore();
  const ids = useSignal<readonly string[] | undefined>(undefined);
  const isBusy = useSignal(false);
  const kind = channelKind(channel);
  const read = async () => {
    const sent = { channel: channel.id, limit: maxListed };
    const read = await act("people.call", { method: "conversations.members", arguments: sent });
    ids.value = listAt(read?.answer, "members").filter((id) => typeof id === "string");
  };
  const change = async (work: () => Promise<unknown>) => {
    isBusy.value = true;
    await work();
    await read();
    isBusy.value = false;
  };
  useEffect(() => void read(), [channel.id, channel["is_member"]]);
  const inside = new Set(ids.value);
  const listed = (ids.value ?? [])
    .flatMap((id) => people.byId.value.get(id) ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const here = workspace.seen.value?.workspace.id ?? "";
  const outside = people.all.value.filter(
    ({ id, active, workspaces }) => active && workspaces.includes(here) && !inside.has(id),
  );
  return (
    <section aria-label="Members">
      <header class="card-head">
        <h3>
          Members <span class="muted">{ids.value?.length ?? ""}</span>
        </h3>
        {canChange && kind !== "direct" && kind !== "group" && (
          <Picker
            choices={outside.map(({ id, name, user_name: detail, app }) => ({
              value: id,
              text: name,
              detail: app === undefined ? detail : `${detail} · app`,
            }))}
            picked={[]}
            placeholder="Add people and apps"
            isBusy={isBusy.value}
            onPick={([id]) => {
              if (id !== undefined) void change(() => act("people.invite", { channel: channel.id, users: [id] }));
            }}
          />
        )}
      </header>
      <ul class="rows members">
        {listed.map(({ id, name, user_name: userName, app }) => (
          <li key={id}>
            <Avatar id={id} name={name} isApp={app !== undefined} />
            <strong>{name}</strong>
            <span class="muted">{userName}</span>
            {app !== undefined && <span class="badge">app</span>}
            {canChange && kind !== "direct" && kind !== "group" && id !== me.value?.id && (
              <button
                type="button"
                class="button small"
                disabled={isBusy.value}
                onClick={() =>
                  void change(() =>
                    act("people.call", {
                      method: "conversations.kick",
                      arguments: { channel: channel.id, user: id },
                    }),
                  )
                }
              >
                Remove<span class="hidden"> {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {inside.size >= maxListed && <p class="muted">The first {maxListed} members are listed.</p>}
    </section>
  );
}
