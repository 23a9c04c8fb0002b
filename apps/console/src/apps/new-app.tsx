import { useSignal } from "@preact/signals";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import { ManifestEditor } from "./manifest-editor.js";

const starter = `display_information:
  name: My Bot
features:
  bot_user:
    display_name: mybot
oauth_config:
  scopes:
    bot: [chat:write, app_mentions:read, channels:history]
settings:
  socket_mode_enabled: true
  event_subscriptions:
    bot_events: [app_mention]
`;

/** Creates an app from a manifest that one writes, pastes or opens. */
export function NewApp() {
  const { route, go, hrefTo, notes } = useStore();
  const { world } = route.value;
  const { isBusy, run } = useOperation();
  const text = useSignal(starter);
  const isInstalled = useSignal(true);
  const events = useSignal("");
  const create = async () => {
    const sent = { manifest: text.value, install: isInstalled.value, world };
    const url = events.value.trim();
    const created = await run("apps.create", { ...sent, ...(url !== "" && { events: url }) });
    if (created === undefined) return;
    notes.add("info", `${created.app.name} is created.`);
    go({ rest: [created.app.id] });
  };
  const open = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) text.value = await file.text();
  };
  return (
    <>
      <header class="pane-head">
        <a class="icon-button only-narrow" href={hrefTo({ rest: [] })} aria-label="All apps">
          <Icon name="back" />
        </a>
        <h2>New app</h2>
      </header>
      <div class="page">
        <section class="card-section">
          <header class="card-head">
            <h2>Manifest</h2>
            <label class="button small">
              Open a file
              <input
                type="file"
                class="hidden"
                accept=".yaml,.yml,.json"
                onChange={({ currentTarget }) => void open(currentTarget.files)}
              />
            </label>
          </header>
          <div class="actions">
            <label class="box">
              <input
                type="checkbox"
                checked={isInstalled.value}
                onChange={({ currentTarget: { checked } }) => {
                  isInstalled.value = checked;
                }}
              />
              <span>Install it, too</span>
            </label>
            <input
              class="field small grow"
              type="url"
              aria-label="Address for events, in place of that of the manifest"
              placeholder="Address for events, if not that of the manifest"
              value={events.value}
              onInput={({ currentTarget: { value } }) => {
                events.value = value;
              }}
            />
          </div>
          <ManifestEditor
            text={text.value}
            button="Create"
            isBusy={isBusy}
            onText={(changed) => {
              text.value = changed;
            }}
            onDone={() => void create()}
            onCancel={() => go({ rest: [] })}
          />
        </section>
      </div>
    </>
  );
}
